import { editorOfFile, test } from '../support/browser/own-editor.ts';
import { expect, WIDTHS } from '../support/browser/site.ts';

/** Of a laptop on which both halves of the editor are shown. */
const WIDE = 1440;
const editor = editorOfFile();

for (const width of [WIDTHS.phone, WIDE]) {
  test(`at ${width} px a day that is chosen stands below its picker as people of Nigeria say it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await editor.open(page, '#/collections/other-content/entries/announcement');
    await page.getByLabel('Until', { exact: true }).fill('2026-12-11');
    await expect(page.getByText('Friday, 11 December 2026', { exact: true })).toBeVisible();
    // Screen readers say what is on the button, not the name of the field in the file.
    await expect(page.getByRole('button', { name: 'Now', exact: true }).first()).toBeVisible();
    await page.getByLabel('Until', { exact: true }).fill('');
    await expect(page.getByText('11 December')).toHaveCount(0);
  });

  test(`at ${width} px a drawing is chosen by what it shows, below a label in small letters`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await editor.open(page, '#/collections/blog/entries/pallets-by-the-numbers');
    const drawing = page.getByLabel(/^Drawing/).first();
    await drawing.click();
    await drawing.pressSequentially('crane');
    await drawing.press('Enter');
    await expect(page.getByText('Quay: a crane loads a ship', { exact: true })).toBeVisible();
    await expect(page.getByText(/^Drawing/).first()).toHaveCSS('text-transform', 'none');
  });

  test(`at ${width} px a list of exactly so many entries says so and offers no other`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await editor.open(page, '#/collections/other-content/entries/testimonials');
    await expect(
      page.getByText('There are always 4 reviews: to show another, write it over one of these'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: /^Open “/ })).toHaveCount(4);
    await expect(page.getByRole('button', { name: /^(?:Add|Remove)/ })).toHaveCount(0);
    await page.goto(`${editor.address}#/collections/other-content/entries/brands`);
    await expect(page.getByRole('button', { name: /^Add client/ })).toBeVisible();
  });
}
