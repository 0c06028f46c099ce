import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_LOCALE } from '#domain/shared/locale.ts';
import { copyFewEntries } from '#tests/support/few-entries.ts';
import { TRIES_EVERY_CASE } from '../../../tools/run/steps/tiers.mjs';
import { openWholeSite, type WholeSite } from '../../http/trust/whole-site.ts';
import { PSEUDO } from './visible-texts.ts';

const SITE = 'https://www.kayalink.example';
const CONTENT = mkdtempSync(join(tmpdir(), 'kayalink-content-'));

const POST = `---
title: '[A slip that speaks]'
subTitle: '[What is said of a zebrawagon.]'
date: 2026-09-03
tags: [Ports]
cover: rain
meta:
  title: '[A slip that speaks]'
  description: '[What a slip says, line by line, who signs it at the gate, and which of the four copies the driver keeps.]'
---

[The zebrawagon is signed for. See [](/resources/blog/apapa-lekki-or-onne).]
`;

function write(path: string, text: string): void {
  const file = join(CONTENT, 'locales', PSEUDO.tag, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

let site: WholeSite;

beforeAll(async () => {
  copyFewEntries(CONTENT);
  write('pages/about.yaml', "slogan: '[Somebody signs.]'\nmeta: { title: '[About us]' }\n");
  write('pages/contact.yaml', "meta: { title: '[Contact us]' }\n");
  write('layout.yaml', "skipToContent: '[Skip]'\n");
  write('blog/slip-that-speaks.md', POST);
  site = await openWholeSite({ CONTENT_DIR: CONTENT, SITE_URL: SITE }, [DEFAULT_LOCALE, PSEUDO]);
});
afterAll(async () => {
  await site.close();
  rmSync(CONTENT, { recursive: true });
});

const get = (path: string, { address } = site) =>
  fetch(address + path, { redirect: 'manual', headers: { host: 'www.kayalink.example' } });
const page = async (path: string, of = site) => (await get(path, of)).text();

const ALTERNATE = /<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g;
const alternates = (html: string) => [...html.matchAll(ALTERNATE)].map(([, tag, to]) => [tag, to]);
const links = (html: string) =>
  [...html.matchAll(/<(?:a|form)\b[^>]* (?:href|action)="(\/[^"]*)"/g)].map(([, to]) => to);

test('a page of the second language has its words, and English where it has none', async () => {
  const html = await page('/xa/about');
  expect(html).toContain('<html lang="en-XA"');
  expect(html).toContain('property="og:locale" content="en_XA"');
  for (const words of ['[Somebody signs.]', '[Skip]', '<title>[About us]']) expect(html).toContain(words);
  expect(html).toContain('About Kayalink: trucks and warehouses across Nigeria');
});

test.runIf(TRIES_EVERY_CASE)(
  'an English page differs from that of a site without a second language by nothing but the links to it',
  async () => {
    const alone = await openWholeSite({ CONTENT_DIR: CONTENT, SITE_URL: SITE });
    for (const path of ['/about', '/contact', '/privacy', '/products/haulage', '/no/such/page'])
      expect((await page(path)).replaceAll(ALTERNATE, ''), path).toBe(await page(path, alone));
    expect((await get('/xa/about', alone)).status).toBe(404);
    expect(await page('/sitemap.xml', alone)).not.toContain('xhtml');
    await alone.close();
  },
);

test('search engines are notified of a page in each language that has it', async () => {
  const known = [
    ['en-NG', `${SITE}/about`],
    ['en-XA', `${SITE}/xa/about`],
    ['x-default', `${SITE}/about`],
  ];
  for (const [path, canonical] of [
    ['/about', `${SITE}/about`],
    ['/xa/about', `${SITE}/xa/about`],
  ] as const) {
    const html = await page(path);
    expect(alternates(html), path).toEqual(known);
    expect(html).toContain(`<link rel="canonical" href="${canonical}">`);
    expect(html).toContain(`property="og:url" content="${canonical}"`);
  }
  expect(alternates(await page('/xa/resources/blog/slip-that-speaks')), 'in one language').toEqual([]);
  const xml = await page('/sitemap.xml');
  const of = (path: string) => xml.split('\n').find((line) => line.includes(`<loc>${SITE}${path}</loc>`));
  for (const path of ['/about', '/xa/about'])
    expect(of(path)).toContain(`<xhtml:link rel="alternate" hreflang="en-XA" href="${SITE}/xa/about"/>`);
  expect(of('/xa/resources/blog/slip-that-speaks')).not.toContain('xhtml');
  expect(of('/resources/blog/slip-that-speaks')).toBeUndefined();
});

test('a page without words of its own is told to be English, and to no search engine', async () => {
  const xml = await page('/sitemap.xml');
  for (const path of ['', '/careers', '/resources/blog/apapa-lekki-or-onne', '/lanes/lagos-kano']) {
    const html = await page(`/xa${path}`);
    expect(html, path).toContain('<html lang="en-NG"');
    expect(html, path).toContain('property="og:locale" content="en_NG"');
    expect(html, path).not.toContain('"inLanguage":"en-XA"');
    expect(alternates(html), path).toEqual([]);
    expect(alternates(await page(path || '/')), path).toEqual([]);
    expect(xml, path).not.toContain(`<loc>${SITE}/xa${path}</loc>`);
    expect(xml, path).toContain(`<loc>${SITE}${path || '/'}</loc>`);
  }
});

test('links stay in the language, but for files and the API', async () => {
  for (const path of ['/xa', '/xa/contact', '/xa/resources/blog', '/xa/resources/blog/slip-that-speaks']) {
    const found = links(await page(path));
    expect(found.length, path).toBeGreaterThan(20);
    expect(
      found.filter((to) => !/^\/(xa([/?#]|$)|api\/)/.test(to ?? '')),
      path,
    ).toEqual([]);
  }
  const html = await page('/xa/resources/blog/slip-that-speaks');
  expect(html).toContain('href="/favicon.svg"');
  expect(html).toContain('href="/xa/rss.xml"');
  expect(html).toContain(`"mainEntityOfPage":"${SITE}/xa/resources/blog/slip-that-speaks"`);
  expect(html).toContain(`"@id":"${SITE}/#company"`);
});

test('addresses are mended within their language', async () => {
  for (const [path, to] of [
    ['/xa/', '/xa'],
    ['/XA/About', '/xa/about'],
    ['/xa/resources/glossary/glossaryd/demurrage', '/xa/resources/glossary/glossaryD/demurrage'],
    ['/xa/services?a=b', '/xa?a=b'],
  ] as const) {
    const { status, headers } = await get(path);
    expect([path, status, headers.get('location')]).toEqual([path, 308, to]);
  }
});

// The page that says so is the home page, which has no words in the second language here.
test('an address of no language is that of no page', async () => {
  for (const path of ['/xa/nothing', '/xa/sitemap.xml', '/xa/xa/about', '/fr/about', '/xanadu'])
    for (const turn of ['first', 'from the cache']) {
      const answer = await get(path);
      expect(answer.status, `${path} ${turn}`).toBe(404);
      expect(await answer.text(), `${path} ${turn}`).toContain('<html lang="en-NG"');
    }
});

test('the page cache keeps languages apart, by what their pages read of the query', async () => {
  const tag = '?tag=ports&utm_source=x';
  for (const turn of ['first', 'from the cache']) {
    expect(await page(`/xa/resources/blog${tag}`), turn).toContain('[A slip that speaks]');
    expect(await page(`/resources/blog${tag}`), turn).not.toContain('[A slip that speaks]');
  }
  expect(site.cache.targets()).toEqual(
    expect.arrayContaining(['/xa/resources/blog?tag=ports', '/resources/blog?tag=ports', '/xa/404', '/404']),
  );
});

test('each language is searched by itself', async () => {
  const found = 'href="/xa/resources/blog/slip-that-speaks"';
  expect(await page('/xa/resources/search?q=zebrawagon')).toContain(found);
  expect(await page('/resources/search?q=zebrawagon')).not.toContain('slip-that-speaks');
});

test('the picture of a link preview speaks the language of its page', async () => {
  const [, path = ''] =
    /property="og:image" content="https:\/\/[^/]+([^"]+)"/.exec(await page('/xa/about')) ?? [];
  expect(path).toMatch(/^\/social\/\w+\/xa\/about\.png$/);
  expect((await get(path)).status).toBe(200);
});

test('a form that comes back without script speaks the language of its page', async () => {
  const send = (from: string) =>
    fetch(`${site.address}/api/contact`, {
      method: 'POST',
      headers: {
        host: 'www.kayalink.example',
        accept: 'text/html',
        origin: SITE,
        referer: SITE + from,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'first_name=',
    });
  expect(await (await send('/xa/contact')).text()).toContain('<html lang="en-XA"');
  expect(await (await send('/contact')).text()).toContain('<html lang="en-NG"');
});

test.runIf(TRIES_EVERY_CASE)('an edit of one language is seen in it, and in no other', async () => {
  write('pages/about.yaml', "slogan: '[Anybody signs.]'\n");
  await expect.poll(() => page('/xa/about'), { interval: 300 }).toContain('[Anybody signs.]');
  expect(await page('/about')).toContain('Somebody has to sign.');
});
