import type { Page } from '@playwright/test';

/** A box in the window, in px. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The functions with which checks look at the drawings of a page, in the page itself. */
export interface Drawings {
  /** The file that an image shows in a window of this width, even while that of the width before is still shown. */
  addressOf(image: HTMLImageElement): string;
  /** Where an image draws its file of a given size: it may be larger than its own box, and is cut there. */
  placeOf(image: HTMLImageElement, width: number, height: number): Box;
  /** The visible part of an element: its box, less what it and all around it cut off. Sideways a row may be scrolled. */
  frameOf(element: Element): Box;
}

declare global {
  interface Window {
    drawings?: Drawings;
  }
}

/** Brings `window.drawings` into a page, and has all of its drawings loaded. */
export async function bringDrawings(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.images].filter((image) => image.checkVisibility());
    for (const image of images) image.loading = 'eager';
    // One that cannot be shown has its words instead.
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    if (window.drawings) return;

    const addressOf = (image: HTMLImageElement) => {
      const sources = image.parentElement?.matches('picture') ? image.parentElement.children : [];
      const source = [...sources].find(
        (one) => one instanceof HTMLSourceElement && matchMedia(one.media).matches,
      );
      return new URL(source?.getAttribute('srcset') ?? image.getAttribute('src') ?? '', location.href).href;
    };

    const placeOf = (image: HTMLImageElement, width: number, height: number) => {
      const frame = image.getBoundingClientRect();
      const { objectFit, objectPosition } = getComputedStyle(image);
      const across = frame.width / width;
      const down = frame.height / height;
      const scale = { cover: Math.max(across, down), contain: Math.min(across, down), none: 1 }[objectFit];
      const drawn = { width: width * (scale ?? across), height: height * (scale ?? down) };
      const [x = 50, y = 50] = objectPosition.split(' ').map((share) => Number.parseFloat(share));
      const left = frame.left + ((frame.width - drawn.width) * x) / 100;
      const top = frame.top + ((frame.height - drawn.height) * y) / 100;
      return { left, top, right: left + drawn.width, bottom: top + drawn.height };
    };

    const frameOf = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const seen = { left, top, right, bottom };
      for (let frame = element.parentElement; frame; frame = frame.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(frame);
        const box = frame.getBoundingClientRect();
        if (/auto|scroll/.test(overflowX)) break;
        if (/hidden|clip/.test(overflowX)) {
          seen.left = Math.max(seen.left, box.left);
          seen.right = Math.min(seen.right, box.right);
        }
        if (/hidden|clip/.test(overflowY)) {
          seen.top = Math.max(seen.top, box.top);
          seen.bottom = Math.min(seen.bottom, box.bottom);
        }
      }
      return seen;
    };

    window.drawings = { addressOf, placeOf, frameOf };
  });
}
