import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { editorOfFile, publish, SAVED } from '../support/browser/own-editor.ts';
import { expect, test } from '../support/browser/site.ts';

const POST_PLACE = '#/collections/blog/entries/pallets-by-the-numbers';
/** Of the picture, which is the width of a phone's photograph and as large as one. */
const WIDTH = 3000;
const HEIGHT = 2000;
/** Of a card of the window, on a screen of two dots a pixel. */
const THUMBNAIL_WIDTH = 560;
/** Of a form, and of the window of pictures. */
const MOST_BYTES = 1_000_000;
const editor = editorOfFile();

/** Adds a picture to those of the window that is open. */
async function add(page: Page, name: string) {
  const raw = { width: WIDTH, height: HEIGHT, channels: 3 } as const;
  const buffer = await sharp(randomBytes(WIDTH * HEIGHT * raw.channels), { raw })
    .jpeg()
    .toBuffer();
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
}

const shownWidths = (page: Page) =>
  page
    .locator('img[src$="/pictures/gate.jpg"]')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));

test('a large picture is shown in its field and in that of its focal point, as it is chosen and once it is saved', async ({
  page,
}) => {
  test.slow();
  await editor.open(page, POST_PLACE);
  await page.getByRole('button', { name: 'Choose an image' }).click();
  await add(page, 'gate.jpg');
  await page.getByRole('button', { name: 'Choose selected' }).click();
  await expect.poll(() => shownWidths(page), SAVED).toEqual([WIDTH, WIDTH]);
  await page.getByRole('textbox', { name: 'What the picture shows' }).fill('The gate at noon');
  await publish(page);
  await expect(page.getByText('Entry saved')).toBeVisible(SAVED);
  await page.reload();
  await expect.poll(() => shownWidths(page), SAVED).toEqual([WIDTH, WIDTH]);
});

test('the window of pictures asks for small ones of what it shows, and Escape leads back to its button', async ({
  page,
}) => {
  let bytes = 0;
  page.on('response', async (answer) => {
    if (/\/(?:actions|thumbnails)/.test(answer.url())) bytes += (await answer.body().catch(() => '')).length;
  });
  await editor.open(page, '#/collections/blog/entries/return-loads');
  const button = page.getByRole('button', { name: 'Choose an image' });
  await button.focus();
  await page.keyboard.press('Enter');
  const card = page.locator('.ReactModalPortal img');
  await expect(card).toHaveJSProperty('naturalWidth', THUMBNAIL_WIDTH);
  // The picture has several megabytes, and so had each form that was opened.
  expect(bytes).toBeLessThan(MOST_BYTES);
  await card.click();
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const { width } = await sharp(await (await downloaded).path()).metadata();
  expect(width).toBe(WIDTH);
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(button).toBeFocused();
  await page.getByRole('textbox', { name: 'Text', exact: true }).focus();
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  await expect(card).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeFocused();
});

test('a picture that a post shows stays in the library, and one that nothing shows is deleted', async ({
  page,
}) => {
  test.slow();
  page.on('dialog', (dialog) => dialog.accept());
  await editor.open(page, '#/collections/blog');
  await page.getByRole('button', { name: 'Media' }).click();
  await add(page, 'spare.jpg');
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
  expect(editor.git('show', '--format=%s', '--name-status').trim()).toBe(
    'Delete the picture spare.jpg\n\nD\tcontent/images/spare.jpg',
  );
});
