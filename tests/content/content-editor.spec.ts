import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { editorOfFile, kept, publish, SAVED, test } from '../support/browser/own-editor.ts';
import { expect } from '../support/browser/site.ts';

const POST = 'content/blog/pallets-by-the-numbers.md';
const POST_PLACE = '#/collections/blog/entries/pallets-by-the-numbers';
const ASKS = 'Leave this form? What you typed since the last save is lost.';
const editor = editorOfFile();
const git = (...words: string[]) => editor.git(...words);

const field = (page: Page, name: string | RegExp) =>
  page.getByRole('textbox', { name, exact: typeof name === 'string' });
const title = (page: Page) => field(page, 'Title').first();
/** Beside the form. */
const pane = (page: Page) => page.frameLocator('#preview-pane');
const shown = (page: Page) => pane(page).frameLocator('iframe[title="The page"]');

test('what is changed and corrected is on the page beside it, which leads to its field and back, and is one commit', async ({
  page,
}) => {
  test.slow();
  const TITLE = 'Pallets: the numbers that count';
  const CORRECTION = 'An EUR pallet is 144 mm high: we wrote 154.';
  const was = editor.read(POST);
  await editor.open(page);
  await page.getByRole('link', { name: 'Pallets by the numbers' }).click();
  await expect(title(page)).toHaveValue('Pallets by the numbers');
  // Not “Published”: a draft is saved, too.
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  await expect(page.getByText('**bold**, *italic*, ## Heading, - list, [words](/price)')).toBeVisible();
  await title(page).fill(TITLE);
  await page.getByRole('button', { name: 'Add correction' }).click();
  const list = page.getByLabel('list field').filter({ hasText: 'What was wrong, and what is right now' });
  const day = list.locator('input[type=date]');
  await day.fill('2026-11-24');
  await day.fill('');
  await expect(list.getByText('24 November')).toHaveCount(0);
  await day.fill('2026-11-25');
  await expect(list.getByText('Wednesday, 25 November 2026', { exact: true })).toBeVisible();
  // Screen readers say what is on the button, not the name of the field in the file.
  await expect(list.getByRole('button', { name: 'Now', exact: true })).toBeVisible();
  await list.getByRole('textbox', { name: 'Text' }).fill(CORRECTION);
  await expect(shown(page).getByRole('region', { name: 'Corrections' })).toHaveText(
    `Correction, November 25, 2026: ${CORRECTION}`,
    SAVED,
  );

  const heading = shown(page).getByRole('heading', { level: 1 });
  await title(page).focus();
  await expect(shown(page).locator('[data-pointed]')).toHaveText(TITLE);
  await field(page, 'Summary').focus();
  await heading.click();
  await expect(title(page)).toBeFocused();

  // A server that does not answer is waited for.
  await page.route('**/actions', (route) => route.abort('connectionrefused'));
  await publish(page);
  const notice = page.getByRole('dialog', { name: 'Not saved', exact: true });
  await expect(notice.getByRole('listitem').first()).toHaveText(/^The server of the editor does not answer/);
  await expect(notice.getByRole('listitem').nth(1)).toHaveText(/^What you typed stays on this page/);
  await expect(notice).not.toContainText('fetch');
  await page.keyboard.press('Enter');
  await page.unroute('**/actions');

  await title(page).press('Control+s');
  await expect(page.getByText('Entry saved')).toBeVisible(SAVED);
  await expect(title(page)).toBeFocused();
  const added = `corrections:\n  - date: 2026-11-25\n    text: '${CORRECTION}'\n`;
  expect(editor.read(POST)).toContain(added);
  expect(editor.read(POST).replace(added, '')).toBe(was.replace(/^title: .*$/m, `title: '${TITLE}'`));
  expect(git('show', '--format=%an', '--numstat').trim()).toBe(`Editor\n\n4\t1\t${POST}`);
  expect(git('status', '--short')).toBe('');
  // One that is saved has nothing to save.
  const saved = git('rev-parse', 'HEAD');
  await title(page).press('Control+s');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  expect(git('rev-parse', 'HEAD')).toBe(saved);
});

