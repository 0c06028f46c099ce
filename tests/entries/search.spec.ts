import { expect, test } from '../support/browser/site.ts';

const SEARCH = '/resources/search';

test.use({ javaScriptEnabled: false });

test('the search finds entries of all kinds, what is called so first', async ({ page }) => {
  await page.goto(SEARCH);
  const results = page.getByRole('region', { name: 'What was found' });
  await expect(results).toContainText('Try price');
  await page.getByRole('textbox', { name: 'Search the site' }).fill('demurrage');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(`${SEARCH}?q=demurrage#answer`);
  await expect(page.getByRole('textbox', { name: 'Search the site' })).toHaveValue('demurrage');
  const items = results.getByRole('listitem');
  await expect(items.first()).toContainText('From the glossary');
  await expect(items.filter({ hasText: 'Article' }).first()).toBeVisible();
  await expect(results).toContainText(`${await items.count()} results`);
  await items.first().getByRole('link').click();
  await expect(page).toHaveURL('/resources/glossary/glossaryD/demurrage');
});

test('the search says so when it finds nothing, whatever was typed', async ({ page }) => {
  await page.goto(`${SEARCH}?q=${encodeURIComponent('"<b>qqqq* OR')}`);
  const results = page.getByRole('region', { name: 'What was found' });
  await expect(results).toContainText('No results for “"<b>qqqq* OR”.');
  await expect(results.getByRole('listitem')).toHaveCount(0);
  await expect(results.locator('img')).toHaveCount(1);
  await expect(results.getByRole('link', { name: 'Ask our team' })).toHaveAttribute('href', '/contact');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('the header leads to the search by a sign, at each width in no more rows than before', async ({
  page,
}) => {
  await page.goto('/about');
  const header = page.getByRole('banner');
  const sign = header.locator('.header-search');
  for (const width of [320, 360, 768, 1024, 1120, 1180, 1240, 1280, 1376]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(sign).toHaveAccessibleName('Search');
    const height = (await header.boundingBox())?.height ?? 0;
    expect(height, `${width}`).toBeLessThanOrEqual(width < 768 ? 64 : width < 1120 ? 114 : 72);
  }
  await sign.click();
  await expect(page).toHaveURL(SEARCH);
});
