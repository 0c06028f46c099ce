import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBuilt } from '../../run/steps/build.mjs';
import { CHROMIUM_FLAGS, ensureChromium } from '../../run/steps/chromium.mjs';
import { startServer } from '../../run/steps/server.mjs';

const PAGE =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>One</title><p>One paragraph.';

/**
 * Serves a page of one paragraph: what a browser takes for it, it takes for any page.
 * @returns {Promise<{ address: string, stop: () => void }>}
 */
export async function serveOneParagraph() {
  const server = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(PAGE));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { address: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}

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

/** Lighthouse's phone. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
