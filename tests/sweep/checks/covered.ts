import type { Page } from '@playwright/test';
import { bringDrawings } from './placed-drawings.ts';

/** The controls that a press is meant for. What is hidden from those who listen repeats a link beside it, as places on a map do. */
const CONTROLS =
  ':is(a[href], button, input:not([type=hidden]), select, textarea, summary):not([aria-hidden=true] *)';
/** Part of the window's height, from its middle up and down, in which nothing sticks to an edge. */
const MIDDLE = 0.25;
/** How close the points lie that are tried where a drawing and words share a place, in px. */
const STEP = 9;
/** Parts of a line's height at its upper and lower edge that letters hardly reach. */
const LEADING = 0.2;
/** Pictures that let presses through are hit too: what lies under them is not seen. */
const HIT_ALL = 'img, svg, svg * { pointer-events: auto !important; }';

/**
 * Scrolls each control into view and tries its middle; where the box of a drawing reaches over a control or over words, tries all of it.
 * @returns controls that lie under something else, and words that lie under a drawing
 */
export async function covered(page: Page): Promise<string[]> {
  await bringDrawings(page);
  return page.evaluate(
    ([controls, middle, step, leading, hitAll]) => {
      const { drawings } = window;
      if (!drawings) return ['(no drawings)'];
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(hitAll);
      document.adoptedStyleSheets = [sheet];
      const start = scrollY;

      const nameOf = (element: Element | null) => element?.outerHTML.replaceAll(/\s+/g, ' ').slice(0, 90);
      const isClipped = (element: Element | null): boolean =>
        element !== null &&
        (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement));
      const isSeen = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;
      /** Of an element and its own drawings, as with the words of a link and its arrow, none covers another. */
      const isOf = (one: Element, other: Element) => one.contains(other) || other.contains(one);

      const pictures = [...document.querySelectorAll('img, svg')].filter(
        (picture) => isSeen(picture) && !picture.parentElement?.closest('svg'),
      );
      const meets = (one: DOMRect, other: DOMRect) =>
        one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
      const isNearDrawing = (element: Element, box: DOMRect) =>
        pictures.some((picture) => !isOf(element, picture) && meets(box, picture.getBoundingClientRect()));

      /** How much paint each drawing has at each of its pixels: to draw one anew for each point takes most of the time. */
      const paints = new Map<HTMLImageElement, ImageData>();
      const paintOf = (image: HTMLImageElement, width: number, height: number) => {
        const paper = new OffscreenCanvas(width, height).getContext('2d');
        paper?.drawImage(image, 0, 0, width, height);
        const paint = paper?.getImageData(0, 0, width, height) ?? new ImageData(width, height);
        paints.set(image, paint);
        return paint;
      };
      /** Whether a drawing has paint at a point: much of its box may be empty. */
      const isPainted = (image: HTMLImageElement, x: number, y: number) => {
        if (image.naturalWidth === 0) return false;
        // Pictures from elsewhere cannot be looked into; they fill their boxes.
        if (new URL(image.currentSrc).origin !== location.origin) return true;
        const { left, top, right, bottom } = drawings.placeOf(image, image.naturalWidth, image.naturalHeight);
        const { data, width } =
          paints.get(image) ?? paintOf(image, Math.ceil(right - left) || 1, Math.ceil(bottom - top) || 1);
        const column = Math.floor(x - left);
        return (
          column >= 0 && column < width && (data[4 * (Math.floor(y - top) * width + column) + 3] ?? 0) > 0
        );
      };
      const isEmpty = (element: Element, x: number, y: number) =>
        element instanceof SVGSVGElement ||
        element instanceof HTMLPictureElement ||
        (element instanceof HTMLImageElement && !isPainted(element, x, y));
      const topAt = (x: number, y: number) =>
        document.elementsFromPoint(x, y).find((element) => !isEmpty(element, x, y)) ?? null;

      /** Scrolls a box into the middle of the window, if it is not there. */
      const bring = (element: Element, box: () => DOMRect | undefined) => {
        const isThere = ({ top, height, left, width }: DOMRect) =>
          Math.abs(top + height / 2 - innerHeight / 2) < innerHeight * middle &&
          left + width / 2 > 0 &&
          left + width / 2 < innerWidth;
        const first = box();
        if (!first || isThere(first)) return first;
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        return box();
      };
      const drawingOver = (element: Element, { left, top, width, height }: DOMRect) => {
        for (let y = top + Math.min(4, height / 2); y < top + height; y += step)
          for (let x = left + Math.min(3, width / 2); x < left + width; x += step) {
            const found = topAt(x, y);
            if (found?.closest('img, svg') && !isOf(element, found)) return found;
          }
        return null;
      };

      const errors: string[] = [];
      for (const control of document.querySelectorAll<HTMLElement>(controls)) {
        if (!isSeen(control)) continue;
        const box = bring(control, () => control.getClientRects()[0]);
        if (!box) continue;
        const labels = 'labels' in control ? [...((control.labels as NodeListOf<Element> | null) ?? [])] : [];
        const top = topAt(box.left + box.width / 2, box.top + box.height / 2);
        const isReached = top && [control, ...labels].some((one) => isOf(one, top));
        const over = isReached && !isNearDrawing(control, box) ? null : drawingOver(control, box);
        if (!isReached || over) errors.push(`${nameOf(control)} under ${nameOf(over ?? top)}`);
      }

      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
        const parent = node.parentElement;
        if (!node.data.trim() || !parent || parent.closest('svg, script, style, template, .sr-only'))
          continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const lines = [...range.getClientRects()].map((line, place) => ({ line, place }));
        for (const { line, place } of lines) {
          if (!isNearDrawing(parent, line) || !isSeen(parent) || isClipped(parent)) continue;
          const box = bring(parent, () => range.getClientRects()[place]);
          const { left = 0, top = 0, width = 0, height = 0 } = box ?? {};
          const letters = new DOMRect(left, top + height * leading, width, height * (1 - 2 * leading));
          const over = drawingOver(parent, letters);
          if (over) errors.push(`"${node.data.trim().slice(0, 40)}" under ${nameOf(over)}`);
        }
      }
      scrollTo({ top: start, behavior: 'instant' });
      document.adoptedStyleSheets = [];
      return errors;
    },
    [CONTROLS, MIDDLE, STEP, LEADING, HIT_ALL] as const,
  );
}
