import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

const BLOG = '/resources/blog';

const filter = (page: Page) => page.getByRole('navigation', { name: 'Filter posts by topic' });
const chosen = (page: Page) => filter(page).locator('[aria-current]').allTextContents();
const cards = (page: Page) => page.getByRole('main').getByRole('article');

test('the list shows every post, the newest first, under All', async ({ page }) => {
  await page.goto(BLOG);
  expect(await chosen(page)).toEqual(['All']);
  const dates = await cards(page)
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
  expect(dates.length).toBeGreaterThanOrEqual(3);
  expect(dates).toEqual([...dates].sort().reverse());
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a tag narrows the list, is marked, has an address of its own, and All widens it again', async ({
    page,
  }) => {
    await page.goto(BLOG);
    const all = await cards(page).count();
    await filter(page).getByRole('link', { name: 'Haulage' }).click();
    await expect(page).toHaveURL(new RegExp(`${BLOG}\\?tag=haulage$`));
    expect(await chosen(page)).toEqual(['Haulage']);
    const narrowed = await cards(page).count();
    expect(narrowed).toBeLessThan(all);
    await expect(cards(page).filter({ hasText: /Haulage/ })).toHaveCount(narrowed);
    await filter(page).getByRole('link', { name: 'All', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${BLOG}$`));
    await expect(cards(page)).toHaveCount(all);
  });
});

test('a tag that no post has leaves a way on', async ({ page }) => {
  await page.goto(`${BLOG}?tag=no-such-topic`);
  await expect(cards(page)).toHaveCount(0);
  await expect(page.getByText('No post carries this topic yet.')).toBeVisible();
  expect(await chosen(page)).toEqual([]);
});

for (const path of ['/resources', BLOG, `${BLOG}?tag=haulage`]) {
  test(`${path} names the blog's address as the one to keep`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    expect(response?.request().redirectedFrom()).toBeNull();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `https://www.kayalink.example${BLOG}`,
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notes from the road.');
  });
}
