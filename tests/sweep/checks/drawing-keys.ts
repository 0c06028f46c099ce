import type { Page } from '@playwright/test';
import type { Box } from './placed-drawings.ts';

/** The parts of a drawing's file that must be seen: the box of each key as shares of the file's width and height. */
export interface FileKeys {
  width: number;
  height: number;
  keys: (Box & { name: string })[];
}

const measured = new Map<string, FileKeys>();

/**
 * Measures files in an empty page, since policy keeps markup out of those of the site; each file once.
 * @returns the keys of each drawing, by its address
 */
export async function keysOfFiles(
  page: Page,
  addresses: readonly string[],
): Promise<Record<string, FileKeys>> {
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
