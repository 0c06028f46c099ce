import { copyOf } from '../support/browser/copy.ts';
import { expect, test, WIDTHS } from '../support/browser/site.ts';

/** The pages of each menu in their order (specification, section 2, 'Header and navigation'). */
const MENUS = {
  Products: ['haulage', 'warehousing', 'port-operations', 'supply-chain', 'raw-material'].map(
    (page) => `/products/${page}`,
  ),
  Solutions: ['tracking', 'insurance', 'delivery', 'reverse-logistics'].map((page) => `/solutions/${page}`),
  Resources: ['blog', 'e-guides', 'case-studies', 'faq', 'videos', 'glossary'].map(
    (page) => `/resources/${page}`,
  ),
  Company: ['/about', '/careers', '/impact'],
};

test.use({ javaScriptEnabled: false });

for (const [menu, pages] of Object.entries(MENUS)) {
  test(`${menu} leads to its pages in the specified order`, async ({ page }) => {
    await page.setViewportSize({ width: WIDTHS.desktop, height: 900 });
    await page.goto('/about');
    const group = page
      .getByRole('navigation', { name: 'Main' })
      .locator('details')
      .filter({ has: page.locator('summary', { hasText: menu }) });
    await group.locator('summary').click();
    await expect(group.getByRole('link').first()).toBeVisible();
    const paths = await group
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(paths.filter((path) => pages.includes(path))).toEqual(pages);
  });
}

test('the logo leads home from every page', async ({ page }) => {
  for (const path of ['/about', '/resources/faq', '/products/haulage']) {
    await page.goto(path);
    await page
      .getByRole('banner')
      .getByRole('link', { name: copyOf('site').brand.name })
      .click();
    await expect(page).toHaveURL('/');
  }
});
