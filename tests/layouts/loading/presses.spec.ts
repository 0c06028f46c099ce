import type { Locator, Page } from '@playwright/test';
import { launchedSite } from '../../support/browser/own-site.ts';
import { DEVICES } from '../../support/browser/presses.ts';
import { expect, missOf, test } from '../../support/browser/site.ts';
import { begin, put, settled } from '../../support/browser/slow-connection.ts';

const SUCCESS = 'We have your message.';
const PLAYER = /^https:\/\/www\.youtube-nocookie\.com\/embed\//;
/** A connection as slow as the slowest, and a processor that is busy with other tests. */
const REPORTED = { timeout: 30_000 };
/** How far a page may stop from where a link leads, in px. */
const EXACT = 8;

const contact = (page: Page) => page.locator('form[action="/api/contact"]');
const guide = (page: Page) => page.locator('form[action="/api/eguide-subscription"]');
const events = (page: Page) => page.evaluate(() => window.dataLayer?.map(({ event }) => event));

/** What somebody presses first on a page that is still coming, and what must come of it. */
interface FirstPress {
  title: string;
  path: string;
  /** A launched site has it, one with samples has not. */
  launched?: true;
  target: (page: Page) => Locator;
  /** What happens over a fast connection, before the page is opened over a slow one; without it the page is opened by its address. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Opens the page in another way than by its address. */
  open?: (page: Page) => Promise<unknown>;
  outcome: (page: Page) => Promise<void>;
}

const ENQUIRY = {
  'First name': 'Amina',
  'Last name': 'Bello',
  Email: 'amina@example.ng',
  'Phone number': '0803 123 4567',
  Message: '30 t of rice, Kano to Ikeja',
};
let posts = 0;

const PRESSES: FirstPress[] = [
  {
    title: "'Get Started Now' focuses the first field",
    path: '/marketing',
    target: (page) => page.getByRole('link', { name: 'Get Started Now' }),
    outcome: async (page) => {
      const first = page.getByLabel('Name', { exact: true });
      await expect(first).toBeFocused();
      await settled(page);
      await expect(first).toBeFocused();
      await expect(first).toBeInViewport();
      expect(await events(page)).toEqual(['click_cta']);
    },
  },
  {
    title: 'the first press on a video embeds it',
    path: '/resources/video/1',
    launched: true,
    target: (page) => page.getByRole('link', { name: /^Play the video/ }),
    prepare: (page) =>
      page
        .context()
        .route(PLAYER, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Player</p>' })),
    outcome: async (page) => {
      await expect(page.locator('iframe[title="Introduction"]')).toHaveAttribute('src', PLAYER);
      expect(page.context().pages()).toHaveLength(1);
    },
  },
  {
    title: 'a far target is reached exactly',
    path: '/products/haulage',
    target: (page) => page.getByRole('main').getByRole('link', { name: 'Get a truck price' }).first(),
    outcome: async (page) => {
      await expect(page).toHaveURL(/#contact_sales$/);
      await settled(page);
      await expect(page.locator('#contact_sales')).toBeInViewport();
      expect(await missOf(page)).toBeLessThanOrEqual(EXACT);
    },
  },
  {
    title: 'a form that Back has filled is sent once and reported',
    path: '/contact',
    target: (page) => contact(page).locator('[type=submit]'),
    prepare: async (page) => {
      await page.goto('/contact');
      for (const [label, value] of Object.entries(ENQUIRY)) await contact(page).getByLabel(label).fill(value);
      await page.goto('/about');
      posts = 0;
      await page.route('**/api/contact', (route) => {
        posts += 1;
        return route.fulfill({ status: 201, json: {} });
      });
    },
    open: async (page) => {
      await page.goBack();
      await expect(contact(page).getByLabel('Message')).toHaveValue(ENQUIRY.Message);
    },
    outcome: async (page) => {
      await expect(contact(page).getByRole('status')).toContainText(SUCCESS, REPORTED);
      await expect(page.locator('[data-sonner-toast]')).toContainText(SUCCESS, REPORTED);
      expect(posts).toBe(1);
      expect(await events(page)).toEqual(['contact_form_submitted']);
    },
  },
  {
    title: 'an empty e-guide form shows the specified texts, never a bubble',
    path: '/resources/e-guides/clearing-a-container-at-apapa-or-onne',
    target: (page) => guide(page).locator('[type=submit]'),
    outcome: async (page) => {
      for (const [label, error] of [
        ['First name', 'First name is required'],
        ['Last name', 'Last name is required'],
        ['Company name', 'Company name is required'],
        ['Email', 'Field is required'],
      ] as const)
        await expect(guide(page).getByLabel(label)).toHaveAccessibleDescription(error, REPORTED);
      await expect(guide(page).getByLabel('First name')).toBeFocused();
    },
  },
  {
    title: "'See current openings' is answered in place",
    path: '/careers',
    target: (page) => page.getByRole('button', { name: 'See current openings' }),
    outcome: async (page) => {
      await expect(page.locator('[data-openings-answer]')).not.toBeEmpty();
      await expect(page).toHaveURL(/\/careers$/);
    },
  },
  {
    title: 'an empty contact form shows a text at each field',
    path: '/contact',
    target: (page) => contact(page).locator('[type=submit]'),
    outcome: async (page) => {
      for (const label of Object.keys(ENQUIRY)) {
        await expect(contact(page).getByLabel(label)).toHaveAttribute('aria-invalid', 'true', REPORTED);
        await expect(contact(page).getByLabel(label)).toHaveAccessibleDescription(/required|enter|digits/i);
      }
      await expect(contact(page).getByLabel('First name')).toBeFocused();
      await expect(page).toHaveURL(/\/contact$/);
    },
  },
];

for (const site of ['as it begins', 'once launched'])
  test.describe(site, () => {
    const isLaunched = site === 'once launched';
    if (isLaunched) launchedSite();
    for (const { name, use, slowdown, pressesFor } of DEVICES)
      test.describe(`on ${name}`, () => {
        test.use(use);
        for (const [
          turn,
          { title, path, target, launched = false, prepare, open, outcome },
        ] of PRESSES.entries())
          for (const { way, pace, press, connection } of launched === isLaunched ? pressesFor(turn) : [])
            test(`${title}: ${way}, ${pace}, ${connection.latency} ms`, async ({ page }) => {
              await prepare?.(page);
              await put(page, connection, slowdown);
              await (open ? open(page) : begin(page, path));
              await press(target(page));
              await outcome(page);
            });
      });
  });
