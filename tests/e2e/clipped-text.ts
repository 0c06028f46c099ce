import type { Page } from '@playwright/test';

/** What a reader may set without losing anything (WCAG 2.2, success criterion 1.4.12). */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** @returns the beginnings of texts that are cut off by wider spacing, but not without it; those in drawings do not count */
export function clippedBySpacing(page: Page): Promise<string[]> {
  return page.evaluate((spacing) => {
    const isOutside = (text: DOMRect, frame: DOMRect, { overflowX, overflowY }: CSSStyleDeclaration) =>
      (/hidden|clip/.test(overflowX) && (text.right > frame.right + 1 || text.left < frame.left - 1)) ||
      (/hidden|clip/.test(overflowY) && (text.bottom > frame.bottom + 1 || text.top < frame.top - 1));

    const isClipped = (node: Text): boolean => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      let frame = node.parentElement;
      for (; frame && frame !== document.body; frame = frame.parentElement) {
        const style = getComputedStyle(frame);
        if (/auto|scroll/.test(style.overflowX)) return false;
        if (isOutside(text, frame.getBoundingClientRect(), style)) return true;
      }
      return false;
    };

    const clipped = () => {
      const found = new Set<Text>();
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
        const parent = node.parentElement;
        if (!node.data.trim() || parent?.closest('svg, script, style, template, .sr-only')) continue;
        if (parent?.checkVisibility({ visibilityProperty: true }) && isClipped(node)) found.add(node);
      }
      return found;
    };

    const before = clipped();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(spacing);
    document.adoptedStyleSheets = [sheet];
    const lost = [...clipped()]
      .filter((node) => !before.has(node))
      .map(({ data }) => data.trim().slice(0, 40));
    if (document.documentElement.scrollWidth > innerWidth) lost.push('(the page is wider than the window)');
    document.adoptedStyleSheets = [];
    return lost;
  }, SPACING);
}
