import { casesFor, TRIES_EVERY_CASE } from '../../tools/run/steps/tiers.mjs';
import { copyOf, pageCopy } from '../support/browser/copy.ts';
import { launchedSite } from '../support/browser/own-site.ts';
import { expect, test } from '../support/browser/site.ts';
import { lostByBrowserText } from '../sweep/checks/larger-text.ts';
import { PAGES, SWEPT_QUICKLY } from '../sweep/routes.ts';

const LINE = /^Before launch: /;
/** Headings of points that a fact of content/company-terms.yaml answers; all facts of this repository are samples. */
const POINTS = [
  'RC number',
  'When truck owners are paid',
  'What we agree with you',
  'Within 2 hours',
  'Diesel: ₦',
];
const DIESEL = /Diesel: ₦[\d,.]+ a litre on \d+ \w+ 20\d\d/;
const answersOf = (category: string) => `/resources/faq?category=${category}`;

/** What pages say with sample facts, and leave out once the site is launched. */
const FACTS: [path: string, facts: (string | RegExp)[]][] = [
  ['/terms', [...POINTS, DIESEL]],
  ['/price', ['Within 2 hours']],
  ['/partners/trucks', [DIESEL]],
  ['/lanes/lagos-kano', [DIESEL]],
  [
    answersOf('pricing-and-quotes'),
    ['Within 2 hours', '50% before loading', 'Added at 7.5%', '24 hours free at each gate', DIESEL],
  ],
  [answersOf('truck-owners'), ['10% of the freight', 'Within 5 working days', '60% at loading']],
  [answersOf('warehouse-owners'), ['12% of the storage', 'By the 5th working day']],
];

const says = (page: string, fact: string | RegExp) =>
  typeof fact === 'string' ? page.includes(fact) : fact.test(page);

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
  test('each page says once that it holds samples, and search engines are kept out of it and of all files', async ({
    request,
  }) => {
    for (const path of TRIES_EVERY_CASE ? PAGES : [...SWEPT_QUICKLY, '/contact/sent', '/no/such/page']) {
      const answer = await request.get(path);
      expect(answer.headers()['x-robots-tag'], path).toBe('noindex');
      expect((await answer.text()).match(/Before launch: /g), path).toHaveLength(1);
    }
    expect(await (await request.get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
    for (const path of ['/sitemap.xml', '/favicon.svg', '/no/such/page'])
      expect((await request.get(path)).headers()['x-robots-tag'], path).toBe('noindex');
  });

  test('a note beside samples makes no page wider than its window where the text of the browser is larger', async ({
    page,
  }) => {
    for (const path of casesFor(['/about', '/', '/products/haulage', '/terms'])) {
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

  test('points about money are answered with sample facts, and people who are invented are said to be', async ({
    request,
  }) => {
    for (const [path, facts] of FACTS) {
      const page = await (await request.get(path)).text();
      expect(
        facts.filter((fact) => !says(page, fact)),
        path,
      ).toEqual([]);
    }
    for (const [path, who] of INVENTED)
      expect(await (await request.get(path)).text(), path).toMatch(
        new RegExp(`>\\s*${who}[^<]* · sample\\s*<`),
      );
  });

  test('the notes can be read without script, and the line above the rights is not on paper', async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/about');
    await expect(page.getByText(/^Founder.* · sample$/).first()).toBeVisible();
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

  test('points about money whose fact is a sample are left out, and the rest of an answer is not', async ({
    request,
  }) => {
    // A lane goes on to name the price of diesel that its estimate is made with.
    const changed = FACTS.filter(([path]) => !path.startsWith('/lanes/'));
    for (const [path, facts] of [...changed, ['/contact', []] as const]) {
      const page = await (await request.get(path)).text();
      expect(
        [...facts, ...POINTS].filter((fact) => says(page, fact)),
        path,
      ).toEqual([]);
      expect(page, path).not.toMatch(/\{(?:quoteTime|deposit|vat|waiting|owner\w+)\}/);
    }
    expect(await (await request.get(answersOf('truck-owners'))).text()).toContain(
      'Send the waybill as soon as the receiver has signed',
    );
    const insurance = await (await request.get('/solutions/insurance')).text();
    expect(insurance).toContain(pageCopy('insurance').insurer.unknown);
    expect(insurance).not.toContain(copyOf('company-terms').insurer.value);
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
