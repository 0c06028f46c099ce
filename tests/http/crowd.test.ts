import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startServer, temporaryDirectory } from '#tests/support/process.ts';

/** As many visitors as one company, school or cell of a carrier may have behind one address. */
const VISITORS = 40;

/** A server whose content can be changed, with the addresses of all of its pages, of which it has made none. */
async function coldSite() {
  const CONTENT_DIR = join(temporaryDirectory(), 'content');
  cpSync('content', CONTENT_DIR, { recursive: true });
  const { address } = startServer({ DATA_DIR: temporaryDirectory(), CONTENT_DIR, WARM_SECONDS: '0' });
  const origin = await address;
  const map = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  /** Everybody at once. @returns what was not answered with the page */
  const visitAtOnce = async (asked: string[]) => {
    const answers = await Promise.all(
      asked.map(async (path) => {
        const answer = await fetch(origin + path);
        await answer.arrayBuffer();
        return answer.status === 200 ? [] : [`${answer.status} ${path}`];
      }),
    );
    return answers.flat();
  };
  return { CONTENT_DIR, origin, paths, visitAtOnce };
}

test(`${VISITORS} visitors who ask for as many pages that nobody has asked for before all get them, also right after a change`, async () => {
  const { CONTENT_DIR, origin, paths, visitAtOnce } = await coldSite();
  const first = paths.slice(-VISITORS);
  const others = paths.slice(0, VISITORS);
  expect(new Set([...first, ...others]).size).toBe(2 * VISITORS);
  expect(await visitAtOnce(first)).toEqual([]);

  const site = join(CONTENT_DIR, 'site.yaml');
  // Each page shows the company's telephone.
  writeFileSync(site, readFileSync(site, 'utf8').replaceAll('+2348000000000', '+2348000000001'));
  appendFileSync(join(CONTENT_DIR, 'blog/return-loads.md'), '\n\nWords of the change.\n');
  const changed = async () => (await fetch(`${origin}/resources/blog/return-loads`)).text();
  await expect.poll(changed, { interval: 20 }).toContain('Words of the change.');
  expect(await visitAtOnce([...others, ...first])).toEqual([]);
});
