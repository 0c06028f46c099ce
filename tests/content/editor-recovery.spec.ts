import type { BrowserContext, Page } from '@playwright/test';
import { casesFor } from '../../tools/run/steps/tiers.mjs';
import { editorOfFile, publish, SAVED } from '../support/browser/own-editor.ts';
import { expect, test } from '../support/browser/site.ts';

const POST = 'a-waybill-line-by-line';
const WORDS = 'A waybill, line by line and word by word';
const editor = editorOfFile();

const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true }).first();

/** What the browser keeps of entries that are not saved, a text for each. */
const kept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opened = indexedDB.open('localforage');
        opened.onsuccess = () => {
          const store = opened.result.transaction('keyvaluepairs').objectStore('keyvaluepairs');
          const keys = store.getAllKeys();
          const values = store.getAll();
          values.onsuccess = () => {
            opened.result.close();
            const isOfEntry = (_: unknown, at: number) => String(keys.result[at]).startsWith('backup.');
            resolve(values.result.filter(isOfEntry).map(({ raw }) => String(raw)));
          };
        };
      }),
  );

/** Signs in, types into the form at an address, and closes the window once the browser keeps what was typed. */
async function typeAndClose(context: BrowserContext, place: string) {
  const page = await context.newPage();
  await editor.open(page, place);
  await title(page).fill(WORDS);
  await expect.poll(() => kept(page)).toHaveLength(1);
  await page.close();
}

/** Takes what the browser kept, and expects the form to go on showing it. */
async function takeKept(page: Page, open: () => Promise<unknown>) {
  const asked = page.waitForEvent('dialog');
  const opened = open();
  const question = await asked;
  expect(question.message()).toMatch(/^This browser has kept what you typed here/);
  await question.accept();
  await opened;
  await expect(title(page)).toHaveValue(WORDS);
  // What is saved took less than a second to come instead.
  await page.waitForTimeout(2000);
  await expect(title(page)).toHaveValue(WORDS);
  await expect(page.getByText(/^unsaved changes$/i)).toBeVisible();
}

for (const [opened, place] of casesFor([
  ['at its address', `#/collections/blog/entries/${POST}`],
  ['as a new one', '#/collections/blog/new'],
]))
  test(`an entry that was not saved and is opened ${opened} has the words that were typed`, async ({
    page,
    context,
  }) => {
    test.slow();
    await typeAndClose(context, place as string);
    await takeKept(page, () => page.goto(editor.address + place));
  });

test('an entry that was not saved and is opened from its list has the words that were typed', async ({
  page,
  context,
}) => {
  test.slow();
  await typeAndClose(context, `#/collections/blog/entries/${POST}`);
  await page.goto(`${editor.address}#/collections/blog`);
  await takeKept(page, () => page.getByRole('link', { name: 'A waybill, line by line' }).click());
  await publish(page);
  await expect(page.getByText('Entry saved')).toBeVisible(SAVED);
  expect(editor.read(`content/blog/${POST}.md`)).toContain(WORDS);
});

/** Loads the page again, which has one question, and answers it. */
async function answerAfterReload(page: Page, answer: 'accept' | 'dismiss') {
  const asked = page.waitForEvent('dialog', (dialog) => dialog.type() === 'confirm');
  const loaded = page.reload();
  const question = await asked;
  await question[answer]();
  await loaded;
  return question.message();
}

test('a recovered form of an entry that was saved in another window says what each answer does', async ({
  page,
  context,
}) => {
  test.slow();
  const place = '#/collections/blog/entries/pallets-by-the-numbers';
  page.on('dialog', (dialog) => dialog.type() === 'beforeunload' && dialog.accept());
  await editor.open(page, place);
  await title(page).fill(WORDS);
  const other = await context.newPage();
  await other.goto(editor.address + place);
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
  await title(page).fill('Pallets, saved after all');
  await publish(page);
  await expect(page.getByText('Entry saved')).toBeVisible(SAVED);
});
