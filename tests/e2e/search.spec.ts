import { expect, test } from './site.ts';

const SEARCH = '/resources/search';

test.use({ javaScriptEnabled: false });

test('the search finds entries of all kinds, what is called so first', async ({ page }) => {
  await page.goto(SEARCH);
  const results = page.getByRole('region', { name: 'What was found' });
  await expect(results).toContainText('Try demurrage');
  await page.getByRole('textbox', { name: 'Search all resources' }).fill('demurrage');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(`${SEARCH}?q=demurrage`);
  await expect(page.getByRole('textbox', { name: 'Search all resources' })).toHaveValue('demurrage');
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
  await expect(results).toContainText('Nothing holds “"<b>qqqq* OR”.');
  await expect(results.getByRole('listitem')).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});
