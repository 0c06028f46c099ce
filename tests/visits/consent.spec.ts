import type { Page } from '@playwright/test';
import { OwnSite } from '../support/browser/own-site.ts';
import { expect, test, WIDTHS } from '../support/browser/site.ts';
import { shiftsOf, watchShifts, withoutWebFonts } from '../sweep/shifts.ts';

const CONTAINER = 'GTM-TEST123';
const TAG_MANAGER = /^https:\/\/www\.googletagmanager\.com\//;
const KEY = 'kayalink-consent';
const PAGE = '/about';

// The way to a focused link is then no journey.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const site = new OwnSite();
const open = (page: Page, path = PAGE) => page.goto(site.address + path);
const question = (page: Page) => page.getByRole('region', { name: 'Privacy choices' });
const press = (page: Page, name: string) => question(page).getByRole('button', { name }).click();
const choices = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' });
const kept = (page: Page) => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), KEY);
const events = (page: Page) => page.evaluate(() => window.dataLayer);

test.beforeAll(() => site.start(undefined, undefined, { tagManagerId: CONTAINER }));
test.afterAll(() => site.stop());

/** Stands in for the tag manager, which sets a cookie as the real one does. Returns the addresses that were asked for. */
async function standIn(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(TAG_MANAGER, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: "document.cookie = '_ga=GA1; path=/';" });
  });
  return asked;
}

test('nothing is asked of others, and nothing stored, before an answer', async ({ page, context }) => {
  const asked = await standIn(page);
  for (const path of [PAGE, '/marketing']) {
    await open(page, path);
    await expect(question(page)).toBeVisible();
  }
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
});

test('both answers look alike and are as easy, and a short window keeps two fifths of itself', async ({
  page,
}) => {
  await open(page);
  await expect(question(page)).toBeVisible();
  for (const width of Object.values(WIDTHS)) {
    await page.setViewportSize({ width, height: 740 });
    const looks = await question(page)
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const { color, backgroundColor, fontSize, fontWeight, border } = getComputedStyle(button);
          const { width, height, top } = button.getBoundingClientRect();
          return { color, backgroundColor, fontSize, fontWeight, border, width, height, top };
        }),
      );
    expect(looks).toHaveLength(2);
    expect(looks[0]).toEqual(looks[1]);
    expect(looks[0]?.height).toBeGreaterThanOrEqual(44);
  }
  await page.setViewportSize({ width: 320, height: 256 });
  expect((await question(page).boundingBox())?.height).toBeLessThanOrEqual(154);
  await question(page).getByRole('button', { name: 'Decline' }).focus();
  // All of it, but for the fraction of a pixel that a scrolled box may end on.
  await expect(question(page).getByRole('button', { name: 'Decline' })).toBeInViewport({ ratio: 0.98 });
});

