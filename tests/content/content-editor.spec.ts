import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { editorOfFile, publish, SAVED, test } from '../support/browser/own-editor.ts';
import { expect, test as inNewWindow } from '../support/browser/site.ts';

const POST = 'content/blog/pallets-by-the-numbers.md';
const CORRECTED = 'content/blog/return-loads.md';
const CORRECTION = 'The driver pays for the empty leg: we wrote that nobody does.';
const TITLE = 'Pallets: the numbers that count';
const editor = editorOfFile();
const git = (...words: string[]) => editor.git(...words);
const read = (path: string) => editor.read(path);
const open = (page: Page, place?: string) => editor.open(page, place);

test('a changed title is a commit of one line, and the check finds no error', async ({ page }) => {
  // The check of all content takes half a minute on a busy machine.
  test.slow();
  const was = read(POST);
  await open(page);
  await page.getByRole('link', { name: 'Pallets by the numbers' }).click();
  const title = page.getByRole('textbox', { name: 'Title', exact: true }).first();
  await expect(title).toHaveValue('Pallets by the numbers');
  await title.fill(TITLE);
  await publish(page);
  await expect(page.getByText('Entry saved')).toBeVisible(SAVED);

  expect(read(POST)).toBe(was.replace(/^title: .*$/m, `title: '${TITLE}'`));
  expect(git('show', '--format=%an', '--numstat').trim()).toBe(`Editor\n\n1\t1\t${POST}`);
  expect(git('status', '--short')).toBe('');
  const check = editor.command('check');
  expect(await new Promise((resolve) => check.once('exit', resolve))).toBe(0);
});

test('what the rules refuse is reported on the page, and nothing is saved', async ({ page }) => {
  test.slow();
  const was = git('rev-parse', 'HEAD');
  await open(page, '#/collections/blog/entries/pallets-by-the-numbers');
  await page.getByRole('button', { name: 'Add earlier address' }).click();
  await page.getByRole('textbox', { name: 'Earlier addresses', exact: false }).last().fill('An Old Name');
  await publish(page);
  const notice = page.getByRole('dialog', { name: 'Not saved. Fix this first' });
  await expect(notice.getByRole('listitem')).toHaveText(
    /^Earlier addresses, “An Old Name”: write the last parts of old addresses/,
    SAVED,
  );
  expect(git('rev-parse', 'HEAD')).toBe(was);
  expect(git('status', '--short')).toBe('');
});

test('an address that is taken is refused at its field, by its reason', async ({ page }) => {
  test.slow();
  await open(page, '#/collections/blog/entries/pallets-by-the-numbers');
  await page.getByRole('textbox', { name: /^Address/ }).fill('return-loads');
  await publish(page);
  const notice = page.getByRole('dialog', { name: 'Not saved. Fix this first' });
  await expect(notice.getByRole('listitem')).toHaveText(
    /^Address: “return-loads” is taken by the post/,
    SAVED,
  );
});

