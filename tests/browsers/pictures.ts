import { mkdirSync } from 'node:fs';
import { contactSheet } from '../../tools/pictures/contact-sheet.mjs';
import type { OldPage } from './browser.ts';

/** For the eye; docs/browsers holds those that were looked at. */
const FOLDER = 'screenshots/browsers';
/** How wide one picture is on its sheet, in px, by the width of the window. */
const CELL_WIDTHS: Readonly<Record<number, number>> = { 360: 120, 1280: 240 };

/** Takes pictures of pages in one window of a browser, of their beginning and their middle. */
export class Pictures {
  readonly #taken: Buffer[] = [];
  readonly #window: readonly [width: number, height: number];

  constructor(window: readonly [width: number, height: number]) {
    this.#window = window;
  }

  async take(page: OldPage): Promise<void> {
    this.#taken.push(await page.picture());
    await page.evaluate(`new Promise((resolve) => {
      document.documentElement.style.scrollBehavior = 'auto';
      scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2);
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)));
    })`);
    this.#taken.push(await page.picture());
  }

  /** Writes all of them on one sheet. @param engine name of the browser */
  async write(engine: string): Promise<void> {
    const [width, height] = this.#window;
    const cell = CELL_WIDTHS[width] ?? width;
    mkdirSync(FOLDER, { recursive: true });
    const sheet = await contactSheet(this.#taken, {
      width: cell,
      height: Math.floor((height * cell) / width),
    });
    await sheet.webp({ quality: 50 }).toFile(`${FOLDER}/${engine.replace(/\W+/g, '-')}-${width}.webp`);
  }
}
