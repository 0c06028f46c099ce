import { expect, test } from 'vitest';
import { type EditedEntry, TYPED_PATH } from '#domain/entries/drafts.ts';
import type { Content } from '#domain/services/content.ts';
import type { Services } from '#domain/services/services.ts';
import type { Preview } from '#server/content/preview/preview.ts';
import { addContentPreview } from '#server/http/api/content-preview.ts';
import { PreviewCookie } from '#server/http/pages/preview.ts';
import { listeningApp } from '#tests/support/http/listening-app.ts';
import { previewOf } from '#tests/support/preview.ts';
import { openStandIn, PREVIEW_SECRET, startWebsite } from './open.ts';
import { documentOf, linkTo, post } from './samples.ts';
import { PREVIEW_TOKEN } from './stand-in/index.ts';
import { broken } from './stand-in/query.ts';

const TYPED = {
  id: 'draft',
  contentType: 'blog',
  tags: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  localeOf: {},
};

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
  const server = startWebsite(standIn, { TAG_MANAGER_ID: 'GTM-ABC1234' });
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
  expect((await get(DRAFT, { cookie })).status).toBe(503);
  expect((await get('/resources/blog/one')).status).toBe(200);
  expect(server.printed()).not.toContain(PREVIEW_TOKEN);
});

/** The HTTP server with one draft, and pages that say whether drafts are shown. */
async function open(siteUrl = 'http://localhost') {
  const entry = { id: 'draft' } as EditedEntry;
  const preview: Preview = {
    ...previewOf(PREVIEW_SECRET, () => ({}) as Content),
    typed: async () => {
      throw new Error('the service is down');
    },
    at: async (path) => ({ content: {} as Content, errors: [], ...(path === DRAFT && { entry }) }),
    pageOf: async (id) => {
      if (id === 'unreachable') throw new Error('the service is down');
      return { draft: { path: DRAFT, errors: [] }, invalid: { errors: ['slug: write one'] } }[id];
    },
  };
  const { call } = await listeningApp({
    config: { siteUrl, trustProxy: false, allowedHosts: [] },
    preview,
    servicesFor: (extra) => ({ content: { revision: () => '1' }, ...extra }) as Services,
    render: async (_request, services) => new Response(services.preview ? 'drafts' : 'published'),
    addApi: async (app, sendPage) =>
      addContentPreview(app, { preview, https: siteUrl.startsWith('https:'), sendPage }),
  });
  const enter = (path: string, secret = PREVIEW_SECRET, headers = {}) =>
    call(editorsLink(secret, path), { headers });
  const shown = async (cookie: string) => String((await call('/', { headers: { cookie } })).body);
  const entryOf = (entry: string, headers = {}) =>
    call(`/api/content/preview?${new URLSearchParams({ secret: PREVIEW_SECRET, entry })}`, { headers });
  const type = (cookie: string) =>
    call(TYPED_PATH, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ ...TYPED, fields: {} }),
    });
  return { enter, entryOf, shown, type };
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

test('the link of an entry leads to its page; one that has none yet is told what is wrong, in the pane', async () => {
  const { entryOf } = await open();
  expect(await entryOf('draft')).toMatchObject({ status: 303, headers: { location: DRAFT } });
  const invalid = await entryOf('invalid');
  expect(invalid.status).toBe(422);
  expect(String(invalid.body)).toContain('slug: write one');
  expect((await entryOf('none')).status).toBe(404);
});

test.each([
  ['invalid', 422, 'slug: write one'],
  ['none', 404, 'There is no such entry'],
  ['unreachable', 503, 'The content service does not answer'],
])('an editor who opens %s reads a page that says why, in the pane as well', async (entry, status, why) => {
  const { entryOf } = await open();
  const answer = await entryOf(entry, { accept: 'text/html,*/*' });
  expect(answer).toMatchObject({
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining('frame-ancestors https://app.contentful.com'),
    },
  });
  expect(String(answer.body)).toContain('<h1>This draft cannot be shown.</h1>');
  expect(String(answer.body)).toContain(why);
});

test('an editor whose link has an old secret reads a page that says whom to ask', async () => {
  const { enter } = await open();
  const { status, headers, body } = await enter(DRAFT, 'old', { accept: 'text/html,*/*' });
  expect([status, headers['content-type']]).toEqual([401, 'text/html; charset=utf-8']);
  expect(String(body)).toContain('ask the person who runs the site for the new one');
});

test('an editor who types while the content service is down reads that nothing is lost', async () => {
  const { enter, type } = await open();
  const answer = await type(String((await enter(DRAFT)).headers['set-cookie']).split(';')[0] ?? '');
  expect(answer.status).toBe(503);
  expect(JSON.parse(String(answer.body)).detail).toContain('Nothing that you wrote is lost');
});

test('over https the cookie is bound to the host and to https', async () => {
  const { enter, shown } = await open('https://www.kayalink.example');
  const [cookie = ''] = [(await enter(DRAFT)).headers['set-cookie']].flat();
  expect(cookie).toMatch(/^__Host-kayalink_preview=.*; HttpOnly; SameSite=None; Secure; Partitioned$/);
  expect(await shown(cookie.split(';')[0] ?? '')).toBe('drafts');
});
