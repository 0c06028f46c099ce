import { expect, test } from 'vitest';
import { temporaryDirectory, untilReady } from '#tests/support/process.ts';
import { openStandIn, startWebsite } from './open.ts';
import { documentOf, linkTo, post } from './samples.ts';
import { link } from './stand-in/space.ts';

const PATH = '/resources/blog/levy';
/** Everything that mentions posts. */
const PLACES = [
  '/resources/blog',
  '/rss.xml',
  '/sitemap.xml',
  '/llms.txt',
  '/resources/search?q=levy',
  '/resources/blog/gate',
];
const MENTION = /Title of levy|resources\/blog\/levy/;
/** Time enough to look at everything before. */
const AHEAD_MS = 25_000;
const SETTLED = { timeout: 60_000, interval: 200 };

test('a post that is published for later appears by itself, on two processes, and nowhere before', async () => {
  const standIn = await openStandIn();
  standIn.space.publish('Entry', post('gate', { content: documentOf(linkTo('levy', 'about the levy')) }));
  const quick = { CONTENT_POLL_SECONDS: '5' };
  const sites = [1, 2].map(() => startWebsite(standIn, { ...quick, DATA_DIR: temporaryDirectory() }));
  const addresses = await Promise.all(sites.map(({ address }) => address));
  const list = async (address: string) => (await fetch(`${address}/resources/blog`)).text();
  for (const address of addresses) {
    await untilReady(address);
    await expect.poll(() => list(address), SETTLED).toContain('Title of gate');
  }
  const moment = Date.now() + AHEAD_MS;
  const date = new Date(moment).toISOString();
  standIn.space.publish('Entry', post('levy', { date, related: [link('Entry', 'gate')] }));
  // An entry that is published after it tells that it has arrived.
  standIn.space.publish('Entry', post('mark'));
  for (const address of addresses) {
    await expect.poll(() => list(address), SETTLED).toContain('Title of mark');
    expect((await fetch(address + PATH)).status).toBe(404);
    for (const place of PLACES)
      expect(await (await fetch(address + place)).text(), place).not.toMatch(MENTION);
    const { headers } = await fetch(`${address}/resources/blog`);
    expect(headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d\d?, stale-if-error=\d+$/);
  }
  expect(Date.now(), 'looked at before its time').toBeLessThan(moment);
  for (const address of addresses) {
    await expect.poll(async () => (await fetch(address + PATH)).status, SETTLED).toBe(200);
    for (const place of PLACES)
      await expect.poll(async () => (await fetch(address + place)).text(), SETTLED).toMatch(MENTION);
    expect((await fetch(`${address}/resources/blog`)).headers.get('cache-control')).toContain(
      'stale-while-revalidate=30',
    );
  }
  expect(Date.now() - moment).toBeLessThan(60_000);
}, 180_000);
