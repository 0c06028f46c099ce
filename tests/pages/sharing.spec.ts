import { schemaErrors } from '../seo/schema-rules.ts';
import { launchedSite } from '../support/browser/own-site.ts';
import { expect, SITE_URL, test } from '../support/browser/site.ts';
import { SWEPT } from '../sweep/routes.ts';

const PICTURE_LIMIT = 100 * 1024;
const EVERY = 25;
const META = /<meta (?:name|property)="([^"]*)" content="([^"]*)"/g;
const DATA = /<script type="application\/ld\+json">(.*?)<\/script>/g;

for (const path of SWEPT) {
  test(`${path} can be found and shared, or says that it should not be`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const meta = new Map([...html.matchAll(META)].map(([, name = '', content = '']) => [name, content]));
    for (const name of ['description', 'og:title', 'og:description', 'og:type', 'og:url'])
      expect(meta.get(name), name).toBeTruthy();
    const data = [...html.matchAll(DATA)].map(([, json = '']) => JSON.parse(json));
    expect(data.flatMap(schemaErrors)).toEqual([]);
    if (meta.get('robots') === 'noindex') {
      expect(meta.get('og:image')).toBeUndefined();
      expect(html).not.toContain('rel="canonical"');
      return;
    }
    // Of an answered price, the page without a question is for search engines, and the answer for people.
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? 'none';
    expect(meta.get('og:url')?.startsWith(canonical)).toBe(true);
    if (!path.startsWith('/price?')) expect(meta.get('og:url')).toBe(canonical);
    expect(data.length).toBeGreaterThan(0);
    expect(meta.get('twitter:card')).toBe('summary_large_image');
    const picture = (meta.get('og:image') ?? '').replaceAll('&amp;', '&');
    expect(picture).toMatch(new RegExp(`^${SITE_URL}/social/[0-9a-f]+/.+\\.png`));
    const answer = await request.get(picture.replace(SITE_URL, ''));
    expect(answer.headers()).toMatchObject({ 'content-type': 'image/png', 'cache-control': /immutable/ });
    expect((await answer.body()).length).toBeLessThanOrEqual(PICTURE_LIMIT);
  });
}

test('an answered price is shared with its own address, and a picture of its road and load', async ({
  request,
}) => {
  const query = 'from=aba&to=kano&weight=30';
  const html = await (await request.get(`/price?${query}`)).text();
  const meta = new Map([...html.matchAll(META)].map(([, name = '', content = '']) => [name, content]));
  expect(meta.get('og:url')).toBe(`${SITE_URL}/price?${query.replaceAll('&', '&amp;')}`);
  expect(html).toContain(`<link rel="canonical" href="${SITE_URL}/price">`);
  const picture = (meta.get('og:image') ?? '').replace(SITE_URL, '').replaceAll('&amp;', '&');
  expect((await request.get(picture, { maxRedirects: 0 })).headers()['content-type']).toBe('image/png');
  const before = picture.replace(/social\/[^/]+/, 'social/0');
  expect((await request.get(before, { maxRedirects: 0 })).headers().location).toBe(picture);
  const page = await (await request.get('/price')).text();
  expect(page).not.toContain(picture.replaceAll('&', '&amp;'));
});

test('the confirmation screens and unknown addresses stay out of search results', async ({ request }) => {
  for (const path of ['/contact/sent', '/marketing/sent', '/no/such/page'])
    expect(await (await request.get(path)).text()).toContain('<meta name="robots" content="noindex"');
});

test.describe('once launched', () => {
  launchedSite();

  test('crawlers find the sitemap, and what it names answers as itself', async ({ request }) => {
    // Some sixty pages, none of them asked for before.
    test.slow();
    const robots = await (await request.get('/robots.txt')).text();
    const [, sitemap = ''] = /^Sitemap: (.*)$/m.exec(robots) ?? [];
    const xml = await (await request.get(sitemap.replace(SITE_URL, ''))).text();
    const addresses = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) =>
      address.replace(SITE_URL, ''),
    );
    expect(addresses.length).toBeGreaterThan(150);
    // Terms are all made alike: a few stand for them.
    const asked = addresses.filter((address, place) => !/glossary\/./.test(address) || place % EVERY === 0);
    for (const address of asked) {
      const page = await request.get(address, { maxRedirects: 0 });
      expect(page.status(), address).toBe(200);
      const html = await page.text();
      expect(html, address).toContain(`<link rel="canonical" href="${SITE_URL}${address}"`);
    }
  });
});

test('feed readers find the feed from any page', async ({ page, request }) => {
  await page.goto('/about');
  const feed = await page.locator('link[type="application/rss+xml"]').getAttribute('href');
  const answer = await request.get(feed ?? '');
  expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(await answer.text()).toContain('<rss version="2.0"');
});

test('a preview of an address that is no page is not drawn', async ({ request }) => {
  for (const address of ['/social/0/no/such/page.png', '/social/0/resources/blog/%3Cb%3E.png'])
    expect((await request.get(address, { maxRedirects: 0 })).status()).toBe(404);
});
