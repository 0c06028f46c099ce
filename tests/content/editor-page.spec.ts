import type { Page } from '@playwright/test';
import { editorOfFile, publish, SAVED, test } from '../support/browser/own-editor.ts';
import { expect, test as inNewWindow, WIDTHS } from '../support/browser/site.ts';

const POST = 'content/blog/pallets-by-the-numbers.md';
const POST_PLACE = '#/collections/blog/entries/pallets-by-the-numbers';
const editor = editorOfFile();

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true }).first();

/** The fields and buttons that are not in the window from its left edge to its right one. */
const cutOff = (page: Page) =>
  page.locator('input, textarea, button, [role=button], a[href]').evaluateAll((parts) =>
    parts.flatMap((part) => {
      const { left, right, width } = part.getBoundingClientRect();
      return width > 1 && (left < 0 || right > innerWidth) ? part.outerHTML.slice(0, 200) : [];
    }),
  );

for (const width of [WIDTHS.phone, WIDTHS.tablet])
  test(`lists and forms are within a window of ${width} px`, async ({ page }) => {
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
  });

test('on a phone the form is there first, and a button shows the page', async ({ page }) => {
  await page.setViewportSize({ width: WIDTHS.phone, height: 740 });
  await editor.open(page, POST_PLACE);
  await expect(field(page, 'Title')).toBeInViewport();
  await page.getByRole('button', { name: 'Toggle preview' }).click();
  await expect(page.locator('#preview-pane')).toBeInViewport({ ratio: 0.9 });
  await expect(field(page, 'Title')).toBeHidden();
  await page.getByRole('button', { name: 'Toggle preview' }).click();
  await expect(field(page, 'Title')).toBeInViewport();
});

test('Ctrl+S saves, and the focus stays in the field', async ({ page }) => {
  test.slow();
  await editor.open(page, POST_PLACE);
  // Not “Published”: a draft is saved, too.
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  const title = field(page, 'Title');
  await title.fill('Pallets: what the numbers say');
  await title.press('Control+s');
  await expect(page.getByText('Entry saved')).toBeVisible(SAVED);
  await expect(title).toBeFocused();
  expect(editor.read(POST)).toContain("title: 'Pallets: what the numbers say'\n");
  // One that is saved has nothing to save.
  const was = editor.git('rev-parse', 'HEAD');
  await title.press('Control+s');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  expect(editor.git('rev-parse', 'HEAD')).toBe(was);
});

test('what is selected in a line as it gets the focus stays selected', async ({ page }) => {
  await editor.open(page, POST_PLACE);
  const title = field(page, 'Title');
  await title.fill('Pallets and what they hold');
  await field(page, 'Summary').focus();
  await title.selectText();
  await page.keyboard.type('New', { delay: 100 });
  await expect(title).toHaveValue('New');
});

test('an error at a field is a sentence, and is brought into view', async ({ page }) => {
  await editor.open(page, POST_PLACE);
  await field(page, 'Title').fill('Ab');
  await field(page, 'Text').focus();
  const error = page.getByText('Title: write 5 to 90 characters.');
  await expect(error).not.toBeInViewport();
  await page.keyboard.press('Control+s');
  await expect(error).toBeInViewport();
  await expect(error).toHaveCSS('text-transform', 'none');
});

/** The field that has the focus, which must be marked with the sentence. */
async function refusedAt(page: Page, sentence: RegExp) {
  const control = page.locator(':focus');
  await expect(control).toHaveAttribute('aria-invalid', 'true');
  await expect(control).toHaveAccessibleDescription(sentence);
  await expect(page.getByText(sentence).first()).toBeInViewport();
  return control;
}

test('after a refusal each field that it names is marked until it is changed or saved, and the first has the focus', async ({
  page,
}) => {
  test.slow();
  const was = editor.git('rev-parse', 'HEAD');
  await editor.open(page, POST_PLACE);
  await page.getByRole('button', { name: 'Add earlier address' }).click();
  await page
    .getByRole('textbox', { name: /^Earlier address/ })
    .last()
    .fill('An Old Name');
  await field(page, 'Address (optional)').fill('return-loads');
  await publish(page);
  const notice = page.getByRole('dialog', { name: 'Not saved. Fix this first' });
  await expect(notice.getByRole('listitem')).toHaveText(/^Address: “return-loads” is taken/, SAVED);
  await page.keyboard.press('Enter');
  const address = await refusedAt(page, /^Address: “return-loads” is taken/);
  await expect(address).toHaveValue('return-loads');
  await address.fill('pallets-by-the-numbers');
  await expect(address).not.toHaveAttribute('aria-invalid', 'true');

  await publish(page);
  await expect(notice.getByRole('listitem')).toHaveText(/^Earlier addresses, “An Old Name”: /, SAVED);
  await page.keyboard.press('Enter');
  await expect(await refusedAt(page, /“An Old Name”: write/)).toHaveValue('An Old Name');
  expect(editor.git('rev-parse', 'HEAD')).toBe(was);
});

test('a refusal in a folded entry of a list unfolds it, and what was wrong there can be saved once it is not', async ({
  page,
}) => {
  test.slow();
  await editor.open(page, '#/collections/other-content/entries/people');
  await page.getByRole('button', { name: 'Open “Sunday Okon”' }).click();
  const short = page.getByRole('textbox', { name: /^Short name/ });
  await short.fill('adaeze-nwosu');
  await page.getByRole('button', { name: 'Close “Sunday Okon”' }).click();
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

test('where the server does not answer, the page says so, keeps what was typed, and saves once it does', async ({
  page,
}) => {
  test.slow();
  await editor.open(page, POST_PLACE);
  await field(page, 'Summary').fill('What a pallet is, what goes on it, and how many go into a truck.');
  await editor.stop();
  await publish(page);
  const notice = page.getByRole('dialog', { name: 'Not saved', exact: true });
  await expect(notice.getByRole('listitem').first()).toHaveText(/^The server of the editor does not answer/);
  await expect(notice.getByRole('listitem').nth(1)).toHaveText(/^What you typed stays on this page/);
  await expect(notice).not.toContainText('fetch');
  await page.keyboard.press('Enter');
  await editor.start();
  await publish(page);
  await expect(page.getByText('Entry saved')).toBeVisible(SAVED);
  expect(editor.read(POST)).toContain('What a pallet is, what goes on it');
});

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

inNewWindow('a page that cannot be started says what to do', async ({ page }) => {
  await page.route('**/config.json', (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }));
  await page.goto(editor.address);
  await expect(page.getByRole('dialog', { name: 'The editor did not start' })).toContainText(
    'load this page again',
  );
});
