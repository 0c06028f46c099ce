import { expect, test } from 'vitest';
import { type EditedEntry, TYPED_PATH } from '#domain/entries/drafts.ts';
import type { Content } from '#domain/services/content.ts';
import type { Services } from '#domain/services/services.ts';
import type { Preview } from '#server/content/preview/preview.ts';
import { addContentPreview } from '#server/http/api/content-preview.ts';
import { PreviewCookie } from '#server/http/pages/preview.ts';
import { listeningApp } from '#tests/support/http/listening-app.ts';
import { previewOf } from '#tests/support/preview.ts';
import { editorsLink, PREVIEW_SECRET, TYPED } from './open.ts';
import { PREVIEW_TOKEN } from './stand-in/index.ts';

const ANY_COOKIE = { 'set-cookie': expect.anything() };
const DRAFT = '/resources/blog/draft';

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
  const enter = (path: string, secret = PREVIEW_SECRET) => call(editorsLink(secret, path));
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