test('a picture is tried, seen on the page and given its focal point before anything is saved', async ({
  page,
}) => {
  test.slow();
  const was = git('rev-parse', 'HEAD');
  await open(page, '#/collections/blog/entries/pallets-by-the-numbers');
  await page.getByRole('button', { name: 'Choose an image' }).click();
  const upload = page.locator('input[type=file]');
  await upload.setInputFiles({ name: 'gate.heic', mimeType: 'image/heic', buffer: Buffer.from('HEIC') });
  const notice = page.getByRole('dialog', { name: 'The picture was not added' });
  await expect(notice.getByRole('listitem')).toHaveText(/^gate.heic: is HEIC.*save it as .jpg$/);
  await page.keyboard.press('Enter');
  await expect(notice).toBeHidden();

  const buffer = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#7a4' } })
    .jpeg()
    .toBuffer();
  await upload.setInputFiles({ name: 'IMG_2041.JPG', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: 'Choose selected' }).click();
  await page.getByRole('textbox', { name: 'What the picture shows' }).fill('The gate at noon');
  const shown = page
    .frameLocator('#preview-pane')
    .frameLocator('iframe[title="The page"]')
    .locator('img[src^="/media/img-2041-"]')
    .first();
  await expect(shown).toHaveJSProperty('complete', true, SAVED);
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300);

  const across = page.getByRole('slider', { name: 'From the left' });
  const down = page.getByRole('slider', { name: 'From the top' });
  const picture = page.getByLabel('focus field').locator('img');
  const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
  await picture.click({ position: { x: width * 0.8, y: height * 0.25 } });
  await expect(across).toHaveValue('80');
  await across.press('ArrowRight');
  await expect(down).toHaveValue('25');
  expect(git('rev-parse', 'HEAD')).toBe(was);
  expect(git('status', '--short')).toBe('');

  await publish(page);
  await expect(page.getByText('Entry saved')).toBeVisible(SAVED);
  expect(read(POST)).toContain('\ncover:\n  file: img-2041.jpg\n  alt: The gate at noon\n  focus: 81% 25%\n');
});

test('a correction has a day from a calendar and a sentence, and the page beside the form shows it', async ({
  page,
}) => {
  test.slow();
  const was = read(CORRECTED);
  await open(page, '#/collections/blog/entries/return-loads');
  await page.getByRole('button', { name: 'Add correction' }).click();
  const list = page.getByLabel('list field').filter({ hasText: 'What was wrong, and what is right now' });
  await list.locator('input[type=date]').fill('2026-11-25');
  await list.getByRole('textbox', { name: 'Text' }).fill(CORRECTION);
  const shown = page
    .frameLocator('#preview-pane')
    .frameLocator('iframe[title="The page"]')
    .getByRole('region', { name: 'Corrections' });
  await expect(shown).toHaveText(`Correction, November 25, 2026: ${CORRECTION}`, SAVED);
  await publish(page);
  await expect(page.getByText('Entry saved')).toBeVisible(SAVED);
  const added = `corrections:\n  - date: 2026-11-25\n    text: '${CORRECTION}'\n`;
  expect(read(CORRECTED)).toContain(added);
  expect(read(CORRECTED).replace(added, '')).toBe(was);
});

test('an entry of a list opens where it is clicked, and its buttons say what they are for', async ({
  page,
}) => {
  await open(page, '#/collections/other-content/entries/faq');
  const question = 'Which states do you cover?';
  const toggle = (word: string) => page.getByRole('button', { name: `${word} “${question}”` });
  await expect(toggle('Open')).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle('Remove')).toBeVisible();
  await page.getByText(question, { exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Question' }).first()).toBeVisible();
  await expect(toggle('Close')).toHaveAttribute('aria-expanded', 'true');
  await toggle('Close').press('Enter');
  await expect(toggle('Open')).toBeVisible();
});

test('the down arrow goes to the first entry of the menu that a click opened', async ({ page }) => {
  await open(page, '#/collections/blog/entries/pallets-by-the-numbers');
  await page.getByRole('textbox', { name: 'Title', exact: true }).first().fill('Pallets');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Save now' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Save and create new' })).toBeFocused();
});

test('fields of a group that may be left out are asked for once it has anything', async ({ page }) => {
  test.slow();
  await open(page, '#/collections/blog/entries/a-waybill-line-by-line');
  await page.getByRole('textbox', { name: 'Title', exact: true }).first().fill('A waybill, line after line');
  const series = page.getByLabel('object field').filter({ hasText: 'Series' });
  await series.getByText('Series', { exact: true }).last().click();
  const name = series.getByRole('textbox', { name: 'Name', exact: true });
  await series.getByRole('spinbutton', { name: 'Part', exact: true }).fill('1');
  await publish(page);
  await expect(series.getByText('Name is required.')).toBeVisible();
  await series.getByRole('spinbutton', { name: 'Part', exact: true }).fill('');
  await expect(name).toHaveValue('');
  await publish(page);
  await expect(page.getByText('Entry saved')).toBeVisible(SAVED);
});