test('after a no, events stay in the page and the answer in the browser; it can become a yes from the footer, by keyboard', async ({
  page,
  context,
}) => {
  const asked = await standIn(page);
  await open(page);
  await press(page, 'Decline');
  await expect(question(page)).toBeHidden();
  expect(await kept(page)).toEqual({
    choice: 'declined',
    version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
  await page.getByRole('link', { name: 'Speak to an Expert' }).filter({ visible: true }).first().click();
  expect(await events(page)).toEqual([expect.objectContaining({ event: 'contact_sales_button_click' })]);
  await open(page, '/marketing');
  await expect(question(page)).toBeHidden();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  expect(await context.cookies()).toEqual([]);

  await choices(page).press('Enter');
  await expect(question(page)).toContainText('You declined on');
  for (const name of ['Privacy policy', 'Decline', 'Accept']) {
    await page.keyboard.press('Tab');
    await expect(question(page).getByText(name, { exact: true })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(choices(page)).toBeFocused();
  await expect.poll(() => asked.length).toBe(1);
});

test('after a yes, the tag manager comes with this page and the next, until the yes is taken back from the footer', async ({
  page,
  context,
}) => {
  const asked = await standIn(page);
  await open(page);
  await page.getByRole('link', { name: 'Speak to an Expert' }).filter({ visible: true }).first().click();
  await press(page, 'Accept');
  await expect.poll(() => asked).toEqual([`https://www.googletagmanager.com/gtm.js?id=${CONTAINER}`]);
  expect(await events(page), 'nothing of before').toEqual([
    { 'gtm.start': expect.any(Number), event: 'gtm.js' },
  ]);
  await open(page, '/careers');
  await expect.poll(() => asked.length).toBe(2);
  await expect(question(page)).toBeHidden();
  expect(await kept(page)).toMatchObject({ choice: 'accepted' });

  await expect.poll(async () => (await context.cookies()).length).toBe(1);
  await choices(page).press('Enter');
  await expect(question(page)).toBeFocused();
  await expect(question(page)).toContainText(/You accepted on \d{1,2} \w+ \d{4}\./);
  const reloaded = page.waitForEvent('load');
  await press(page, 'Decline');
  await reloaded;
  await page.waitForLoadState('networkidle');
  expect(asked).toHaveLength(2);
  expect(await context.cookies()).toEqual([]);
  expect(await kept(page)).toMatchObject({ choice: 'declined' });
});

test('a no in another tab takes the cookies and leaves a half-typed form', { tag: '@nightly' }, async ({
  page,
  context,
}) => {
  await standIn(page);
  await open(page, '/contact');
  await press(page, 'Accept');
  await expect.poll(async () => (await context.cookies()).length).toBe(1);
  await page.getByRole('textbox', { name: 'Message' }).fill('Ten trucks of cement');
  const other = await context.newPage();
  await standIn(other);
  await open(other);
  await choices(other).press('Enter');
  await press(other, 'Decline');
  await expect.poll(async () => (await context.cookies()).length).toBe(0);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Ten trucks of cement');
  const asked = await standIn(page);
  await open(page, '/careers');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test('an answer in one tab holds in the others', async ({ page, context }) => {
  const other = await context.newPage();
  await open(page);
  await open(other);
  await press(other, 'Decline');
  await expect(question(page)).toBeHidden();
});

test('a browser that stores nothing is asked, and a yes holds for the page', { tag: '@nightly' }, async ({
  page,
}) => {
  const asked = await standIn(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await open(page);
  await press(page, 'Accept');
  await expect(question(page)).toBeHidden();
  await expect.poll(() => asked.length).toBe(1);
});

test('the question moves nothing, and hides nothing that has the focus', async ({ page }) => {
  await withoutWebFonts(page);
  await watchShifts(page);
  await page.setViewportSize({ width: WIDTHS.phone, height: 640 });
  await open(page);
  await expect(question(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const { total, moved } = await shiftsOf(page);
  expect(total, moved).toBeLessThan(0.001);
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  const end = await page.getByRole('contentinfo').getByRole('link').last().boundingBox();
  const top = (await question(page).boundingBox())?.y ?? 0;
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(top);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no question and no tag manager', async ({ page }) => {
    const asked = await standIn(page);
    await open(page);
    await expect(question(page)).toBeHidden();
    await expect(choices(page)).toBeHidden();
    expect(asked).toEqual([]);
  });
});

test('a site without a tag manager asks nothing, and its policy names none', async ({ page }) => {
  const response = await page.goto(PAGE);
  expect(response?.headers()['content-security-policy']).not.toContain('google');
  await expect(page.getByRole('button', { name: 'Privacy choices' })).toHaveCount(0);
  await expect(page.locator('section[data-consent]')).toHaveCount(0);
});

test('the policy of a site with one names its two scripts and not its host, and allows no inline code', async ({
  request,
}) => {
  const policy = (await request.get(site.address + PAGE)).headers()['content-security-policy'] ?? '';
  const [, scripts = ''] = /script-src ([^;]*)/.exec(policy) ?? [];
  expect(scripts.split(' ').filter((source) => source.startsWith('https:'))).toEqual([
    'https://www.googletagmanager.com/gtm.js',
    'https://www.googletagmanager.com/gtag/js',
  ]);
  expect(policy).not.toMatch(/unsafe-(inline|eval)/);
});
