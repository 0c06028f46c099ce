import { brotliCompressSync } from 'node:zlib';
import type { CDPSession } from '@playwright/test';
import { launchedSite } from '../support/browser/own-site.ts';
import { expect, test } from '../support/browser/site.ts';

/** What an untouched visit of a phone may take over the wire, headers included, as Lighthouse counts (`total-byte-weight`): of the site as launched. */
const MOST_BYTES = {
  '/': 51_300,
  '/products/haulage': 52_700,
  '/contact': 43_000,
  '/price': 45_900,
  '/resources/blog': 45_700,
  '/resources/glossary': 48_250,
  '/resources/blog/what-fits-on-a-30-ton-truck': 41_500,
};

launchedSite();

/** What a browser with a window also fetches for each site: its icons and the manifest, which Playwright's does not. */
const ASIDE = ['/manifest.webmanifest', '/icons/192.png', '/favicon.svg'];

/** Lighthouse's phone. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Notes the bytes of all that comes from now on; of a page, what it weighs in its best compressed form, as after its first visit. */
async function weigh(session: CDPSession) {
  const answers = new Map<string, { url: string; type: string; headers: number }>();
  const weights: Promise<[name: string, bytes: number]>[] = [];
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    answers.set(requestId, { url: response.url, type, headers: response.encodedDataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (!answer?.url.startsWith('http')) return;
    const { url, type, headers } = answer;
    weights.push(
      type === 'Document'
        ? session
            .send('Network.getResponseBody', { requestId })
            .then(({ body }) => [url, headers + brotliCompressSync(body).length])
        : Promise.resolve([url, encodedDataLength]),
    );
  });
  return weights;
}

for (const [path, most] of Object.entries(MOST_BYTES))
  test(`an untouched visit of ${path} takes at most ${most} bytes`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      ...PHONE,
      ...(baseURL && { baseURL }),
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const coming = await weigh(await context.newCDPSession(page));
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(
      (aside) => Promise.all(aside.map(async (address) => (await fetch(address)).blob())),
      ASIDE,
    );
    await expect
      .poll(async () => (await Promise.all(coming)).map(([url]) => new URL(url).pathname))
      .toEqual(expect.arrayContaining(ASIDE));
    const weights = await Promise.all(coming);
    await context.close();
    const total = weights.reduce((sum, [, bytes]) => sum + bytes, 0);
    console.log(`${path}: ${total} bytes`);
    expect(total, weights.join(', ')).toBeLessThanOrEqual(most);
  });
