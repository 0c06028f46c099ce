import { pageCopy } from '../support/browser/copy.ts';
import { expect, test, WIDTHS } from '../support/browser/site.ts';

const { mine } = pageCopy('price');
const ASKED = '/price?from=lagos&to=kano&weight=30';
const OTHER = '/price?from=aba&to=jos&weight=5';

test.use({ viewport: { width: WIDTHS.phone, height: 640 } });

test('the last prices stay in this browser, two presses away, until they are deleted, also without a connection', async ({
  page,
  context,
}) => {
  const list = page.getByRole('region', { name: mine.heading });
  const heading = page.locator('summary', { hasText: mine.heading });
  const leadToThem = page.getByRole('main').getByRole('link', { name: mine.heading });

  await page.goto('/about');
  await page.locator('[data-menu-toggle] > summary').click();
  const menu = page.getByRole('banner');
  await expect(menu.getByRole('link', { name: /^Log in/ })).toBeVisible();
  await menu.getByRole('link', { name: mine.heading }).click();
  await expect(list).toContainText(mine.empty);
  await expect(list).toBeInViewport();

  await page.goto(ASKED);
  await expect(heading).toBeVisible();
  await page.goto(OTHER);
  await leadToThem.click();
  await expect(list.getByRole('link')).toHaveText([/^Aba to Jos, 5 t/, /^Lagos to Kano, 30 t/]);

  await page.goto('/price');
  await leadToThem.click();
  await expect(list).toContainText(/₦[\d,]+ to ₦[\d,]+/);
  await list.getByRole('button', { name: /^Delete: Aba/ }).click();
  await expect(list.getByRole('status')).toHaveText(mine.deleted);
  await list.getByRole('link', { name: /^Lagos to Kano/ }).click();
  await expect(page.locator('#answer')).toContainText('Lagos to Kano');

  await heading.click();
  await expect(list.getByRole('link')).toHaveCount(1);
  await context.setOffline(true);
  await list.getByRole('button', { name: /^Delete:/ }).click();
  await expect(list.getByRole('link')).toHaveCount(0);
});
