import { copyOf, pageCopy } from '../support/browser/copy.ts';
import { mailWith } from '../support/browser/mailbox.ts';
import { expect, test, WIDTHS } from '../support/browser/site.ts';

const FORM = copyOf('forms/partner');
const PAGES = [
  { path: '/partners/trucks', copy: pageCopy('partner-trucks'), offer: 'trucks', tag: [] },
  // The same form on a page of the same parts.
  { path: '/partners/warehouses', copy: pageCopy('partner-warehouses'), offer: 'warehouse', tag: '@nightly' },
];

test.use({ javaScriptEnabled: false, viewport: { width: WIDTHS.phone, height: 640 } });

for (const { path, copy, offer, tag } of PAGES) {
  test(`${path}: an owner is led from the menu to a call, with a reference`, { tag }, async ({ page }) => {
    const name = `Musa ${process.pid}x${Date.now()}`;
    await page.goto(path);
    await expect(page.locator(`footer a[href="${path}"]`)).toHaveCount(1);
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
