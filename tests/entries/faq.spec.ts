import type { Page } from '@playwright/test';
import { expect, test, WIDTHS } from '../support/browser/site.ts';

const CATEGORIES = [
  'General',
  'Services',
  'Pricing & Quotes',
  'Haulage Services',
  'Warehousing Services',
  'Logistic Services',
  'Truck Owners',
  'Warehouse Owners',
];
const LEAST = 6;

test.use({ javaScriptEnabled: false });

/** The questions that a page tells search engines of. */
async function reported(page: Page) {
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  return data.map((json) => JSON.parse(json)).filter((thing) => thing['@type'] === 'FAQPage');
}

test('the FAQ opens on General and lists the specified categories, each of which shows its numbered questions', async ({
  page,
}) => {
  await page.goto('/resources/faq');
  const list = page.getByRole('navigation', { name: 'Categories of questions' });
  await expect(list.getByRole('link')).toHaveText(CATEGORIES);
  await expect(list.locator('[aria-current="page"]')).toHaveText('General');
  for (const category of CATEGORIES) {
    await list.getByRole('link', { name: category, exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: category, exact: true })).toBeVisible();
    const questions = page.locator('details[name="questions"]');
    expect(await questions.count()).toBeGreaterThanOrEqual(LEAST);
    await expect(questions.nth(LEAST - 1).locator('summary')).toContainText(`${LEAST}`);
    expect((await reported(page))[0]?.mainEntity, category).toHaveLength(await questions.count());
  }
});

test('a page that has a list of its own tells search engines its questions, and one with shared ones does not', async ({
  page,
}) => {
  for (const path of ['/', '/products/haulage', '/lanes/lagos-kano']) {
    await page.goto(path);
    const [faq, ...others] = await reported(page);
    expect(others, path).toEqual([]);
    for (const { name } of faq.mainEntity)
      await expect(page.getByText(name, { exact: true }), path).toHaveCount(1);
  }
  await page.goto('/resources/glossary/glossaryD/demurrage');
  expect(await reported(page)).toEqual([]);
  await expect(page).toHaveTitle(/^.{1,60}$/);
});

test('on a wide screen the categories stand left of the questions, of which one is open at a time', async ({
  page,
}) => {
  await page.setViewportSize({ width: WIDTHS.desktop, height: 900 });
  await page.goto('/resources/faq');
  const list = await page.getByRole('navigation', { name: 'Categories of questions' }).boundingBox();
  const questions = page.locator('details[name="questions"]');
  const first = await questions.first().boundingBox();
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(first?.x ?? 0);
  expect(await questions.locator('ul > li').count()).toBeGreaterThanOrEqual(2);
  await expect(questions.nth(0)).toHaveAttribute('open');
  await questions.nth(1).locator('summary').click();
  await expect(questions.nth(1)).toHaveAttribute('open');
  await expect(questions.nth(0)).not.toHaveAttribute('open');
});
