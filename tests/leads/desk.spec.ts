import type { Page } from '@playwright/test';
import { deskLink } from '#server/leads/desk-links/desk-tokens.ts';
import { openStorage } from '#server/platform/database/index.ts';
import { casesFor } from '../../tools/run/steps/tiers.mjs';
import { expect, test, WIDTHS } from '../support/browser/site.ts';
import {
  AS_IT_CAME,
  AT_LAST,
  asSetFor,
  type Checks,
  FOCUS_WINDOWS,
  windowsFor,
} from '../sweep/checks/checks.ts';

/** The data folder of the server of these tests (playwright.config.ts). */
const DATA = 'test-results/data';
/** Its place among the pages, which take turns at windows in CI. */
const TURN = 1;
/** The browser's own messages about a link that opens nothing, and about a form without its name. */
test.use({ allow: [/status of (404|422)/] });

/** Sends an enquiry. @returns the path of the link that the digest has for it */
async function enquire(page: Page, name: string): Promise<string> {
  const answer = await page.request.post('/api/contact', {
    data: {
      first_name: name,
      last_name: 'Okafor',
      email: `${name.toLowerCase()}@example.ng`,
      phone_number: '08031234567',
      message: 'Ten trucks of cement',
    },
  });
  expect(answer.status()).toBe(201);
  const { id } = (await answer.json()).data;
  const storage = await openStorage(DATA);
  const link = deskLink(storage.keys, '', id);
  await storage.close();
  return link;
}

const state = (page: Page) => page.getByText('State', { exact: true }).locator('xpath=following-sibling::dd');
const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

for (const width of casesFor([WIDTHS.phone, WIDTHS.desktop])) {
  test(`from the mail to the page and back by keys alone at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const path = await enquire(page, `Keys${width === 360 ? 'Phone' : 'Desk'}`);
    const opened = await page.goto(path);
    expect(opened?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByText('Ten trucks of cement')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Call', exact: true })).toHaveAttribute(
      'href',
      'tel:+2348031234567',
    );
    await expect(page.getByRole('link', { name: 'Write on WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/2348031234567\?text=/,
    );
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => location.search)).toBe('');
    expect(await fits(page)).toBe(true);

    await page.getByLabel('Your name').focus();
    await page.keyboard.type('Ngozi');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toHaveText('Noted. It is yours.');
    await expect(page.getByText(/^Taken by Ngozi, /)).toBeVisible();
    await page.getByLabel('Your name').focus();
    for (let tab = 0; tab < 2; tab += 1) await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Answered', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(state(page)).toHaveText('Answered');
    expect(await fits(page)).toBe(true);

    await page.reload();
    await expect(state(page)).toHaveText('Answered');
    expect(
      await page
        .getByRole('listitem')
        .filter({ hasText: /^Answered by Ngozi, / })
        .count(),
    ).toBe(1);
  });
}

test('the page of an enquiry has no error in any window', { tag: '@nightly' }, async ({ page }) => {
  test.slow();
  const path = await enquire(page, 'Swept');
  await page.goto(path);
  for (const [found, check] of Object.entries(AS_IT_CAME)) expect.soft(await check(page), found).toEqual([]);
  await page.getByLabel('Your name').fill('Ngozi');
  await page.getByRole('button', { name: 'Take It' }).click();
  await expect(page.getByRole('status')).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const run = async (checks: Checks, width: number) => {
    for (const [found, check] of Object.entries(checks))
      expect.soft(await check(page), `at ${width} px: ${found}`).toEqual([]);
  };
  const windows = windowsFor(TURN);
  for (const { width, height, checks } of windows) {
    await page.setViewportSize({ width, height });
    await run(checks, width);
  }
  await page.setViewportSize({ width: 360, height: 800 });
  await run(asSetFor(TURN), 360);
  for (const { width, height } of FOCUS_WINDOWS) {
    await page.setViewportSize({ width, height });
    await run(AT_LAST, width);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of casesFor([WIDTHS.phone, WIDTHS.desktop])) {
    test(`an enquiry is taken, won and sent again at ${width} px; a link that was cut says so`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const name = `Plain${width === 360 ? 'Phone' : 'Desk'}`;
      const path = await enquire(page, name);
      await page.goto(path);
      await page.getByRole('button', { name: 'Take It' }).click();
      await expect(page.getByText('Write your name, then take it.')).toBeVisible();
      await expect(page.getByLabel('Your name')).toHaveAttribute('aria-invalid', 'true');
      await page.getByLabel('Your name').fill('Musa');
      await page.getByRole('button', { name: 'Take It' }).click();
      await page.getByLabel('Note').fill('Offered by phone');
      await page.getByLabel('Value in naira').fill('a lot');
      await page.getByRole('button', { name: 'Won' }).click();
      await expect(page.getByText('Write the naira in digits, like 1,050,000 or 1.05m.')).toBeVisible();
      await expect(page.getByLabel('Note')).toHaveValue('Offered by phone');
      await page.getByLabel('Value in naira').fill('1.05m');
      await page.getByRole('button', { name: 'Won' }).click();
      await expect(state(page)).toHaveText('Won');
      await expect(page.getByText(/^Won by Musa, .*: ₦1,050,000/)).toBeVisible();
      await expect(page.getByText('Offered by phone')).toBeVisible();
      await expect(page.getByLabel('Your name')).toHaveValue('Musa');
      await page.getByLabel('Day of the next call').fill('2099-12-01');
      await page.getByLabel('Hour').fill('14:30');
      await page.getByRole('button', { name: 'Save Note and Next Call' }).click();
      await expect(page.getByRole('status')).toHaveText('Saved.');
      await expect(page.getByText('1 Dec 2099, 2:30 pm', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Send the Email Again' }).click();
      await expect(page.getByRole('status')).toContainText('goes out again');

      const cut = await page.goto(path.slice(0, -1));
      expect(cut?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has expired');
    });
  }
});
