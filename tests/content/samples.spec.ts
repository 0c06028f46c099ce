import { copyOf, pageCopy } from '../support/browser/copy.ts';
import { launchedSite } from '../support/browser/own-site.ts';
import { expect, test } from '../support/browser/site.ts';
import { lostByBrowserText } from '../sweep/checks/larger-text.ts';
import { PAGES } from '../sweep/routes.ts';

const LINE = /^Before launch: /;
/** Headings of points that a fact of content/company-terms.yaml answers; all facts of this repository are samples. */
const POINTS = [
  'RC number',
  'When truck owners are paid',
  'What we agree with you',
  'Within 2 hours',
  'Diesel: ₦',
];

/** Answers of the FAQ with such a fact, by category. */
const DIESEL = /Diesel: ₦[\d,.]+ a litre on \d+ \w+ 20\d\d/;
const ANSWERS = {
  'pricing-and-quotes': [
    'Within 2 hours',
    '50% before loading',
    'Added at 7.5%',
    '24 hours free at each gate',
  ],
  'truck-owners': ['10% of the freight', 'Within 5 working days', '60% at loading'],
  'warehouse-owners': ['12% of the storage', 'By the 5th working day'],
};
const answersOf = (category: string) => `/resources/faq?category=${category}`;

/** Invented people, by the page that shows them and what describes them there. */
const INVENTED = [
  ['/about', 'Founder'],
  ['/solutions/tracking', 'Dispatch lead'],
  ['/solutions/insurance', 'Stores manager'],
  ['/solutions/delivery', 'Plant buyer'],
  ['/solutions/reverse-logistics', 'Depot manager'],
  ['/marketing', 'Supply manager'],
] as const;

test.describe('before the launch', () => {
  test('each page says once that it holds samples, and tells search engines to leave it out', async ({
    request,
  }) => {
    for (const path of PAGES) {
      const answer = await request.get(path);
      expect(answer.headers()['x-robots-tag'], path).toBe('noindex');
      expect((await answer.text()).match(/Before launch: /g), path).toHaveLength(1);
    }
  });

  test('a note beside samples makes no page wider than its window where the text of the browser is larger', async ({
    page,
  }) => {
    for (const path of ['/', '/about', '/products/haulage', '/terms']) {
      await page.goto(path);
      expect(await lostByBrowserText(page), path).toEqual([]);
    }
  });

  test('a video that is a sample is listed and announced, and nobody else’s is played in its place', async ({
    page,
  }) => {
    await page.goto('/resources/videos');
    const card = page.getByRole('article');
    await expect(card).toHaveCount(1);
    await expect(card).toContainText('Coming soon');
    await card.getByRole('link', { name: /^Watch Now/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
    await expect(page.getByRole('main')).toContainText('Coming soon');
    await expect(page.getByRole('link', { name: /^Play the video/ })).toHaveCount(0);
    for (const address of ['/resources/videos', '/resources/video/1'])
      expect(await (await page.request.get(address)).text()).not.toMatch(
        /<(img|a|iframe)[^>]*(ytimg|youtube-nocookie)/,
      );
  });

  for (const [path, who] of INVENTED)
    test(`${path} says beside ${who} that this is a sample`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText(new RegExp(`^${who}.* · sample$`)).first()).toBeVisible();
    });

  test('points about money are shown with their sample answers', async ({ request }) => {
    const terms = await (await request.get('/terms')).text();
    for (const point of POINTS) expect(terms).toContain(point);
  });

  test('every page that speaks of the price of diesel gives the one of the rate card', async ({
    request,
  }) => {
    for (const path of ['/terms', '/partners/trucks', '/lanes/lagos-kano', answersOf('pricing-and-quotes')])
      expect(await (await request.get(path)).text(), path).toMatch(DIESEL);
  });

  test('the FAQ answers about money with the figures of the terms', async ({ request }) => {
    for (const [category, facts] of Object.entries(ANSWERS)) {
      const page = await (await request.get(answersOf(category))).text();
      for (const fact of facts) expect(page, category).toContain(fact);
    }
    expect(await (await request.get('/price')).text()).toContain('Within 2 hours');
  });

  test('crawlers are kept out, and files that they have an address of are not listed either', async ({
    request,
  }) => {
    expect(await (await request.get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
    for (const path of ['/sitemap.xml', '/favicon.svg', '/no/such/page'])
      expect((await request.get(path)).headers()['x-robots-tag'], path).toBe('noindex');
  });

  test('the line stands above the rights, without script too, and not on paper', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/about');
    const line = page.getByRole('contentinfo').getByText(LINE);
    await expect(line).toBeVisible();
    const rights = page.getByRole('contentinfo').getByText(/^© /);
    expect((await line.boundingBox())?.y).toBeLessThan((await rights.boundingBox())?.y ?? 0);
    await page.emulateMedia({ media: 'print' });
    await expect(line).toBeHidden();
    await context.close();
  });
});

test.describe('once launched', () => {
  launchedSite();

  test('a point about money whose fact is a sample is not shown', async ({ request }) => {
    for (const path of ['/terms', '/partners/trucks', '/contact'])
      for (const point of POINTS) expect(await (await request.get(path)).text(), path).not.toContain(point);
  });

  test('the FAQ leaves out the figure, and not the rest of the answer', async ({ request }) => {
    for (const [category, facts] of Object.entries(ANSWERS)) {
      const page = await (await request.get(answersOf(category))).text();
      for (const fact of facts) expect(page, category).not.toContain(fact);
      expect(page, category).not.toMatch(/\{(?:quoteTime|deposit|vat|waiting|owner\w+)\}/);
    }
    expect(await (await request.get(answersOf('pricing-and-quotes'))).text()).not.toMatch(DIESEL);
    expect(await (await request.get(answersOf('truck-owners'))).text()).toContain(
      'Send the waybill as soon as the receiver has signed',
    );
  });

  test('the insurance page says how cover is arranged, and names no insurer', async ({ request }) => {
    const page = await (await request.get('/solutions/insurance')).text();
    expect(page).toContain(pageCopy('insurance').insurer.unknown);
    expect(page).not.toContain(copyOf('company-terms').insurer.value);
  });

  test('no page says so, and search engines are let in', async ({ request }) => {
    for (const path of ['/', '/marketing', '/products/haulage', '/resources/blog']) {
      const answer = await request.get(path);
      expect(answer.headers()['x-robots-tag'], path).toBeUndefined();
      expect(await answer.text(), path).not.toMatch(/Before launch/);
    }
    expect(await (await request.get('/robots.txt')).text()).toMatch(
      /^User-agent: \*\nDisallow: \/api\/\n\nSitemap: /,
    );
  });
});
