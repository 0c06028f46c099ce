import type { Page } from '@playwright/test';

/** The spacing that a reader may set without losing anything (WCAG 2.2, success criterion 1.4.12). */
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

/** Words of so few letters fit any column that text is read in. */
const SHORT_WORD = '[a-z]{2,6}';

/** @returns short words that are broken over two lines, where a column has become too narrow to read */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate((short) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (
        parent.closest(
          'svg, script, style, template, .sr-only, .skip-link, [href^=mailto], [aria-hidden=true]',
        )
      )
        continue;
      for (const { 0: word, index } of node.data.matchAll(/[\p{L}\d]+/gu)) {
        if (!new RegExp(`^${short}$`, 'i').test(word)) continue;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
        );
        if (lines.size > 1) found.push(`${word} in ${parent.className || parent.tagName}`);
      }
    }
    return found;
  }, SHORT_WORD);
}

/** The share of a line's height that a frame may take from its upper and lower edge: there the letters of a tight line do not reach. */
const EDGE = 0.3;

/** @returns the beginnings of texts of which a line is cut off by a frame, or lies beside the page; those in drawings do not count */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate((edge) => {
    const isCut = (line: DOMRect, parent: Element): boolean => {
      for (
        let frame: Element | null = parent;
        frame && frame !== document.documentElement;
        frame = frame.parentElement
      ) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(frame);
        const box = frame.getBoundingClientRect();
        if (/auto|scroll/.test(overflowX) || clipPath !== 'none' || box.width < 3) return false;
        const sideways = line.right > box.right + 1 || line.left < box.left - 1;
        const slack = line.height * edge;
        const upright = line.bottom > box.bottom + slack || line.top < box.top - slack;
        if ((/hidden|clip/.test(overflowX) && sideways) || (/hidden|clip/.test(overflowY) && upright))
          return true;
      }
      return line.right > innerWidth + 1 || line.left < -1;
    };

    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
      const parent = node.parentElement;
      if (!parent || !node.data.trim()) continue;
      if (parent.closest('svg, script, style, template, .sr-only, [aria-hidden=true]')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if ([...range.getClientRects()].some((line) => isCut(line, parent)))
        found.push(node.data.trim().slice(0, 40));
    }
    return found;
  }, EDGE);
}

/** @returns how wide the page is, where that is more than its window */
export const overflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    return scrollWidth > innerWidth ? [`${scrollWidth} px wide`] : [];
  });
