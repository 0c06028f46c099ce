/**
 * `npm run pairs -- FOLDER [NUMBER …]`: pictures of what a review found, in the built checkout in FOLDER and in this one, side by side.
 * Which, and where, stands in `docs/pairs/pairs.yaml`; the pictures and the page that shows them stand beside it. Printed pages need
 * poppler's `pdftoppm`.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { parse } from 'yaml';
import { ensureBuilt } from '../run/steps/build.mjs';
import { CHROMIUM_FLAGS, ensureChromium } from '../run/steps/chromium.mjs';
import { startServer } from '../run/steps/server.mjs';
import { besideEachOther, pageOfPairs, pictureName, seenAt } from './pairs/page.mjs';
import { take } from './pairs/take.mjs';

const FOLDER = 'docs/pairs';

/** @type {import('./pairs/page.mjs').Pairs} */
const pairs = parse(await readFile(`${FOLDER}/pairs.yaml`, 'utf8'));
const [old, ...numbers] = process.argv.slice(2);
if (!old) throw new Error('Name the folder of the checkout to compare with: npm run pairs -- FOLDER');

/** @param {string} directory a built checkout @returns {Promise<import('./pairs/take.mjs').Site & { stop(): Promise<void> }>} */
async function serve(directory) {
  const data = await mkdtemp(join(tmpdir(), 'kayalink-pairs-'));
  const server = await startServer({ DATA_DIR: data }, { directory });
  const stop = async () => {
    await server.stop();
    await rm(data, { recursive: true, force: true });
  };
  return { address: server.address, directory, data, stop };
}

await ensureBuilt();
const [before, now] = await Promise.all([serve(old), serve('.')]);
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', ...CHROMIUM_FLAGS],
});

try {
  for (const { number, pictures = [] } of pairs.defects) {
    if (numbers.length > 0 && !numbers.includes(String(number))) continue;
    for (const [place, picture] of pictures.entries()) {
      const name = pictureName(number, pictures, place);
      const both = [
        await take(browser, before, { ...picture, ...picture.before }),
        await take(browser, now, picture),
      ];
      const what = `${number} · ${seenAt(picture)}`;
      const sheet = await besideEachOther(browser, both, [`${what} · ${pairs.commit}`, `${what} · now`]);
      await writeFile(`${FOLDER}/${name}`, sheet);
      console.log(`${FOLDER}/${name}: ${Math.round(sheet.length / 1024)} KB`);
    }
  }
  await writeFile(`${FOLDER}/README.md`, pageOfPairs(pairs));
} finally {
  await browser.close();
  await Promise.all([before.stop(), now.stop()]);
}
