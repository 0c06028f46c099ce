import { pageCopy } from '../support/browser/copy.ts';
import { expect, test, WIDTHS } from '../support/browser/site.ts';

test.use({ javaScriptEnabled: false, viewport: { width: WIDTHS.phone, height: 640 } });

test('the sheet of a trip begins with the example of the guide, and works out other figures', async ({
  page,
}) => {
  const { sheet } = pageCopy('partner-trucks');
  await page.goto('/partners/trucks');
  const part = page.locator('#sheet');
  await expect(part).toContainText('₦306,700');
  await expect(part).toContainText(sheet.example ?? '');
  await part.getByLabel(sheet.fields.road, { exact: true }).fill('700,000');
  await part.getByRole('button', { name: sheet.ask }).click();
  await expect(page).toHaveURL(/\/partners\/trucks\?.*road=700%2C000.*#answer$/);
  await expect(part).toContainText('₦106,700');
});

test('the sheet of a warehouse waits for figures', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/partners/warehouses');
  await expect(page.locator('#sheet [data-result]')).toHaveCount(0);
  const query =
    'space=1000&aisles=20&filled=50&rent=2000&people=300000&power=100000&upkeep=50000&other=50000';
  await page.goto(`/partners/warehouses?${query}#sheet`);
  await expect(page.locator('#sheet [data-result]')).toContainText('₦300,000');
});
