import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guideLink } from '#server/media/guides/guide-store.ts';
import { openStorage } from '#server/platform/database/index.ts';
import type { Keys } from '#server/platform/database/keys.ts';
import { sendRequest } from './raw.ts';
import { openWholeSite, type WholeSite } from './whole-site.ts';

let site: WholeSite;
beforeAll(async () => {
  site = await openWholeSite({ SITE_URL: 'https://www.kayalink.example' });
});
afterAll(() => site.close());

const ask = (path: string, headers = {}) => sendRequest(site.address, { path, headers });

/** Ways to say `..`, `/` and `evil.example` that some reader of addresses takes for them. */
const DOTS = [
  '..',
  '%2e%2e',
  '.%2e',
  '%2E.',
  '%252e%252e',
  '..%00',
  '%c0%ae%c0%ae',
  '%uff0e%uff0e',
  '....',
  '..;',
];
const SLASHES = ['/', '\\', '%2f', '%5c', '%252f', '%c0%af', '//', '/./'];
const climbs = DOTS.flatMap((dots) => SLASHES.map((slash) => `${dots}${slash}`.repeat(8)));
const FILES = [
  'etc/passwd',
  'package.json',
  '.env',
  'server/main.ts',
  'data/kayalink.db',
  'proc/self/environ',
];

/** Of the files that must not get out. */
const INSIDE = /root:.*:0:0:|"dependencies"|SQLite format 3|KAYALINK|import \{|SITE_URL=|PATH=/;

describe('no way leads out of the folders', () => {
  test.each([
    ['the build', '/'],
    ['scripts and styles', '/_astro/'],
    ['drawings', '/art/'],
    ['pictures', '/media/'],
    ['link previews', '/social/'],
    ['link previews, by their hash', '/social/abcdefabcdef/'],
    ['posts', '/resources/blog/'],
    ['terms', '/resources/glossary/glossaryD/'],
    ['guides', '/api/guides/'],
    ['guides, by a token', '/api/guides/a.b/'],
    ['well-known files', '/.well-known/'],
  ])(
    'of %s',
    async (_what, folder) => {
      for (const [place, climb] of climbs.entries()) {
        const path = folder + climb + FILES[place % FILES.length];
        const { status, body, headers } = await ask(path);
        expect([308, 400, 404, 414], path).toContain(status);
        expect(INSIDE.test(body.toString().replaceAll(/<script[\s\S]*?<\/script>/g, ''))).toBe(false);
        if (status === 308) expect(headers.location).toMatch(/^\/(?![/\\])/);
      }
    },
    60_000,
  );

  test('nor to files that are beside those that are served', async () => {
    const [script = ''] = readdirSync('dist/client/_astro').filter((name) => name.endsWith('.js'));
    expect((await ask(`/_astro/${script}`)).status).toBe(200);
    for (const path of [
      `/_astro/${script}.br`,
      `/_astro/${script}.gz`,
      `/_astro/${script}%00.txt`,
      `/_astro/${script}/`,
      '/_astro/',
      '/_astro',
      '/art/',
      '/media/',
      '/.htaccess',
      '/.git/config',
      '/server/entry.mjs',
      '/guides/earning-with-your-truck.pdf',
      '/client/favicon.svg',
    ]) {
      expect([308, 404], path).toContain((await ask(path)).status);
    }
  });
});

describe('the link of a guide', () => {
  let keys: Keys;
  beforeAll(async () => {
    const storage = await openStorage(site.directory);
    keys = storage.keys;
    await storage.close();
  });
  const linkOf = (slug: string) => guideLink(keys, slug, Date.now() + 60_000);

  test.each(['../../../package', '..%2f..%2fpackage', 'nothing', '__proto__', 'a\r\nset-cookie:x=1'])(
    'signed for %j, which is no guide, opens nothing and leads nowhere else',
    async (slug) => {
      const link = linkOf(slug).replace(/[^\x21-\x7e]/g, encodeURIComponent);
      const { status, headers, body } = await ask(link);
      expect([303, 404]).toContain(status);
      expect(headers['set-cookie']).toBeUndefined();
      expect(new URL(headers.location ?? '/', 'https://us.example').host).toBe('us.example');
      expect(INSIDE.test(body.toString())).toBe(false);
    },
  );
});

describe('no answer leads to another site', () => {
  const STARTS = [
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '///evil.example',
    '/.//evil.example',
    '/%2e//evil.example',
    '/%09/evil.example',
    '/%0d%0a/evil.example',
    '/%5cevil.example',
    '/%5c/evil.example',
    '/%09//evil.example',
    '/services//evil.example',
    '//evil.example/%2e%2e',
    '/evil.example//..',
    '/x/..//evil.example',
    '//https:evil.example',
    '/@evil.example',
  ];
  const targets = STARTS.flatMap((start) => [
    start,
    `${start}/`,
    `${start}?a=//evil.example`,
    `${start.toUpperCase()}/`,
  ]);

  test('whatever address is asked for', async () => {
    for (const path of targets) {
      const { headers, status } = await ask(path.startsWith('/') ? path : `/${path}`);
      expect(status, path).toBeLessThan(500);
      expect(new URL(headers.location ?? '/', 'https://us.example').origin, path).toBe('https://us.example');
      expect(headers['set-cookie'], path).toBeUndefined();
    }
  });

  test.each(['next', 'url', 'redirect', 'return', 'returnTo', 'path', 'guide', 'download', 'token'])(
    'with a parameter %s',
    async (name) => {
      for (const page of [
        '/',
        '/contact',
        '/services',
        '/resources/e-guides/sent',
        '/newsletter/confirm',
        '/api/newsletter-unsubscription',
      ]) {
        const { headers, body } = await ask(`${page}?${name}=https://evil.example/%22%3E`);
        expect(new URL(headers.location ?? '/', 'https://us.example').origin).toBe('https://us.example');
        expect(body.toString()).not.toMatch(/(href|src|action|content)="[^"]*evil\.example/);
      }
    },
  );

  test.each([
    [
      'eguide-subscription',
      { first_name: 'A', last_name: 'B', company: 'C D', email: 'a@example.com', slug: '//evil.example' },
    ],
    ['eguide-subscription', { first_name: '', slug: '/../../evil' }],
    ['newsletter-confirmation', { token: '//evil.example' }],
    ['newsletter-unsubscription', { token: 'https://evil.example' }],
  ])('posted to %s', async (form, fields) => {
    const { headers } = await sendRequest(site.address, {
      method: 'POST',
      path: `/api/${form}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      body: new URLSearchParams(fields as Record<string, string>).toString(),
    });
    expect(new URL(headers.location ?? '/', 'https://us.example').origin).toBe('https://us.example');
  });
});
