import type { Page } from '@playwright/test';
import { casesFor } from '../../tools/run/steps/tiers.mjs';
import { expect, test } from '../support/browser/site.ts';

const BLOG = '/resources/blog';
const POST = `${BLOG}/what-fits-on-a-30-ton-truck`;
/** Posts below an article (specification, section 9). */
const RELATED = 3;

const related = (page: Page) =>
  page.getByRole('region', { name: 'More amazing articles for you' }).getByRole('heading', { level: 3 });
const addresses = (page: Page) =>
  related(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test('an article opens with title, subtitle and date', async ({ page }) => {
  await page.goto(POST);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What fits on a 30-ton truck');
  await expect(page.getByText('Bags, pallets and boxes by the numbers')).toBeVisible();
  const date = page.getByRole('main').locator('time').first();
  await expect(date).toHaveText('November 12, 2026');
  await expect(date).toHaveAttribute('datetime', '2026-11-12');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an article can be read, and left for the blog', async ({ page }) => {
    await page.goto(POST);
    await expect(page.getByText('Thirty tons is 600 bags of rice')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Blog' }).click();
    await expect(page).toHaveURL(new RegExp(`${BLOG}$`));
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the contents are folded until they are asked for, and lead to the headings that they name', async ({
    page,
  }) => {
    await page.goto(POST);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const links = contents.getByRole('link');
    await expect(links).toHaveCount(0);
    await contents.locator('summary').click();
    await expect(links.first()).toBeVisible();
    const named = await links.evaluateAll((all) =>
      all.map((link) => [
        link.textContent,
        document.querySelector(link.getAttribute('href') ?? '')?.textContent,
      ]),
    );
    expect(named.length).toBeGreaterThanOrEqual(3);
    for (const [place, [words, heading]] of named.entries()) expect(words).toBe(`${place + 1}${heading}`);
    const last = (await links.last().getAttribute('href')) ?? '';
    await links.last().click();
    await expect(page.locator(last)).toBeInViewport();
  });
});

test('below every article stand other ones, three at most', async ({ page }) => {
  await page.goto(BLOG);
  const posts = await page
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(posts.length).toBeGreaterThanOrEqual(3);
  for (const post of casesFor(posts, 2)) {
    await page.goto(post);
    const others = await addresses(page);
    expect(new Set(others).size).toBe(Math.min(RELATED, posts.length - 1));
    expect(others).not.toContain(post);
  }
});

test.describe('at the address of no article', () => {
  test.use({ allow: [/status of 404/] });

  test('the page says so, is a 404, and is kept from search engines', async ({ page }) => {
    const response = await page.goto(`${BLOG}/no-such-article`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Content not available yet');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Back to Blog' })).toBeVisible();
    await expect(related(page)).toHaveCount(RELATED);
  });
});
