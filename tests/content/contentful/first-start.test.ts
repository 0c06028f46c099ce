import { expect, test } from 'vitest';
import { openStandIn, startWebsite } from './open.ts';
import { post, term } from './samples.ts';
import { broken } from './stand-in/query.ts';

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
