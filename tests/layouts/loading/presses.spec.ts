import type { Locator, Page } from '@playwright/test';
import {
  expect,
  fillEnquiry,
  enquiryForm as form,
  missOf,
  test,
  WIDTHS,
} from '../../support/browser/site.ts';
import {
  begin,
  CONNECTIONS,
  holdScripts,
  PHONE,
  PHONE_SLOWDOWN,
  put,
  settled,
  WEAK,
} from '../../support/browser/slow-connection.ts';

const SUCCESS = 'We have your message.';
/** A connection as slow as the slowest, and a processor that is busy with other tests. */
const REPORTED = { timeout: 30_000 };
/** How far a page may stop from where a link leads, in px. */
const EXACT = 8;
/** How long somebody with a mouse rests on what he is about to press, and holds it down. */
const RESTS_MS = 1500;
const HOLDS_MS = 90;

const guide = (page: Page) => page.locator('form[action="/api/eguide-subscription"]');
const events = (page: Page) => page.evaluate(() => window.dataLayer?.map(({ event }) => event));

/** What somebody presses first on a page that is still coming, and what must come of it. */
interface FirstPress {
  title: string;
  path: string;
  target: (page: Page) => Locator;
  /** What happens before the page is opened slowly. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Opens the page in another way than by its address. */
  open?: (page: Page) => Promise<unknown>;
  outcome: (page: Page) => Promise<void>;
}

/** How it is pressed, and how its page is slowed down before; the returned function is called after the press. */
interface Way {
  slowDown: (page: Page) => Promise<() => void>;
  press: (target: Locator) => Promise<void>;
}

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
    target: (page) => form(page).locator('[type=submit]'),
    prepare: async (page) => {
      await page.goto('/contact');
      await fillEnquiry(page);
      await page.goto('/about');
      posts = 0;
      await page.route('**/api/contact', (route) => {
        posts += 1;
        return route.fulfill({ status: 201, json: {} });
      });
    },
    open: async (page) => {
      await page.goBack({ waitUntil: 'commit' });
      await expect(form(page).getByLabel('Message')).not.toHaveValue('');
    },
    outcome: async (page) => {
      await expect(form(page).getByRole('status')).toContainText(SUCCESS, REPORTED);
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
      await expect(page).toHaveURL(/onne$/);
    },
  },
];

async function tryPress(page: Page, { path, prepare, open, target, outcome }: FirstPress, way: Way) {
  await prepare?.(page);
  const letGo = await way.slowDown(page);
  await (open ? open(page) : begin(page, path));
  await way.press(target(page));
  letGo();
  await outcome(page);
}

test.describe('before any script has come', () => {
  test.use(PHONE);

  for (const action of PRESSES)
    test(action.title, ({ page }) =>
      tryPress(page, action, { slowDown: holdScripts, press: (target) => target.tap() }),
    );
});

const DESK = { viewport: { width: WIDTHS.desktop, height: 900 } };
/** The ways in which every action is tried at night; ways and connections meet by turns. */
const WAYS = {
  touch: { use: PHONE, slowdown: PHONE_SLOWDOWN, press: (target: Locator) => target.tap() },
  mouse: {
    use: DESK,
    slowdown: 1,
    press: async (target: Locator) => {
      await target.hover();
      await target.page().waitForTimeout(RESTS_MS);
      await target.click({ delay: HOLDS_MS });
    },
  },
  keys: { use: DESK, slowdown: 1, press: (target: Locator) => target.press('Enter') },
};

for (const [nth, [way, { use, slowdown, press }]] of Object.entries(WAYS).entries())
  test.describe(`by ${way}, over slow connections`, { tag: '@nightly' }, () => {
    test.use(use);
    for (const [turn, action] of PRESSES.entries()) {
      const connection = CONNECTIONS[(turn + nth) % CONNECTIONS.length] ?? WEAK;
      const slowDown = async (page: Page) => {
        await put(page, connection, slowdown);
        return () => {};
      };
      test(`${action.title}: ${connection.latency} ms`, ({ page }) =>
        tryPress(page, action, { slowDown, press }));
    }
  });
