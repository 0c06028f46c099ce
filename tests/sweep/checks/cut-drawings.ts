import type { Page } from '@playwright/test';
import { type Box, bringDrawings } from './placed-drawings.ts';

/** The parts of a drawing's file that must be seen: the box of each key as shares of the file's width and height. */
interface FileKeys {
  width: number;
  height: number;
  keys: (Box & { name: string })[];
}

const measured = new Map<string, FileKeys>();

/**
 * Measures files in an empty page, since policy keeps markup out of those of the site; each file once.
 * @returns the keys of each drawing, by its address
 */
async function keysOfFiles(page: Page, addresses: readonly string[]): Promise<Record<string, FileKeys>> {
  const unknown = addresses.filter((address) => !measured.has(address));
  if (unknown.length > 0) {
    const sheet = await page.context().newPage();
    for (const address of unknown) {
      await sheet.setContent(await (await page.request.get(address)).text());
      measured.set(address, await sheet.evaluate(measure));
    }
    await sheet.close();
    // A page behind another one has no frames, for which later checks wait.
    await page.bringToFront();
  }
  return Object.fromEntries(
    addresses.flatMap((address) => {
      const keys = measured.get(address);
      return keys ? [[address, keys]] : [];
    }),
  );
}

function measure(): FileKeys {
  const svg = document.querySelector('svg');
  if (!svg) throw new Error('No drawing');
  const view = svg.getBoundingClientRect();
  const keys = [...svg.querySelectorAll('[data-key]')].map((key) => {
    const box = key.getBoundingClientRect();
    return {
      name: key.getAttribute('data-key') ?? '',
      left: (box.left - view.left) / view.width,
      top: (box.top - view.top) / view.height,
      right: (box.right - view.left) / view.width,
      bottom: (box.bottom - view.top) / view.height,
    };
  });
  return {
    width: view.width,
    height: view.height,
    keys: keys.filter(({ left, top, right, bottom }) => right > 0 && left < 1 && bottom > 0 && top < 1),
  };
}

/** By how many px a frame may cut what must be seen: edges are rounded. */
const SLACK = 1.5;
const FILES = '/art/';
/** Buildings may run off sideways. */
const UPRIGHT = ['awning', 'roof'];

/**
 * Drawings say what of them must be seen by `data-key` (src/ui/art/drawings): faces, cabs, roofs. What a drawing leaves out of its
 * own view altogether is not part of it.
 * @returns what of them lies in part or wholly outside the frame in which the page shows the drawing
 */
export async function cutDrawings(page: Page): Promise<string[]> {
  await bringDrawings(page);
  const addresses = await page.evaluate(() =>
    [...document.images].map((image) => window.drawings?.addressOf(image) ?? ''),
  );
  const files = await keysOfFiles(
    page,
    [...new Set(addresses)].filter((address) => address.includes(FILES)),
  );
  return page.evaluate(
    ([files, slack, upright]) => {
      const { drawings } = window;
      if (!drawings) return ['(no drawings)'];

      const cutAt = (key: Box, frame: Box) => [
        ...(['left', 'top'] as const).filter((side) => key[side] < frame[side] - slack),
        ...(['right', 'bottom'] as const).filter((side) => key[side] > frame[side] + slack),
      ];
      const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
      const found: string[] = [];
      const look = (element: Element, name: string, key: Box, file: string) => {
        const sides = cutAt(key, drawings.frameOf(element)).filter(
          (side) => !upright.includes(name) || side === 'top' || side === 'bottom',
        );
        if (sides.length === 0) return;
        const part = element.closest('[id], section, header, footer, li')?.outerHTML.slice(0, 60);
        found.push(`${name} of ${file} cut at ${sides.join(' and ')}, in ${part}`);
      };

      for (const image of document.images) {
        const address = drawings.addressOf(image);
        const file = files[address];
        if (!file || !seen(image)) continue;
        const place = drawings.placeOf(image, file.width, file.height);
        const across = (share: number) => place.left + share * (place.right - place.left);
        const down = (share: number) => place.top + share * (place.bottom - place.top);
        for (const { name, left, top, right, bottom } of file.keys) {
          const key = { left: across(left), top: down(top), right: across(right), bottom: down(bottom) };
          look(image, name, key, address.replace(/.*\//, ''));
        }
      }
      for (const key of document.querySelectorAll<SVGElement>('svg [data-key]'))
        if (key.ownerSVGElement && seen(key.ownerSVGElement))
          look(
            key.ownerSVGElement,
            key.dataset['key'] ?? '',
            key.getBoundingClientRect(),
            'a drawing in the page',
          );
      return found;
    },
    [files, SLACK, UPRIGHT] as const,
  );
}
