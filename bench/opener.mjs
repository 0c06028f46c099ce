/**
 * `npm run bench -- opener [--runs=N]`: what it costs on a phone to cut a page off from the window that opened it
 * (docs/decisions/0015-opened-by-hand.md): from the first byte of a page to its first paint, where every page carries the header,
 * where the server decides, and where none does.
 */
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { parseArgs } from 'node:util';
import { PHONE } from './phone.mjs';
import { median } from './report.mjs';
import { visitedSite } from './visited-site.mjs';

const HEADER = 'cross-origin-opener-policy';
const FIRST = '/about';
const SECOND = '/contact';

/** @typedef {(headers: import('node:http').IncomingHttpHeaders) => object} Change of the headers of an answer */
/** @type {Record<string, Change>} */
const VARIANTS = {
  'every page': (headers) => ({ ...headers, [HEADER]: 'same-origin' }),
  'as it is': (headers) => headers,
  'no page': ({ [HEADER]: _, ...headers }) => headers,
};

/** @param {string} site @param {Change} change */
async function serveChanged(site, change) {
  const proxy = createServer(({ url, method, headers }, answer) => {
    request(new URL(url ?? '/', site), { method, headers }, (page) => {
      answer.writeHead(page.statusCode ?? 0, { ...change(page.headers) });
      page.pipe(answer);
    }).end();
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (proxy.address());
  return { address: `http://127.0.0.1:${port}`, stop: () => proxy.close() };
}

/** @param {import('@playwright/test').Page} page @param {string} address */
async function follow(page, address) {
  await Promise.all([
    page.waitForURL(address),
    page.evaluate((to) => {
      const link = document.createElement('a');
      link.href = to;
      link.click();
    }, address),
  ]);
}

/** @param {import('@playwright/test').Page} page @returns {Promise<number>} milliseconds */
const untilPaint = (page) =>
  page.evaluate(
    () =>
      new Promise((seen) => {
        const { responseStart = 0 } =
          /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'))[0] ?? {};
        new PerformanceObserver((list) => {
          const [paint] = list.getEntriesByName('first-contentful-paint');
          if (paint) seen(paint.startTime - responseStart);
        }).observe({ type: 'paint', buffered: true });
      }),
  );

/** @param {string[]} options @returns {Promise<import('./report.mjs').Report>} */
export async function bench(options) {
  const { values } = parseArgs({ args: options, options: { runs: { type: 'string', default: '15' } } });
  const runs = Number(values.runs);
  return visitedSite(async ({ browser, site, oneParagraph }) => {
    const sites = await Promise.all(Object.values(VARIANTS).map((change) => serveChanged(site, change)));
    /** @type {Record<string, (page: import('@playwright/test').Page, address: string) => Promise<unknown>>} */
    const firsts = {
      'opened by hand': (page, address) => page.goto(address + FIRST),
      'by a link of another site': async (page, address) => {
        await page.goto(oneParagraph.replace('127.0.0.1', 'localhost'));
        await follow(page, address + FIRST);
      },
    };
    try {
      const rows = [];
      for (const [title, open] of Object.entries(firsts)) {
        const [first, second] = [sites, sites].map((all) => all.map(() => /** @type {number[]} */ ([])));
        for (let run = 0; run < runs; run += 1)
          for (const [place, { address }] of sites.entries()) {
            const context = await browser.newContext(PHONE);
            const page = await context.newPage();
            await open(page, address);
            first?.[place]?.push(await untilPaint(page));
            await follow(page, address + SECOND);
            second?.[place]?.push(await untilPaint(page));
            await context.close();
          }
        rows.push(
          [title, ...(first ?? []).map(median)],
          ['and the page after it', ...(second ?? []).map(median)],
        );
      }
      return {
        how: `${runs} visits of each, in turns, medians; ${FIRST}, then ${SECOND}, in a window of 412 by 823 px, nothing slowed down. From the first byte to the first paint, ms.`,
        tables: [{ columns: ['The header on', ...Object.keys(VARIANTS)], rows }],
      };
    } finally {
      for (const { stop } of sites) stop();
    }
  });
}
