import type { Page } from '@playwright/test';
import { casesFor } from '../../tools/run/steps/tiers.mjs';
import { editorOfFile, publish, SAVED } from '../support/browser/own-editor.ts';
import { expect, test } from '../support/browser/site.ts';

const ASKS = 'Leave this form? What you typed since the last save is lost.';
const TYPED_ON = 'A post with a title that is typed on';
const editor = editorOfFile();

const field = (page: Page, name: string | RegExp) =>
  page.getByRole('textbox', { name, exact: typeof name === 'string' });
const unsaved = (page: Page) => page.getByText(/^unsaved changes$/i);

/** Opens the form of a new post from the list, fills in what a post needs, and saves it. */
async function saveNewPost(page: Page, title: string) {
  await editor.open(page, '#/collections/blog');
  await page.locator('a[href="#/collections/blog/new"]').first().click();
  await field(page, 'Title').first().fill(title);
  await field(page, 'Summary').fill('One or two sentences of what the post is about.');
  await page.getByLabel('Drawing').first().click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await field(page, 'Title').nth(1).fill('What the post is about');
  await field(page, 'Description').fill(
    'What the post is about, in the words that a search result has room for.',
  );
  await field(page, /^New topic/).fill('Copies of posts');
  await field(page, 'Text').fill('A post may be one sentence long.');
  await publish(page);
  await expect(page).toHaveURL(/#\/collections\/blog\/entries\/[a-z-]+$/, SAVED);
  await expect(unsaved(page)).toBeHidden();
}

for (const [way, leave] of casesFor([
  ['goes back in the browser', (page: Page) => page.goBack()],
  [
    'follows a link of the page',
    (page: Page) => page.locator('a[href="#/collections/blog"]').first().click(),
  ],
] as const))
  test(`a new entry that was saved and changed again asks before an editor ${way}`, async ({ page }) => {
    test.slow();
    const asked: string[] = [];
    let answer = false;
    page.on('dialog', (dialog) => {
      asked.push(dialog.message());
      return answer ? dialog.accept() : dialog.dismiss();
    });
    await saveNewPost(page, `A post of which somebody ${way}`);
    const place = page.url();
    await field(page, 'Title').first().fill(TYPED_ON);
    await expect(unsaved(page)).toBeVisible();
    for (const times of [1, 2]) {
      await leave(page);
      await expect.poll(() => asked).toEqual(Array(times).fill(ASKS));
      await expect(page).toHaveURL(place);
      await expect(field(page, 'Title').first()).toHaveValue(TYPED_ON);
    }
    answer = true;
    await leave(page);
    await expect(page).toHaveURL(/#\/collections\/blog$/);
    await expect(field(page, 'Title')).toHaveCount(0);
    expect(asked).toHaveLength(3);
  });

test('a form that stays keeps its address, also where the page was loaded at it', async ({ page }) => {
  await editor.open(page, '#/collections/blog');
  await page.getByRole('link', { name: 'A waybill, line by line' }).click();
  await expect(field(page, 'Title').first()).toBeVisible();
  const place = page.url();
  await page.reload();
  await field(page, 'Title').first().fill(TYPED_ON);
  page.once('dialog', (dialog) => dialog.dismiss());
  await page.goBack();
  await expect(page).toHaveURL(place);
  await expect(field(page, 'Title').first()).toHaveValue(TYPED_ON);
});

test('back from entry to entry asks once, and address and form agree after each answer', async ({ page }) => {
  await editor.open(page, '#/collections/blog/entries/return-loads');
  await expect(field(page, 'Title').first()).toBeVisible();
  const first = page.url();
  const second = first.replace('return-loads', 'a-waybill-line-by-line');
  await page.goto(second);
  await expect(field(page, 'Title').first()).toHaveValue('A waybill, line by line');
  await field(page, 'Title').first().fill(TYPED_ON);
  await expect(unsaved(page)).toBeVisible();
  const asked: string[] = [];
  let answer: 'accept' | 'dismiss' = 'dismiss';
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    return dialog[answer]();
  });
  for (const times of [1, 2]) {
    await page.evaluate(() => history.back());
    await expect.poll(() => asked).toEqual(Array(times).fill(ASKS));
    await expect(page).toHaveURL(second);
    await expect(field(page, 'Title').first()).toHaveValue(TYPED_ON);
  }
  answer = 'accept';
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(first);
  await expect(field(page, 'Title').first()).not.toHaveValue(TYPED_ON);
  await expect(field(page, 'Title').first()).toBeVisible();
  expect(asked).toHaveLength(3);
});

test('a list shows what a save made of an entry: its title, and that it is a draft', async ({ page }) => {
  test.slow();
  await saveNewPost(page, 'A post that becomes a draft');
  await field(page, 'Title').first().fill('A post that is a draft');
  await page.getByRole('switch', { name: /^Draft/ }).click();
  await publish(page);
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible(SAVED);
  await page.locator('a[href="#/collections/blog"]').first().click();
  await expect(page.getByRole('link', { name: 'A post that is a draft · draft' })).toBeVisible(SAVED);
  await expect(page.getByRole('link', { name: 'A post that becomes a draft' })).toHaveCount(0);
});
