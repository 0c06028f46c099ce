import { schemaErrors } from '../seo/schema-rules.ts';
import { expect, SITE_URL, test } from '../support/browser/site.ts';
import { PAGES } from '../sweep/routes.ts';

const PICTURE_LIMIT = 100 * 1024;
const EVERY = 25;
const META = /<meta (?:name|property)="([^"]*)" content="([^"]*)"/g;
const DATA = /<script type="application\/ld\+json">(.*?)<\/script>/g;

for (const path of PAGES) {
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
    expect(html).toContain(`<link rel="canonical" href="${meta.get('og:url')}"`);
    expect(data.length).toBeGreaterThan(0);
    expect(meta.get('twitter:card')).toBe('summary_large_image');
    const picture = meta.get('og:image') ?? '';
    expect(picture).toMatch(new RegExp(`^${SITE_URL}/social/[0-9a-f]+/.+\\.png$`));
    const answer = await request.get(picture.replace(SITE_URL, ''));
    expect(answer.headers()).toMatchObject({ 'content-type': 'image/png', 'cache-control': /immutable/ });
    expect((await answer.body()).length).toBeLessThanOrEqual(PICTURE_LIMIT);
  });
}

test('the confirmation screens and unknown addresses stay out of search results', async ({ request }) => {
  for (const path of ['/contact/sent', '/marketing/sent', '/no/such/page'])
    expect(await (await request.get(path)).text()).toContain('<meta name="robots" content="noindex"');
});

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
