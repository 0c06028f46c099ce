import { expect, test } from 'vitest';
import { temporaryDirectory } from '#tests/support/process.ts';
import { openStandIn, startWebsite } from './open.ts';
import { post, term } from './samples.ts';
import { broken, during, hanging } from './stand-in/query.ts';

const skeletonsIn = (html: string) => html.match(/class="waiting /g)?.length ?? 0;

test('a first start with the service down shows what waits, and recovers by itself', async () => {
  const standIn = await openStandIn();
  standIn.space.publish('Entry', post('one'));
  standIn.space.publish('Entry', term('A', 'axle'));
  standIn.error = broken;
  const server = startWebsite(standIn);
  const address = await server.address;
  const get = (path: string) => fetch(address + path);
  const page = async (path: string) => (await get(path)).text();

  expect((await get('/')).status).toBe(200);
  const list = await get('/resources/blog');
  expect(list.status).toBe(503);
  expect(list.headers.get('retry-after')).toBe('5');
  expect(skeletonsIn(await list.text())).toBeGreaterThanOrEqual(3);
  expect(skeletonsIn(await page('/resources/glossary'))).toBeGreaterThanOrEqual(20);
  expect((await get('/resources/blog/one')).status).toBe(503);
  // Balancers send visitors to processes that have a copy.
  await expect.poll(async () => (await get('/readyz')).json()).toMatchObject({ status: 'not ready' });
  expect((await get('/readyz/pages')).status).toBe(503);

  standIn.error = undefined;
  await expect.poll(() => page('/resources/blog')).toContain('Title of one');
  expect(await page('/resources/glossary')).toContain('Subject of axle');
  expect(await page('/resources/blog/one')).toContain('Words of one.');
  await expect.poll(async () => (await get('/readyz')).status).toBe(200);
});

test('a process that is killed during the first sync begins it anew, and one that is killed later has its copy', async () => {
  const folder = temporaryDirectory();
  const standIn = await openStandIn();
  for (let at = 0; at < 1100; at += 1) standIn.space.publish('Entry', post(`post-${at}`));
  // Locales, tags and the first page arrive.
  standIn.error = during(100, hanging, { after: 3 });
  const first = startWebsite(standIn, { DATA_DIR: folder });
  await first.address;
  await expect.poll(() => standIn.asked.length).toBeGreaterThan(3);
  first.child.kill('SIGKILL');
  await first.ended;

  standIn.error = undefined;
  const second = startWebsite(standIn, { DATA_DIR: folder });
  const list = async (address: string) => (await fetch(`${address}/resources/blog`)).text();
  const address = await second.address;
  await expect.poll(() => list(address)).toContain('Title of post-');
  second.child.kill('SIGKILL');
  await second.ended;

  standIn.error = broken;
  const third = startWebsite(standIn, { DATA_DIR: folder });
  expect(await list(await third.address)).toContain('Title of post-');
  expect((await fetch(`${await third.address}/resources/blog/post-1099`)).status).toBe(200);
});
