import { expect, test } from './site.ts';

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

for (const [path, related] of [
  ['/resources/blog/papers-of-an-import-box', 'More amazing articles for you'],
  ['/resources/e-guides/earning-with-your-truck', 'Explore More Guides'],
  ['/resources/glossary/glossaryD/demurrage', 'Related Glossaries'],
] as const) {
  test(`of ${path} only the text goes on paper`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.rich-text').last()).toBeVisible();
    await expect(page.locator('form:visible')).toHaveCount(0);
    await expect(page.locator('header picture:visible, header a:visible')).toHaveCount(0);
    await expect(page.locator('[data-header], footer').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: related })).toBeHidden();
  });
}

test('an outbound link says its address on paper', async ({ page }) => {
  await page.goto('/resources/blog/papers-of-an-import-box');
  const link = page.locator('.rich-text a[href^="https"]').first();
  const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(printed).toContain(await link.getAttribute('href'));
});
