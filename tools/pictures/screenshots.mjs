/**
 * `npm run screenshots [-- PATH …]`: pictures of all pages, or of those named, at each of the widths below, and one contact sheet per
 * width, in `screenshots/`.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { PAGES } from '../../tests/sweep/routes.ts';
import { ensureBuilt } from '../run/steps/build.mjs';
import { CHROMIUM_FLAGS, ensureChromium } from '../run/steps/chromium.mjs';
import { loadAll } from '../run/steps/load-all.mjs';
import { startServer } from '../run/steps/server.mjs';
import { contactSheet } from './contact-sheet.mjs';

const WIDTHS = [320, 360, 768, 1024, 1280, 1440, 1536, 1920, 2560];
const HEIGHT = 900;
const FOLDER = 'screenshots';
/** Of one picture on the contact sheet, in px; a longer page is cut below. */
const CELL = { width: 240, height: 900 };

/** @param {string} path */
const fileName = (path) => path.replace(/^\//, '').replaceAll(/[^\w-]+/g, '_') || 'home';

const named = process.argv.slice(2);
const paths = named.length > 0 ? named : PAGES;
await ensureBuilt();
await mkdir(FOLDER, { recursive: true });
const data = await mkdtemp(join(tmpdir(), 'kayalink-screenshots-'));
const server = await startServer({ DATA_DIR: data });
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', ...CHROMIUM_FLAGS],
});

try {
  for (const width of WIDTHS) {
    const page = await browser.newPage({ viewport: { width, height: HEIGHT }, reducedMotion: 'reduce' });
    const pictures = [];
    for (const path of paths) {
      await page.goto(server.address + path);
      await loadAll(page);
      pictures.push(
        await page.screenshot({ fullPage: true, path: `${FOLDER}/${fileName(path)}-${width}.png` }),
      );
    }
    await page.close();
    await (await contactSheet(pictures, CELL)).png().toFile(`${FOLDER}/sheet-${width}.png`);
    console.log(`${FOLDER}/sheet-${width}.png: ${paths.length} pages at ${width} px`);
  }
} finally {
  await browser.close();
  await server.stop();
  await rm(data, { recursive: true, force: true });
}
