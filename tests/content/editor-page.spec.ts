import type { Page } from '@playwright/test';
import { TRIES_EVERY_CASE } from '../../tools/run/steps/tiers.mjs';
import { editorOfFile, publish, SAVED, test } from '../support/browser/own-editor.ts';
import { expect, WIDTHS } from '../support/browser/site.ts';

const POST_PLACE = '#/collections/blog/entries/pallets-by-the-numbers';
const editor = editorOfFile();

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true }).first();
const address = (page: Page) => page.getByRole('textbox', { name: /^Address/ });

/** The fields and buttons that are not in the window from its left edge to its right one. */
const cutOff = (page: Page) =>
  page.locator('input, textarea, button, [role=button], a[href]').evaluateAll((parts) =>
    parts.flatMap((part) => {
      const { left, right, width } = part.getBoundingClientRect();
      return width > 1 && (left < 0 || right > innerWidth) ? part.outerHTML.slice(0, 200) : [];
    }),
  );

async function expectWithin(page: Page, width: number) {
  await page.setViewportSize({ width, height: 740 });
  await editor.open(page, '#/collections/blog');
  await expect(page.getByRole('link', { name: 'A waybill, line by line' })).toBeVisible();
  expect(await cutOff(page)).toEqual([]);
  await page.goto(editor.address + POST_PLACE);
  await field(page, 'Title').fill('Pallets, by the number');
  for (const group of ['Cover', 'For search engines', 'Series'])
    await page.getByText(group, { exact: true }).last().click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeInViewport({ ratio: 1 });
  expect(await cutOff(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

test('on a phone lists and forms are within the window, the form is there first, and a button shows the page', {
  tag: '@nightly',
}, async ({ page }) => {
  await expectWithin(page, WIDTHS.phone);
  await field(page, 'Title').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Toggle preview' }).click();
  await expect(page.locator('#preview-pane')).toBeInViewport({ ratio: 0.9 });
  await expect(field(page, 'Title')).toBeHidden();
  await page.getByRole('button', { name: 'Toggle preview' }).click();
  await expect(field(page, 'Title')).toBeInViewport();
  if (TRIES_EVERY_CASE) await expectWithin(page, WIDTHS.tablet);
});

/** The field that has the focus, which must be marked with the sentence. */
async function refusedAt(page: Page, sentence: RegExp) {
  const control = page.locator(':focus');
  await expect(control).toHaveAttribute('aria-invalid', 'true');
  await expect(control).toHaveAccessibleDescription(sentence);
  await expect(page.getByText(sentence).first()).toBeInViewport();
  return control;
}

test('an error at a field is a sentence in view; after a refusal each field that it names is marked until it is changed or saved', async ({
  page,
}) => {
  test.slow();
  const was = editor.git('rev-parse', 'HEAD');
  await editor.open(page, POST_PLACE);
  await field(page, 'Title').fill('Ab');
  await field(page, 'Text').focus();
  const error = page.getByText('Title: write 5 to 90 characters.');
  await expect(error).not.toBeInViewport();
  await page.keyboard.press('Control+s');
  await expect(error).toBeInViewport();
  await expect(error).toHaveCSS('text-transform', 'none');
  await field(page, 'Title').fill('Pallets by the numbers');

  await page.getByRole('button', { name: 'Add earlier address' }).click();
  await page
    .getByRole('textbox', { name: /^Earlier address/ })
    .last()
    .fill('An Old Name');
  await address(page).fill('return-loads');
  await publish(page);
  const notice = page.getByRole('dialog', { name: 'Not saved. Fix this first' });
  await expect(notice.getByRole('listitem')).toHaveText(
    /^Address: “return-loads” is taken by the post/,
    SAVED,
  );
  await page.keyboard.press('Enter');
  const control = await refusedAt(page, /^Address: “return-loads” is taken/);
  await expect(control).toHaveValue('return-loads');
  await control.fill('pallets-by-the-numbers');
  await expect(control).not.toHaveAttribute('aria-invalid', 'true');

  await publish(page);
  await expect(notice.getByRole('listitem')).toHaveText(
    /^Earlier addresses, “An Old Name”: write the last parts of old addresses/,
    SAVED,
  );
  await page.keyboard.press('Enter');
  await expect(await refusedAt(page, /“An Old Name”: write/)).toHaveValue('An Old Name');
  expect(editor.git('rev-parse', 'HEAD')).toBe(was);
  expect(editor.git('status', '--short')).toBe('');
});

test('an entry of a list opens where it is clicked, and a refusal in a folded one unfolds it until it is right', {
  tag: '@nightly',
}, async ({ page }) => {
  test.slow();
  await editor.open(page, '#/collections/other-content/entries/people');
  const toggle = (word: string) => page.getByRole('button', { name: `${word} “Sunday Okon”` });
  await expect(toggle('Open')).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle('Remove')).toBeVisible();
  await page.getByText('Sunday Okon', { exact: true }).click();
  await expect(toggle('Close')).toHaveAttribute('aria-expanded', 'true');
  const short = page.getByRole('textbox', { name: /^Short name/ });
  await short.fill('adaeze-nwosu');
  await toggle('Close').press('Enter');
  await expect(short).toBeHidden();
  await publish(page);
  const notice = page.getByRole('dialog', { name: 'Not saved. Fix this first' });
  await expect(notice.getByRole('listitem')).toHaveText(/Short name: 'adaeze-nwosu' is already used/, SAVED);
  await page.keyboard.press('Enter');
  await expect(await refusedAt(page, /^Short name: 'adaeze-nwosu' is already used/)).toHaveValue(
    'adaeze-nwosu',
  );
  await expect(short).toBeFocused();
  // Saved as it is, it is refused by the server again: a mark keeps nothing from being sent.
  await publish(page);
  await expect(notice).toBeVisible(SAVED);
  await page.keyboard.press('Enter');
  await short.fill('sunday-okon');
  await expect(short).not.toHaveAttribute('aria-invalid', 'true');
});
