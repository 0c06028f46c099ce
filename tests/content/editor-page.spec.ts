import type { Page } from '@playwright/test';
import { OwnEditor, publish, REPORTED, SAVED } from '../support/browser/own-editor.ts';
import { expect, test } from '../support/browser/site.ts';

test.describe.configure({ mode: 'default' });
test.use({ allow: REPORTED });

let editor: OwnEditor;

test.beforeAll(async () => {
  editor = new OwnEditor();
  await editor.start();
});

test.afterAll(() => editor.remove());

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true }).first();

test('a term with another first letter is open at its address', async ({ page }) => {
  test.slow();
  await editor.open(page, '#/collections/glossary/entries/a/accessorial-charge');
  await field(page, 'Term').fill('Extra charge');
  await page.getByRole('textbox', { name: /^Address/ }).fill('extra-charge');
  await publish(page);
  await expect(page).toHaveURL(/#\/collections\/glossary\/entries\/e\/extra-charge$/, SAVED);
  await expect(field(page, 'Term')).toHaveValue('Extra charge', SAVED);
});

test('a new entry with an address of its own is open there', async ({ page }) => {
  test.slow();
  await editor.open(page, '#/collections/glossary/new');
  await field(page, 'Term').fill('Yard ramp');
  await page.getByRole('textbox', { name: /^Address/ }).fill('mobile-ramp');
  await field(page, 'Summary').fill(
    'A steel ramp on wheels by which a forklift drives from the yard into a container.',
  );
  await field(page, 'Text').fill('A yard ramp takes the place of a dock where a warehouse has none.');
  await publish(page);
  await expect(page).toHaveURL(/#\/collections\/glossary\/entries\/y\/mobile-ramp$/, SAVED);
  await expect(field(page, 'Term')).toHaveValue('Yard ramp', SAVED);
});
