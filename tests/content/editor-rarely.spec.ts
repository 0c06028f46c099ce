import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { editorOfFile, test as inOneWindow, kept, publish, SAVED } from '../support/browser/own-editor.ts';
import { expect, test } from '../support/browser/site.ts';

const ASKS = 'Leave this form? What you typed since the last save is lost.';
const WORDS = 'A waybill, line by line and word by word';
const POST_PLACE = '#/collections/blog/entries/pallets-by-the-numbers';
const editor = editorOfFile();

const field = (page: Page, name: string | RegExp) =>
  page.getByRole('textbox', { name, exact: typeof name === 'string' });
const title = (page: Page) => field(page, 'Title').first();

/** Loads the page again, which has one question, and answers it. */
async function answerAfterReload(page: Page, answer: 'accept' | 'dismiss') {
  const asked = page.waitForEvent('dialog', (dialog) => dialog.type() === 'confirm');
  const loaded = page.reload();
  const question = await asked;
  await question[answer]();
  await loaded;
  return question.message();
}

// The main ways are in content-editor.spec.ts and editor-page.spec.ts.
test.describe('rarely', { tag: '@nightly' }, () => {
  inOneWindow(
    'back from entry to entry asks once, and address and form agree after each answer',
    async ({ page, dialogs }) => {
      await editor.open(page, '#/collections/blog/entries/return-loads');
      await expect(title(page)).toBeVisible();
      const first = page.url();
      const second = first.replace('return-loads', 'a-waybill-line-by-line');
      await page.goto(second);
      await expect(title(page)).toHaveValue('A waybill, line by line');
      await title(page).fill(WORDS);
      await expect(page.getByText(/^unsaved changes$/i)).toBeVisible();
      dialogs.questions.length = 0;
      dialogs.answer = 'dismiss';
      for (const times of [1, 2]) {
        await page.evaluate(() => history.back());
        await expect.poll(() => dialogs.questions).toEqual(Array(times).fill(ASKS));
        await expect(page).toHaveURL(second);
        await expect(title(page)).toHaveValue(WORDS);
      }
      dialogs.answer = 'accept';
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL(first);
      await expect(title(page)).not.toHaveValue(WORDS);
      await expect(title(page)).toBeVisible();
      expect(dialogs.questions).toHaveLength(3);
    },
  );

  test('a form that stays keeps its address, also where the page was loaded at it', async ({ page }) => {
    await editor.open(page, '#/collections/blog');
    await page.getByRole('link', { name: 'A waybill, line by line' }).click();
    await expect(title(page)).toBeVisible();
    const place = page.url();
    await page.reload();
    await title(page).fill(WORDS);
    page.once('dialog', (dialog) => dialog.dismiss());
    await page.goBack();
    await expect(page).toHaveURL(place);
    await expect(title(page)).toHaveValue(WORDS);
  });

  test('a new entry that was not saved has the words that were typed', async ({ page }) => {
    page.on('dialog', (dialog) => dialog.type() === 'beforeunload' && dialog.accept());
    await editor.open(page, '#/collections/blog/new');
    await title(page).fill(WORDS);
    await expect.poll(() => kept(page)).toHaveLength(1);
    expect(await answerAfterReload(page, 'accept')).toMatch(/^This browser has kept what you typed here/);
    await expect(title(page)).toHaveValue(WORDS);
  });

  test('a recovered form of an entry that was saved in another window says what each answer does', async ({
    page,
    context,
  }) => {
    test.slow();
    page.on('dialog', (dialog) => dialog.type() === 'beforeunload' && dialog.accept());
    await editor.open(page, POST_PLACE);
    await title(page).fill(WORDS);
    const other = await context.newPage();
    await other.goto(editor.address + POST_PLACE);
    await title(other).fill('Pallets, as another window has them');
    await publish(other);
    await expect(other.getByText('Entry saved')).toBeVisible(SAVED);
    await publish(page);
    await expect(page.getByRole('dialog')).toContainText('has changed since you opened it', SAVED);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    // Decap keeps what is typed after a pause.
    await title(page).fill(`${WORDS}, again`);
    await expect.poll(() => kept(page)).toEqual([expect.stringContaining(`${WORDS}, again`)]);
    for (const answer of ['accept', 'dismiss'] as const) {
      const question = await answerAfterReload(page, answer);
      expect(question).toMatch(
        /the post “Pallets, as another window has them” has changed since you opened it/,
      );
      expect(question).toMatch(/^Cancel: shows the newest version, and forgets what you typed\.$/m);
      expect(question).toMatch(/^OK: shows what you typed, to copy it\. It cannot be saved/m);
      if (answer === 'accept') await expect(title(page)).toHaveValue(`${WORDS}, again`);
    }
    await expect(title(page)).toHaveValue('Pallets, as another window has them');
  });

  inOneWindow('a form that was open while the server was started again can be saved', async ({ page }) => {
    test.slow();
    await editor.open(page, POST_PLACE);
    await field(page, 'Summary').fill('What a pallet is, what goes on it, and how many go into a truck.');
    await editor.stop();
    await editor.start();
    await publish(page);
    await expect(page.getByText('Entry saved')).toBeVisible(SAVED);
  });

  inOneWindow('a new entry with an address of its own is open there', async ({ page }) => {
    test.slow();
    await editor.open(page, '#/collections/glossary/new');
    await field(page, 'Term').fill('Yard ramp');
    await field(page, /^Address/).fill('mobile-ramp');
    await field(page, 'Summary').fill(
      'A steel ramp on wheels by which a forklift drives from the yard into a container.',
    );
    await field(page, 'Text').fill('A yard ramp takes the place of a dock where a warehouse has none.');
    await publish(page);
    await expect(page).toHaveURL(/#\/collections\/glossary\/entries\/y\/mobile-ramp$/, SAVED);
    await expect(field(page, 'Term')).toHaveValue('Yard ramp', SAVED);
  });

  inOneWindow('a term with another first letter is open at its address', async ({ page }) => {
    test.slow();
    await editor.open(page, '#/collections/glossary/entries/a/accessorial-charge');
    await field(page, 'Term').fill('Extra charge');
    await field(page, /^Address/).fill('extra-charge');
    await publish(page);
    await expect(page).toHaveURL(/#\/collections\/glossary\/entries\/e\/extra-charge$/, SAVED);
    await expect(field(page, 'Term')).toHaveValue('Extra charge', SAVED);
  });

  inOneWindow(
    'fields of a group that may be left out are asked for once it has anything',
    async ({ page }) => {
      test.slow();
      await editor.open(page, '#/collections/blog/entries/a-waybill-line-by-line');
      await title(page).fill('A waybill, line after line');
      const series = page.getByLabel('object field').filter({ hasText: 'Series' });
      await series.getByText('Series', { exact: true }).last().click();
      const part = series.getByRole('spinbutton', { name: 'Part', exact: true });
      await part.fill('1');
      await publish(page);
      await expect(series.getByText('Name is required.')).toBeVisible();
      await part.fill('');
      await publish(page);
      await expect(page.getByText('Entry saved')).toBeVisible(SAVED);
    },
  );

  inOneWindow('what is selected in a line as it gets the focus stays selected', async ({ page }) => {
    await editor.open(page, POST_PLACE);
    await title(page).fill('Pallets and what they hold');
    await field(page, 'Summary').focus();
    await title(page).selectText();
    await page.keyboard.type('New', { delay: 100 });
    await expect(title(page)).toHaveValue('New');
  });

  inOneWindow(
    'the window of pictures asks for small ones, Escape leads back, and only what nothing shows is deleted',
    async ({ page }) => {
      const buffer = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#7a4' } })
        .jpeg()
        .toBuffer();
      const add = (name: string) =>
        page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
      await editor.open(page, POST_PLACE);
      await page.getByRole('button', { name: 'Choose an image' }).click();
      await add('gate.jpg');
      await page.getByRole('button', { name: 'Choose selected' }).click();
      await field(page, /^What the picture shows/).fill('The gate at noon');
      await publish(page);
      await expect(page.getByText('Entry saved')).toBeVisible(SAVED);

      await page.reload();
      const inField = page.locator('img[src$="/pictures/gate.jpg"]').first();
      await expect(inField).toHaveJSProperty('naturalWidth', 1600, SAVED);

      await editor.open(page, '#/collections/blog/entries/return-loads');
      const button = page.getByRole('button', { name: 'Choose an image' });
      await button.focus();
      await page.keyboard.press('Enter');
      const card = page.locator('.ReactModalPortal img');
      // Of a card, on a screen of two dots a pixel.
      await expect(card).toHaveJSProperty('naturalWidth', 560);
      await card.click();
      const downloaded = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download' }).click();
      expect((await sharp(await (await downloaded).path()).metadata()).width).toBe(1600);
      await page.keyboard.press('Escape');
      await expect(card).toBeHidden();
      await expect(button).toBeFocused();
      await field(page, 'Text').focus();
      await page.getByRole('button', { name: 'Picture', exact: true }).click();
      await expect(card).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(card).toBeHidden();
      await expect(field(page, 'Text')).toBeFocused();

      await editor.open(page, '#/collections/blog');
      await page.getByRole('button', { name: 'Media' }).click();
      await add('spare.jpg');
      const spare = page.getByText('spare.jpg', { exact: true });
      await expect(spare).toBeVisible(SAVED);
      await page.getByText('gate.jpg', { exact: true }).click();
      await page.getByRole('button', { name: 'Delete selected' }).click();
      const notice = page.getByRole('dialog', { name: 'Not deleted', exact: true });
      await expect(notice.getByRole('listitem')).toHaveText(/^Because these show it: post “Pallets/, SAVED);
      await expect(page.getByText('Failed to delete media: the notice says why.')).toBeVisible();
      await page.keyboard.press('Enter');
      await spare.click();
      await page.getByRole('button', { name: 'Delete selected' }).click();
      await expect(spare).toBeHidden(SAVED);
    },
  );

  test('a page that cannot be started says what to do', async ({ page }) => {
    await page.route('**/config.json', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
    await page.goto(editor.address);
    await expect(page.getByRole('dialog', { name: 'The editor did not start' })).toContainText(
      'load this page again',
    );
  });
});
