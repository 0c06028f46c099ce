import { copyOf, pageCopy } from '../support/browser/copy.ts';
import { mailWith } from '../support/browser/mailbox.ts';
import { expect, test, WIDTHS } from '../support/browser/site.ts';

const FORM = copyOf('forms/partner');
const PAGES = [
  { path: '/partners/trucks', copy: pageCopy('partner-trucks'), offer: 'trucks' },
  { path: '/partners/warehouses', copy: pageCopy('partner-warehouses'), offer: 'warehouse' },
];

test.use({ javaScriptEnabled: false, viewport: { width: WIDTHS.phone, height: 640 } });

for (const { path, copy, offer } of PAGES) {
  test(`${path}: an owner is led from the menu to a call, with a reference`, async ({ page }) => {
    const name = `Musa ${process.pid}x${Date.now()}`;
    await page.goto('/');
    await expect(page.locator(`footer a[href="${path}"]`)).toHaveCount(1);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.heading);
    for (const paper of copy.papers.papers)
      await expect(page.getByRole('heading', { name: paper.name })).toBeVisible();
    const form = page.locator('form[action="/api/partner"]');
    await form.getByLabel(FORM.first_name, { exact: true }).fill(name);
    await form.getByLabel(FORM.phone_number, { exact: true }).fill('0803 123 4567');
    await form.getByLabel(copy.form.capacity, { exact: true }).fill('2 of them');
    await form.getByRole('button', { name: FORM.send }).click();
    await expect(page).toHaveURL(/\/partners\/sent\?reference=[0-9A-F]{8}$/);
    const reference = new URL(page.url()).searchParams.get('reference') ?? '';
    await expect(page.getByRole('main')).toContainText(reference);
    const mail = await mailWith('sales-email', name);
    expect(mail.subject).toBe(`Partner ${reference}: ${name} asks for a call`);
    expect(mail.text).toContain(`Offers: ${offer}`);
    expect(mail.text).toContain('tel:+2348031234567');
    expect(mail.text).toContain('https://wa.me/2348031234567?text=');
  });
}

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
  await part.getByLabel(sheet.fields.days, { exact: true }).fill('0');
  await part.getByRole('button', { name: sheet.ask }).click();
  await expect(part.getByRole('alert')).toContainText(sheet.errors.zero);
  await expect(part.getByLabel(sheet.fields.road, { exact: true })).toHaveValue('700,000');
});

test('the sheet of a warehouse waits for figures', async ({ page }) => {
  await page.goto('/partners/warehouses');
  await expect(page.locator('#sheet [data-result]')).toHaveCount(0);
  const query =
    'space=1000&aisles=20&filled=50&rent=2000&people=300000&power=100000&upkeep=50000&other=50000';
  await page.goto(`/partners/warehouses?${query}#sheet`);
  await expect(page.locator('#sheet [data-result]')).toContainText('₦300,000');
});
