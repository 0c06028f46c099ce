import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { TRIES_EVERY_CASE } from '../../tools/run/steps/tiers.mjs';
import { expect, test, WIDTHS } from '../support/browser/site.ts';
import { MOST_DIFFERENT, pagesFor, TEMPLATES } from './routes.ts';
import { shiftsOf, watchShifts, withoutWebFonts } from './shifts.ts';

/** About two packets of a page that was unpacked. */
const PIECE = 4000;
/** Half of what counts as good (https://web.dev/articles/cls): a letter of the glossary evens out its columns as its terms come. */
const MOST_SHIFT = 0.05;
/** Long enough for a frame to be painted. */
const PAUSE_MS = 25;

/** A line that brings pages piece by piece, and all else at once. */
function slowNetwork(origin: string): Server {
  return createServer(async (request, response) => {
    const answer = await fetch(origin + request.url);
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (!type.startsWith('text/html')) return response.end(Buffer.from(await answer.arrayBuffer()));
    const html = await answer.text();
    for (let from = 0; from < html.length; from += PIECE) {
      response.write(html.slice(from, from + PIECE));
      await pause(PAUSE_MS);
    }
    return response.end();
  });
}

let line: Server;
test.beforeAll(async ({ baseURL }) => {
  line = slowNetwork(baseURL ?? '').listen(0, '127.0.0.1');
  await once(line, 'listening');
});
test.afterAll(() => void line.close());

test.use({ contextOptions: { reducedMotion: 'reduce' }, allow: [/status of 404/] });

const widths = Object.values(WIDTHS);

for (const width of widths) {
  test(`what comes later moves nothing that is there, at ${width} px`, async ({ page }) => {
    test.slow();
    await withoutWebFonts(page);
    await watchShifts(page);
    await page.setViewportSize({ width, height: 800 });
    const { port } = line.address() as AddressInfo;
    for (const path of pagesFor(TRIES_EVERY_CASE ? TEMPLATES : MOST_DIFFERENT, width, widths)) {
      await page.goto(`http://127.0.0.1:${port}${path}`);
      const { total, moved } = await shiftsOf(page);
      expect.soft(total, `${path}: ${moved}`).toBeLessThan(MOST_SHIFT);
    }
  });
}
