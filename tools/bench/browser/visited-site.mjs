import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBuilt } from '../../run/steps/build.mjs';
import { ensureChromium } from '../../run/steps/chromium.mjs';
import { CHROMIUM_FLAGS } from '../../run/steps/chromium-flags.mjs';
import { startServer } from '../../run/steps/server.mjs';
import { serveOneParagraph } from './one-paragraph.mjs';

/**
 * Serves the built site, and beside it the page of one paragraph, for as long as a browser visits them.
 * @template Found
 * @param {(around: { browser: import('@playwright/test').Browser, site: string, oneParagraph: string }) => Promise<Found>} visit
 * gets the addresses, the site's without a slash at its end
 * @returns {Promise<Found>}
 */
export async function visitedSite(visit) {
  await ensureBuilt();
  const data = mkdtempSync(join(tmpdir(), 'kayalink-visited-'));
  const server = await startServer({ DATA_DIR: data });
  const oneParagraph = await serveOneParagraph();
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_FLAGS });
  try {
    return await visit({ browser, site: server.address, oneParagraph: oneParagraph.address });
  } finally {
    await browser.close();
    oneParagraph.stop();
    await server.stop();
    rmSync(data, { recursive: true });
  }
}