test('an entry with another address is open there, and can have its old one again', async ({ page }) => {
  test.slow();
  await open(page, '#/collections/blog/entries/bodogwu-in-practice');
  const address = page.getByRole('textbox', { name: /^Address/ });
  await address.fill('bodogwu');
  await publish(page);
  await expect(page).toHaveURL(/entries\/bodogwu$/, SAVED);
  await expect(address).toHaveValue('bodogwu', SAVED);
  expect(git('show', '--format=%s', '--no-patch')).toMatch(/^Edit the post “/);
  await address.fill('bodogwu-in-practice');
  await publish(page);
  await expect(page).toHaveURL(/entries\/bodogwu-in-practice$/, SAVED);
  expect(read('content/blog/bodogwu-in-practice.md')).toMatch(/^formerly:\s*(?:\[|- )bodogwu\b/m);
});

inNewWindow('what will not do for its place is told as it is chosen', async ({ page }) => {
  await open(page, '#/collections/blog/entries/pallets-by-the-numbers');
  await page.getByRole('button', { name: /^Choose an image|^Choose different image/ }).click();
  const buffer = await sharp({ create: { width: 800, height: 500, channels: 3, background: '#7a4' } })
    .jpeg()
    .toBuffer();
  await page.locator('input[type=file]').setInputFiles({ name: 'small.jpg', mimeType: 'image/jpeg', buffer });
  const notice = page.getByRole('dialog', { name: 'Choose another picture here' });
  await expect(notice.getByRole('listitem')).toHaveText(/^small.jpg: 800 × 500 pixels are too few/);
});

test('what could be better is told beside the form', async ({ page }) => {
  test.slow();
  await open(page, '#/collections/blog/entries/a-waybill-line-by-line');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('[Click here](/price)');
  const advice = page.frameLocator('#preview-pane').getByText(/^Could be better: \d/);
  await advice.click(SAVED);
  await expect(
    page.frameLocator('#preview-pane').getByText("link 'Click here': let its words say where it leads"),
  ).toBeVisible();
});

test('hints show examples of Markdown as they are typed', async ({ page }) => {
  await open(page, '#/collections/blog/entries/pallets-by-the-numbers');
  await expect(
    page.getByText('**bold**, *italic*, ## Heading, - list, [words](/price) for a link', { exact: false }),
  ).toBeVisible();
});

test('a new post has what was filled in and nothing else', async ({ page }) => {
  test.slow();
  await open(page, '#/collections/blog/new');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('Title').first().fill('A gate that opens early');
  await field('Summary').fill('What an early gate saves a truck, and what it costs the store.');
  await page.locator('input[type=date]').first().fill('2026-11-24');
  await page.getByLabel('Drawing (optional)').fill('depot');
  await page.keyboard.press('Enter');
  await field('Title').nth(1).fill('A gate that opens early');
  await field('Description').fill(
    'What a gate that opens early saves a truck, and what it costs the store that opens it.',
  );
  for (const topic of ['Warehousing', 'Costs']) {
    await page.getByLabel('Topics (optional)').fill(topic);
    await page.keyboard.press('Enter');
  }
  await field('Text').fill('The gate opens at five.\n\n## Why\n\n- **Time**: an hour.\n');
  await publish(page);
  await expect(page.getByText('Entry saved')).toBeVisible(SAVED);

  expect(git('show', '--format=', '--name-status').trim()).toBe('A\tcontent/blog/a-gate-that-opens-early.md');
  expect(read('content/blog/a-gate-that-opens-early.md')).toBe(`---
title: A gate that opens early
subTitle: What an early gate saves a truck, and what it costs the store.
date: 2026-11-24
cover: depot
meta:
  title: A gate that opens early
  description: What a gate that opens early saves a truck, and what it costs the store that opens it.
tags: [Warehousing, Costs]
---

The gate opens at five.

## Why

- **Time**: an hour.
`);
});
