import { pageCopy } from '../support/browser/copy.ts';
import { expect, test, WIDTHS } from '../support/browser/site.ts';

const { mine } = pageCopy('price');
const ASKED = '/price?from=lagos&to=kano&weight=30';
const OTHER = '/price?from=aba&to=jos&weight=5';

test.use({ viewport: { width: WIDTHS.phone, height: 640 } });

test('the last prices stay in this browser, until they are deleted', async ({ page }) => {
  await page.goto('/price');
  const heading = page.locator('summary', { hasText: mine.heading });
  await expect(heading).toBeHidden();
  for (const address of [ASKED, OTHER]) {
    await page.goto(address);
    await expect(heading).toBeVisible();
  }
  await page.goto('/price');
  await heading.click();
  const list = page.getByRole('region', { name: mine.heading });
  await expect(list.getByRole('link')).toHaveText([/^Aba to Jos, 5 t/, /^Lagos to Kano, 30 t/]);
  await expect(list).toContainText(/₦[\d,]+ to ₦[\d,]+/);
  await list.getByRole('button', { name: /^Delete: Aba/ }).click();
  await expect(list.getByRole('status')).toHaveText(mine.deleted);
  await page.reload();
  await heading.click();
  await list.getByRole('link', { name: /^Lagos to Kano/ }).click();
  await expect(page.locator('#answer')).toContainText('Lagos to Kano');
});

test('the list is read, and one is deleted, without a connection', async ({ page, context }) => {
  await page.goto(ASKED);
  const list = page.getByRole('region', { name: mine.heading });
  await page.locator('summary', { hasText: mine.heading }).click();
  await expect(list.getByRole('link')).toHaveCount(1);
  await context.setOffline(true);
  await list.getByRole('button', { name: /^Delete:/ }).click();
  await expect(list.getByRole('link')).toHaveCount(0);
});

test('the list is two presses away on a phone: from the menu, from the form and from an answer', async ({
  page,
}) => {
  await page.goto('/about');
  await page.locator('[data-menu-toggle] > summary').click();
  const menu = page.getByRole('banner');
  await expect(menu.getByRole('link', { name: /^Log in/ })).toBeVisible();
  await menu.getByRole('link', { name: mine.heading }).click();
  const list = page.getByRole('region', { name: mine.heading });
  await expect(list).toContainText(mine.empty);
  await expect(list).toBeInViewport();
  for (const address of [ASKED, '/price']) {
    await page.goto(address);
    await page.getByRole('main').getByRole('link', { name: mine.heading }).click();
    await expect(list.getByRole('link')).toHaveText(/^Lagos to Kano, 30 t/);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no list, as nothing is kept', async ({ page }) => {
    await page.goto(ASKED);
    await expect(page.locator('summary', { hasText: mine.heading })).toBeHidden();
  });
});
