import type { Page } from '@playwright/test';
import { casesFor } from '../../tools/run/steps/tiers.mjs';
import { expect, test } from '../support/browser/site.ts';

const GUIDES = '/resources/e-guides';
const GUIDE = `${GUIDES}/clearing-a-container-at-apapa-or-onne`;
/** Guides below a guide (specification, section 9). */
const RELATED = 3;

const cards = (page: Page) => page.getByRole('region', { name: 'E-guides' }).getByRole('article');
const more = (page: Page) =>
  page.getByRole('region', { name: 'Explore More Guides' }).getByRole('link', { name: /^Get Now/ });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every guide is a card whose button leads to its page, with three others at most, and back', async ({
    page,
  }) => {
    await page.goto(GUIDES);
    const titles = await cards(page).getByRole('heading', { level: 2 }).allTextContents();
    expect(titles.length).toBeGreaterThanOrEqual(4);
    for (const title of casesFor(titles, 2)) {
      const card = cards(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) });
      await card.getByRole('link', { name: `Get Now: ${title}` }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      const others = await more(page).evaluateAll((all) =>
        all.map((link) => link.getAttribute('href') ?? ''),
      );
      expect(new Set(others).size).toBe(Math.min(RELATED, titles.length - 1));
      expect(others).not.toContain(new URL(page.url()).pathname);
      await page.getByRole('link', { name: 'Back to E-Guides' }).click();
      await expect(page).toHaveURL(new RegExp(`${GUIDES}$`));
    }
  });
});

test('a guide opens with picture, title, subtitle and a text on what is in it, and its button leads to its form', async ({
  page,
}) => {
  await page.goto(GUIDE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Importing a container through Apapa or Onne: worksheets',
  );
  const hero = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) });
  await expect(hero.locator('img')).toBeVisible();
  const sheet = hero.locator('> div');
  const [ground, paper] = await Promise.all([hero.locator('img').boundingBox(), sheet.boundingBox()]);
  expect(
    ground && paper && paper.x < ground.x && paper.x + paper.width > ground.x,
    'it lies on the picture',
  ).toBe(true);
  await expect(hero.locator('h1 + p')).toHaveText(/\S{3}/);
  expect(await page.locator('.rich-text p').count()).toBeGreaterThan(1);

  const desk = page.getByRole('region', { name: 'Get a copy using this form' });
  await expect(desk).not.toBeInViewport();
  await page.getByRole('link', { name: 'Get Free Guide' }).click();
  await expect(desk.getByRole('heading', { name: 'Get a copy using this form' })).toBeInViewport();
  await expect(desk.getByRole('textbox')).toHaveCount(4);
  expect(await page.evaluate(() => window.dataLayer)).toContainEqual(
    expect.objectContaining({ event: 'click_cta' }),
  );
});

test("the PDF's address stands in no page", async ({ request }) => {
  for (const path of [GUIDES, GUIDE]) expect(await (await request.get(path)).text()).not.toContain('.pdf');
});

test.describe('at the address of no guide', () => {
  test.use({ allow: [/status of 404/] });

  test('the page says so, is a 404, and is kept from search engines', async ({ page }) => {
    const response = await page.goto(`${GUIDES}/no-such-guide`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide not available yet');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('link', { name: 'Back to E-Guides' })).toBeVisible();
    await expect(more(page)).toHaveCount(RELATED);
  });
});
