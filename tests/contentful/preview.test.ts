import { expect, test } from 'vitest';
import type { Content } from '#domain/content.ts';
import type { Services } from '#domain/services.ts';
import { addContentPreview } from '#server/http/api/content-preview.ts';
import { type Preview, PreviewCookie } from '#server/http/preview.ts';
import { listeningApp } from '#server/http/testing/listening-app.ts';
import { openStandIn } from './open.ts';
import { documentOf, linkTo, post } from './samples.ts';
import { broken } from './stand-in/faults.ts';
import { PREVIEW_TOKEN } from './stand-in/index.ts';
import { PREVIEW_SECRET, startWebsite } from './website.ts';

const ANY_COOKIE = { 'set-cookie': expect.anything() };
const DRAFT = '/resources/blog/draft';

const editorsLink = (secret: string, path: string) =>
  `/api/content/preview?${new URLSearchParams({ secret, path })}`;

const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';

test('an editor sees drafts after following the link, with a bar and a way out; nobody else does', async () => {
  const standIn = await openStandIn();
  standIn.space.publish('Entry', post('one'));
  standIn.space.save('Entry', post('draft', { content: documentOf(linkTo('one')) }));
  const inAYear = new Date(Date.now() + 365 * 86_400_000).toISOString();
  standIn.space.publish('Entry', post('later', { date: inAYear }));
  const server = startWebsite(standIn);
  const address = await server.address;
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(address + path, { headers, redirect: 'manual' });
  const enter = (path: string) => get(editorsLink(PREVIEW_SECRET, path));
  await expect.poll(async () => (await get('/resources/blog')).text()).toContain('Title of one');

  const entered = await enter(DRAFT);
  expect(entered.status).toBe(303);
  expect(entered.headers.get('location')).toBe(DRAFT);
  expect(entered.headers.get('set-cookie')).toMatch(
    /^kayalink_preview=\d+\.[\w-]{43}; Max-Age=7200; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  const cookie = cookieOf(entered);

  const draft = await get(DRAFT, { cookie });
  const html = await draft.text();
  expect(draft.status).toBe(200);
  expect(html).toContain('Title of draft');
  expect(html).toContain('You see drafts. Visitors do not.');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(draft.headers.get('cache-control')).toBe('no-store');
  expect(draft.headers.get('x-robots-tag')).toBe('noindex');
  expect(draft.headers.get('etag')).toBeNull();

  const scheduled = '/resources/blog/later';
  expect([(await get(scheduled)).status, (await get(scheduled, { cookie })).status]).toEqual([404, 200]);

  standIn.space.save('Entry', post('draft', { title: 'Written anew' }));
  expect(await (await get(DRAFT, { cookie })).text()).toContain('Written anew');
  expect(await (await get('/resources/blog', { cookie })).text()).toContain('Written anew');

  const visit = await get(DRAFT);
  expect(visit.status).toBe(404);
  expect(await (await get('/resources/blog')).text()).not.toMatch(/Written anew|You see drafts/);

  const left = await get('/api/content/preview/exit', { cookie });
  expect(left.status).toBe(303);
  expect(left.headers.get('location')).toBe('/');
  expect(left.headers.get('set-cookie')).toMatch(/^kayalink_preview=; Max-Age=0; Path=\//);

  standIn.fault = broken;
  expect((await get(DRAFT, { cookie })).status).toBe(503);
  expect((await get('/resources/blog/one')).status).toBe(200);
  expect(server.printed()).not.toContain(PREVIEW_TOKEN);
});

/** The HTTP server with one draft, and pages that say whether drafts are shown. */
async function open(siteUrl = 'http://localhost') {
  const addresses = () => [{ kind: 'post', path: DRAFT }];
  const preview: Preview = {
    secret: PREVIEW_SECRET,
    content: async () => ({ addresses }) as unknown as Content,
  };
  const { call } = await listeningApp({
    config: { siteUrl, trustProxy: false, allowedHosts: [] },
    preview,
    servicesFor: (extra) => ({ content: { revision: () => '1' }, ...extra }) as Services,
    render: async (_request, services) => new Response(services.preview ? 'drafts' : 'published'),
    addApi: async (app) => addContentPreview(app, preview, siteUrl.startsWith('https:')),
  });
  const enter = (path: string, secret = PREVIEW_SECRET) => call(editorsLink(secret, path));
  const shown = async (cookie: string) => String((await call('/', { headers: { cookie } })).body);
  return { enter, shown };
}

test('the link leads to pages of entries only', async () => {
  const { enter } = await open();
  const paths = [
    'https://evil.example/',
    '//evil.example',
    '/resources/blog/none',
    '/api/contact',
    `${DRAFT}?x`,
    '',
  ];
  for (const path of paths)
    expect(await enter(path)).toMatchObject({
      status: 404,
      headers: expect.not.objectContaining(ANY_COOKIE),
    });
});

test.each(['wrong', '', `${PREVIEW_SECRET} `, PREVIEW_TOKEN])(
  'the secret %j opens nothing',
  async (secret) => {
    const { enter } = await open();
    const refused = await enter(DRAFT, secret);
    expect(refused).toMatchObject({ status: 401, headers: expect.not.objectContaining(ANY_COOKIE) });
  },
);

test('a cookie that is made up, altered or over shows what visitors see', async () => {
  const { enter, shown } = await open();
  const cookie = String((await enter(DRAFT)).headers['set-cookie']).split(';')[0] ?? '';
  expect(await shown(`other=1; ${cookie}`)).toBe('drafts');
  const [end = '', signature = ''] = cookie.replace('kayalink_preview=', '').split('.');
  const later = `kayalink_preview=${Number(end) + 1}.${signature}`;
  const [old = ''] = new PreviewCookie(PREVIEW_SECRET, false).on(Date.now() - 2 * 60 * 60 * 1000).split(';');
  for (const made of [
    '',
    'kayalink_preview=1',
    'kayalink_preview=',
    `kayalink_preview=${end}`,
    later,
    `${cookie}x`,
    old,
  ])
    expect(await shown(made)).toBe('published');
});

test('over https the cookie is bound to the host and to https', async () => {
  const { enter, shown } = await open('https://www.kayalink.example');
  const [cookie = ''] = [(await enter(DRAFT)).headers['set-cookie']].flat();
  expect(cookie).toMatch(/^__Host-kayalink_preview=.*; Secure$/);
  expect(await shown(cookie.split(';')[0] ?? '')).toBe('drafts');
});
