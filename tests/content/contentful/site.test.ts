import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { TYPED_PATH } from '#domain/entries/drafts.ts';
import { type ServerProcess, spawnServer } from '#tests/support/process.ts';
import { editorsLink, PREVIEW_SECRET, signedHeaders, TYPED, WEBHOOK_PATH, websiteOn } from './open.ts';
import { documentOf, linkTo, post, term } from './samples.ts';
import { PREVIEW_TOKEN, StandIn } from './stand-in/index.ts';
import { broken } from './stand-in/query.ts';

const DRAFT = '/resources/blog/draft';
const BODY = JSON.stringify({ sys: { type: 'Entry', id: 'one' }, fields: {} });

/** One site for all tests, which begins while its service is down. */
const standIn = new StandIn();
let server: ServerProcess;
let address: string;
beforeAll(async () => {
  await standIn.listen();
  standIn.error = broken;
  const data = await mkdtemp(join(tmpdir(), 'kayalink-'));
  server = spawnServer({ ...websiteOn(standIn), DATA_DIR: data, TAG_MANAGER_ID: 'GTM-ABC1234' });
  address = await server.address;
  return async () => {
    server.child.kill('SIGKILL');
    await server.ended;
    await standIn.close();
    await rm(data, { recursive: true });
  };
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(address + path, { headers, redirect: 'manual' });
const page = async (path: string) => (await get(path)).text();
const notify = () =>
  fetch(address + WEBHOOK_PATH, { method: 'POST', headers: signedHeaders(BODY), body: BODY });
const skeletonsIn = (html: string) => html.match(/class="waiting /g)?.length ?? 0;

test('a first start with the service down shows what waits, and recovers by itself', async () => {
  standIn.space.publish('Entry', post('one'));
  standIn.space.publish('Entry', term('A', 'axle'));

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

test('a change comes to the page by its notice alone, whatever else happens', async () => {
  standIn.space.publish('Entry', post('one', { title: 'A new title' }));
  standIn.space.publish('Entry', post('two'));
  expect((await notify()).status).toBe(202);
  await expect.poll(() => page('/resources/blog/one')).toContain('A new title');
  await expect.poll(() => page('/resources/blog')).toContain('Title of two');

  standIn.space.unpublish('Entry', 'two');
  await notify();
  await expect.poll(() => page('/resources/blog')).not.toContain('Title of two');

  // The service shows a change later than it reports it.
  let asked = standIn.asked.length;
  await notify();
  await expect.poll(() => standIn.asked.length).toBeGreaterThan(asked);
  standIn.space.publish('Entry', post('late'));
  await expect.poll(() => page('/resources/blog')).toContain('Title of late');

  // Many notices at once lead to few questions, of locales, tags and changes each.
  asked = standIn.asked.length;
  standIn.space.publish('Entry', post('three'));
  await Promise.all(Array.from({ length: 40 }, notify));
  await expect.poll(() => page('/resources/blog')).toContain('Title of three');
  expect((standIn.asked.length - asked) / 3).toBeLessThan(20);

  // While the service fails, pages stay.
  standIn.error = broken;
  standIn.space.publish('Entry', post('four'));
  const printed = server.printed().length;
  await notify();
  await expect.poll(() => server.printed().slice(printed)).toContain('asked again');
  expect(await page('/resources/blog')).toContain('Title of three');
  standIn.error = undefined;
  await expect.poll(() => page('/resources/blog')).toContain('Title of four');
});

test('an editor sees drafts after following the link, with a bar and a way out; nobody else does', async () => {
  standIn.space.publish('Entry', post('one'));
  standIn.space.save('Entry', post('draft', { content: documentOf(linkTo('one')) }));
  const inAYear = new Date(Date.now() + 365 * 86_400_000).toISOString();
  standIn.space.publish('Entry', post('later', { date: inAYear }));
  standIn.space.publish('Entry', post('mark'));
  await notify();
  await expect.poll(() => page('/resources/blog')).toContain('Title of mark');

  const entered = await get(editorsLink(PREVIEW_SECRET, DRAFT));
  expect(entered.status).toBe(303);
  expect(entered.headers.get('location')).toBe(DRAFT);
  expect(entered.headers.get('set-cookie')).toMatch(
    /^kayalink_preview=\d+\.[\w-]{43}; Max-Age=7200; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? '';

  const draft = await get(DRAFT, { cookie });
  const html = await draft.text();
  expect(draft.status).toBe(200);
  expect(html).toContain('Title of draft');
  expect(html).toContain('You see drafts. Visitors do not.');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(draft.headers.get('cache-control')).toBe('no-store');
  expect(draft.headers.get('x-robots-tag')).toBe('noindex');
  expect(draft.headers.get('etag')).toBeNull();
  expect(draft.headers.get('content-security-policy')).toContain(
    'frame-ancestors https://app.contentful.com https://app.eu.contentful.com',
  );
  expect(draft.headers.get('content-security-policy')).toContain('trusted-types page drawing worker draft');
  expect(html).toContain('data-contentful-entry-id="draft"');
  expect(html).not.toContain('GTM-ABC1234');

  const scheduled = '/resources/blog/later';
  expect([(await get(scheduled)).status, (await get(scheduled, { cookie })).status]).toEqual([404, 200]);

  standIn.space.save('Entry', post('draft', { title: 'Written anew' }));
  expect(await (await get(DRAFT, { cookie })).text()).toContain('Written anew');
  expect(await (await get('/resources/blog', { cookie })).text()).toContain('Written anew');

  const visit = await get(DRAFT);
  expect(visit.status).toBe(404);
  expect(await (await get('/resources/blog')).text()).not.toMatch(/Written anew|You see drafts/);
  const visited = await get('/resources/blog/one');
  expect(visited.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  const seen = await visited.text();
  expect(seen).not.toMatch(/data-contentful|edited-entry|LivePreview/);
  expect(seen).toContain('GTM-ABC1234');

  const sent = (fields: object, headers: Record<string, string>) =>
    fetch(`${address}${TYPED_PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ ...TYPED, fields: { ...post('draft').fields, ...fields } }),
    });
  const typed = await sent({ title: 'Being typed' }, { cookie });
  expect(typed.headers.get('cache-control')).toBe('no-store');
  expect(typed.headers.get('x-robots-tag')).toBe('noindex');
  expect(await typed.text()).toContain('Being typed');
  const refused = await sent({ title: 'Being typed' }, {});
  expect(refused.status).toBe(401);
  const invalid = await sent({ title: '' }, { cookie });
  expect(invalid.status).toBe(422);
  expect(await invalid.json()).toMatchObject({ detail: expect.stringContaining('title: is empty') });
  expect(await (await get(DRAFT, { cookie })).text()).not.toContain('Being typed');

  const left = await get('/api/content/preview/exit', { cookie });
  expect(left.status).toBe(303);
  expect(left.headers.get('location')).toBe('/');
  expect(left.headers.get('set-cookie')).toMatch(/^kayalink_preview=; Max-Age=0; Path=\//);

  standIn.error = broken;
  onTestFinished(() => {
    standIn.error = undefined;
  });
  expect((await get(DRAFT, { cookie })).status).toBe(503);
  expect((await get('/resources/blog/one')).status).toBe(200);
  expect(server.printed()).not.toContain(PREVIEW_TOKEN);
});
