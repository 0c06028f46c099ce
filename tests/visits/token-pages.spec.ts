import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { GUIDE_SENT_PATH } from '#domain/entries/guides.ts';
import { DESK_PATH } from '#domain/leads/desk-links/desk-page.ts';
import { TAG_MANAGER_HOST } from '#domain/visits/consent.ts';
import { casesFor } from '../../tools/run/steps/tiers.mjs';
import { OwnSite } from '../support/browser/own-site.ts';
import { expect, test } from '../support/browser/site.ts';

const TOKEN = 'a-token-that-nobody-else-may-learn';
const SCREENS = readdirSync('src/pages/newsletter').map(
  (file) => `/newsletter/${file.replace('.astro', '')}`,
);
/** The screens that letters lead to. */
const FROM_LETTERS = ['/newsletter/confirm', '/newsletter/unsubscribe'];
const HANDED_OUT = `${GUIDE_SENT_PATH}?guide=a-guide&download=${TOKEN}`;
/** Every address that holds a token. */
const WITH_TOKEN = casesFor(
  [
    HANDED_OUT,
    `${DESK_PATH}?token=${TOKEN}`,
    ...[...FROM_LETTERS, ...SCREENS].map((path) => `${path}?token=${TOKEN}`),
  ],
  3,
);

const site = new OwnSite();
test.beforeAll(() => site.start(undefined, undefined, { tagManagerId: 'GTM-TEST123' }));
test.afterAll(() => site.stop());

const address = (page: Page) => page.evaluate(() => location.pathname + location.search);
const tokenField = (page: Page) => page.locator('input[name="token"]');

test('anyone who agreed to be counted is not counted where the address holds a token', async ({ page }) => {
  const asked: string[] = [];
  await page.route(`${TAG_MANAGER_HOST}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.goto(`${site.address}/about`);
  await page.getByRole('region', { name: 'Privacy choices' }).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => asked).toHaveLength(1);
  for (const path of WITH_TOKEN) {
    const answer = await page.goto(site.address + path);
    await page.waitForLoadState('networkidle');
    expect(answer?.headers()['content-security-policy'], path).not.toContain('google');
    await expect(page.getByRole('button', { name: 'Privacy choices' }), path).toHaveCount(0);
    expect(await address(page), path).not.toContain(TOKEN);
  }
  expect(asked).toHaveLength(1);
});

for (const screen of casesFor(FROM_LETTERS)) {
  test(`${screen} keeps its token in the form, loaded again and come back to as well`, async ({ page }) => {
    await page.goto(`${screen}?token=${TOKEN}`);
    const isWhole = async () => {
      await expect(tokenField(page)).toHaveValue(TOKEN);
      await expect.poll(() => address(page)).toBe(screen);
    };
    await isWhole();
    await page.reload();
    await isWhole();
    await page.goto('/about');
    await page.goBack();
    await isWhole();
    await page.getByRole('main').locator('form button').first().click();
    await expect(page).toHaveURL(/\/newsletter\/expired$/);
    expect(await page.evaluate(() => document.referrer)).not.toContain(TOKEN);
  });
}

test('the page that hands out a guide does so again when it is loaded again', async ({ page }) => {
  await page.goto(site.address + HANDED_OUT);
  const link = page.locator(`main a[href="/api/guides/${TOKEN}/a-guide.pdf"]`);
  await expect(link).toBeVisible();
  await expect.poll(() => address(page)).toBe(GUIDE_SENT_PATH);
  await page.reload();
  await expect(link).toBeVisible();
  await expect.poll(() => address(page)).toBe(GUIDE_SENT_PATH);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form has its token all the same', async ({ page }) => {
    await page.goto(`${site.address}/newsletter/confirm?token=${TOKEN}`);
    await expect(tokenField(page)).toHaveValue(TOKEN);
  });
});
