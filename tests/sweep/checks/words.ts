import type { Page } from '@playwright/test';

/** Text of this size or more, in px, is looked at for words under it: it is what grows with the window. */
const LARGE = 40;
/** So much of a line's height above and below its letters is empty at most. */
const EMPTY = 0.25;

/** @returns words of painted letters that are broken in two, since their column is narrower than they are */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = [];
    for (const element of document.querySelectorAll('h1, h2, h3, h4, .font-display')) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        for (const { 0: word, index } of text.data.matchAll(/[^\s\-/\u00ad\u200b]+/gu)) {
          const range = new Range();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const tops = [...range.getClientRects()].map(({ top }) => top);
          const size = Number.parseFloat(getComputedStyle(text.parentElement ?? element).fontSize);
          if (Math.max(...tops) - Math.min(...tops) > size / 2) broken.push(word);
        }
      }
    }
    return [...new Set(broken)];
  });

/** @returns large words with the words that they lie over */
export const wordsOverWords = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([large, empty]) => {
      const isSeen = (element: Element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !element.closest('[aria-hidden=true], .sr-only, .skip-link, svg, dialog, .site-header') &&
        getComputedStyle(element).clipPath === 'none';
      const lines: { text: string; size: number; box: DOMRect; of: Element }[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const of = texts.currentNode.parentElement;
        const text = texts.currentNode.nodeValue?.trim() ?? '';
        if (!of || !text || !isSeen(of)) continue;
        const range = new Range();
        range.selectNode(texts.currentNode);
        const size = Number.parseFloat(getComputedStyle(of).fontSize);
        for (const { x, y, width, height } of range.getClientRects()) {
          const trimmed = new DOMRect(x, y + height * empty, width, height * (1 - 2 * empty));
          if (width > 1 && height > 1) lines.push({ text: text.slice(0, 40), size, box: trimmed, of });
        }
      }
      const found = new Set<string>();
      for (const big of lines.filter(({ size }) => size >= large))
        for (const other of lines) {
          if (other.of === big.of || big.of.contains(other.of) || other.of.contains(big.of)) continue;
          const across = Math.min(big.box.right, other.box.right) - Math.max(big.box.left, other.box.left);
          const down = Math.min(big.box.bottom, other.box.bottom) - Math.max(big.box.top, other.box.top);
          if (across > 2 && down > 2) found.add(`"${big.text}" over "${other.text}"`);
        }
      return [...found];
    },
    [LARGE, EMPTY] as const,
  );