test('a new post has what was filled in and nothing else, asks before it is left with changes, and is listed as it was saved', async ({
  page,
  dialogs,
}) => {
  test.slow();
  await editor.open(page, '#/collections/blog');
  await page.locator('a[href="#/collections/blog/new"]').first().click();
  await title(page).fill('A gate that opens early');
  await field(page, 'Summary').fill('What an early gate saves a truck, and what it costs the store.');
  await page.locator('input[type=date]').first().fill('2026-11-24');
  await page.getByLabel('Drawing (optional)').fill('crane');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Quay: a crane loads a ship', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Drawing/).first()).toHaveCSS('text-transform', 'none');
  await field(page, 'Title').nth(1).fill('A gate that opens early');
  await field(page, 'Description').fill(
    'What a gate that opens early saves a truck, and what it costs the store that opens it.',
  );
  for (const topic of ['Warehousing', 'Costs']) {
    await page.getByLabel('Topics (optional)').fill(topic);
    await page.keyboard.press('Enter');
  }
  await field(page, 'Text').fill('The gate opens at five.\n\n## Why\n\n- **Time**: an hour.\n');
  await pane(page)
    .getByText(/^Could be better: \d/)
    .click(SAVED);
  await expect(pane(page).getByText(/^\d+ words: say more, from 100$/)).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Save now' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Entry saved')).toBeVisible(SAVED);

  expect(git('show', '--format=', '--name-status').trim()).toBe('A\tcontent/blog/a-gate-that-opens-early.md');
  expect(editor.read('content/blog/a-gate-that-opens-early.md')).toBe(`---
title: A gate that opens early
subTitle: What an early gate saves a truck, and what it costs the store.
date: 2026-11-24
cover: quay
meta:
  title: A gate that opens early
  description: What a gate that opens early saves a truck, and what it costs the store that opens it.
tags: [Warehousing, Costs]
---

The gate opens at five.

## Why

- **Time**: an hour.
`);

  await expect(page).toHaveURL(/#\/collections\/blog\/entries\/a-gate-that-opens-early$/);
  await title(page).fill('A gate that opens late');
  await expect(page.getByText(/^unsaved changes$/i)).toBeVisible();
  dialogs.questions.length = 0;
  dialogs.answer = 'dismiss';
  const toList = page.locator('a[href="#/collections/blog"]').first();
  for (const [times, leave] of [() => page.goBack(), () => toList.click()].entries()) {
    await leave();
    await expect.poll(() => dialogs.questions).toEqual(Array(times + 1).fill(ASKS));
    await expect(page).toHaveURL(/a-gate-that-opens-early$/);
    await expect(title(page)).toHaveValue('A gate that opens late');
  }
  await page.getByRole('switch', { name: /^Draft/ }).click();
  await publish(page);
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible(SAVED);
  await toList.click();
  await expect(page.getByRole('link', { name: 'A gate that opens late · draft' })).toBeVisible(SAVED);
  await expect(page.getByRole('link', { name: 'A gate that opens early' })).toHaveCount(0);
  expect(dialogs.questions).toHaveLength(2);
});

test('what was typed and not saved is there again when its entry is opened from the list, and is saved at another address', async ({
  page,
  dialogs,
}) => {
  test.slow();
  const WORDS = 'A waybill, line by line and word by word';
  await editor.open(page, '#/collections/blog/entries/a-waybill-line-by-line');
  await title(page).fill(WORDS);
  await expect.poll(() => kept(page)).toContainEqual(expect.stringContaining(WORDS));
  await page.goto('about:blank');
  await page.goto(`${editor.address}#/collections/blog`);
  dialogs.questions.length = 0;
  await page.getByRole('link', { name: 'A waybill, line by line' }).click();
  await expect
    .poll(() => dialogs.questions)
    .toEqual([expect.stringMatching(/^This browser has kept what you typed here/)]);
  await expect(title(page)).toHaveValue(WORDS);
  // What is saved took less than a second to come instead.
  await page.waitForTimeout(2000);
  await expect(title(page)).toHaveValue(WORDS);
  await field(page, /^Address/).fill('line-by-line');
  await publish(page);
  await expect(page).toHaveURL(/#\/collections\/blog\/entries\/line-by-line$/, SAVED);
  await expect(field(page, /^Address/)).toHaveValue('line-by-line', SAVED);
  expect(editor.read('content/blog/line-by-line.md')).toContain(WORDS);
});

test('a picture is tried, seen on the page and given its focal point before anything is saved', async ({
  page,
}) => {
  test.slow();
  const was = git('rev-parse', 'HEAD');
  const photo = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#7a4' } })
      .jpeg()
      .toBuffer();
  await editor.open(page, POST_PLACE);
  await page.getByRole('button', { name: 'Choose an image' }).click();
  const choose = async (name: string, mimeType: string, buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
  const told = async (heading: string, says: RegExp) => {
    const notice = page.getByRole('dialog', { name: heading });
    await expect(notice.getByRole('listitem')).toHaveText(says);
    await page.keyboard.press('Enter');
    await expect(notice).toBeHidden();
  };
  await choose('gate.heic', 'image/heic', Buffer.from('HEIC'));
  await told('The picture was not added', /^gate.heic: is HEIC.*save it as .jpg$/);
  await choose('IMG_2041.JPG', 'image/jpeg', await photo(1600, 1000));
  await page.getByRole('button', { name: 'Choose selected' }).click();
  await field(page, /^What the picture shows/).fill('The gate at noon');
  const inForm = page.locator('img[src$="/pictures/img-2041.jpg"]');
  const widths = () =>
    inForm.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));
  // In the field of the picture, and in that of its focal point.
  await expect.poll(widths, SAVED).toEqual([1600, 1600]);
  const cover = shown(page).locator('img[src^="/media/img-2041-"]').first();
  await expect(cover).toHaveJSProperty('complete', true, SAVED);
  await expect
    .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300);

  const across = page.getByRole('slider', { name: 'From the left' });
  const picture = page.getByLabel('focus field').locator('img');
  const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
  await picture.click({ position: { x: width * 0.8, y: height * 0.25 } });
  await expect(across).toHaveValue('80');
  await across.press('ArrowRight');
  await expect(page.getByRole('slider', { name: 'From the top' })).toHaveValue('25');
  await page.getByRole('button', { name: 'Choose different image' }).click();
  await choose('small.jpg', 'image/jpeg', await photo(800, 500));
  await told('Choose another picture here', /^small.jpg: 800 × 500 pixels are too few/);
  await page.keyboard.press('Escape');
  expect(git('rev-parse', 'HEAD')).toBe(was);
  expect(git('status', '--short')).toBe('');

  await publish(page);
  await expect(page.getByText('Entry saved')).toBeVisible(SAVED);
  expect(editor.read(POST)).toContain(
    '\ncover:\n  file: img-2041.jpg\n  alt: The gate at noon\n  focus: 81% 25%\n',
  );
  expect(git('show', '--format=', '--name-only').trim().split('\n')).toEqual([
    POST,
    'content/images/img-2041.jpg',
  ]);
});
