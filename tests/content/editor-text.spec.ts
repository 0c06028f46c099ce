import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { casesFor } from '../../tools/run/steps/tiers.mjs';
import { editorOfFile, publish, SAVED, test } from '../support/browser/own-editor.ts';
import { expect, test as inNewWindow, WIDTHS } from '../support/browser/site.ts';

const NIGHTLY = { tag: '@nightly' };
const POST = 'content/blog/pallets-by-the-numbers.md';
const POST_PLACE = '#/collections/blog/entries/pallets-by-the-numbers';
const editor = editorOfFile();

const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Form of the text' }).getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.locator('dialog.text-dialog');

/** Selects words of the text. */
const select = (page: Page, words: string) =>
  text(page).evaluate((area: HTMLTextAreaElement, found) => {
    const start = area.value.indexOf(found);
    area.focus();
    area.setSelectionRange(start, start + found.length);
  }, words);

/** What is selected in the text, which has the focus. */
const selected = (page: Page) =>
  text(page).evaluate((area: HTMLTextAreaElement) =>
    document.activeElement === area ? area.value.slice(area.selectionStart, area.selectionEnd) : undefined,
  );

/** Pastes a page, as it is on the clipboard beside its words. @returns whether the browser is left to paste the words */
const paste = (page: Page, html: string) =>
  text(page).evaluate((area, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', copied);
    clipboardData.setData('text/plain', 'plain');
    return area.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, html);

/** Chooses a picture from the disk in the window that is open. */
async function upload(page: Page, name: string) {
  const buffer = await sharp({ create: { width: 800, height: 500, channels: 3, background: '#7a4' } })
    .jpeg()
    .toBuffer();
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: 'Choose selected' }).click();
  await expect(dialog(page).locator('img')).toHaveJSProperty('naturalWidth', 800);
}

// The first one: on a phone the editor starts without the page over the form.
test('on a phone the buttons stay in view above a long text, and are large enough for a finger', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.setViewportSize({ width: WIDTHS.phone, height: 740 });
  await editor.open(page, POST_PLACE);
  await text(page).fill('A line of a long text.\n\n'.repeat(80));
  await text(page).evaluate((area) => area.scrollIntoView({ block: 'end' }));
  const buttons = page.getByRole('toolbar', { name: 'Form of the text' }).getByRole('button');
  await expect(buttons).toHaveCount(10);
  for (const button of await buttons.all()) {
    await expect(button).toBeInViewport({ ratio: 1 });
    const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
});

for (const width of casesFor([WIDTHS.phone, WIDTHS.desktop]))
  test(`at ${width} px a text gets its form by buttons alone, and is saved as it is seen`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 800 });
    await editor.open(page, POST_PLACE);
    await text(page).fill('First words here.\n\nWhy\n\nHow\n\none\ntwo\n\nthree\nfour\n\nSaid once.\n\nEnd');

    await select(page, 'First');
    await tool(page, 'Bold').click();
    expect(await selected(page)).toBe('First');
    await select(page, 'words');
    await tool(page, 'Italic').click();
    expect(await selected(page)).toBe('words');
    await select(page, 'Why');
    await tool(page, 'Heading').click();
    await select(page, 'How');
    await tool(page, 'Subheading').click();
    await select(page, 'one\ntwo');
    await tool(page, 'Bullets').click();
    await select(page, 'three\nfour');
    await tool(page, 'Numbers').click();
    await select(page, 'Said once.');
    await tool(page, 'Quote').click();

    await select(page, 'here');
    await tool(page, 'Link').click();
    await expect(dialog(page).getByLabel('Words of the link')).toHaveValue('here');
    await dialog(page).getByLabel('Find a page of this site').fill('insur pag');
    await dialog(page).getByRole('button', { name: 'Insurance page' }).click();
    await dialog(page).getByRole('button', { name: 'Insert' }).click();
    await expect(dialog(page)).toHaveCount(0);

    await select(page, 'End');
    await tool(page, 'Table').click();
    for (const [cell, words] of [
      ['Heading of column 1', 'Size'],
      ['Heading of column 2', 'Weight'],
      ['Row 1, column 1', 'Big | wide'],
      ['Row 1, column 2', '30 t'],
    ] as const)
      await dialog(page).getByRole('textbox', { name: cell }).fill(words);
    await dialog(page).getByRole('button', { name: 'Insert' }).click();

    await select(page, 'End');
    await tool(page, 'Picture').click();
    await upload(page, `Yard ${width}.JPG`);
    await dialog(page).getByRole('button', { name: 'Insert' }).click();
    await expect(dialog(page).getByRole('alert')).toHaveText('Write what the picture shows.');
    await dialog(page).getByLabel('What the picture shows').fill('Five trucks [red]');
    await dialog(page).getByLabel('Caption (optional)').fill('The yard at noon');
    await dialog(page).getByLabel('Photographer (optional)').fill('A. Bello');
    await dialog(page).getByRole('button', { name: 'Insert' }).click();

    const whole = `**First** *words* [here](/solutions/insurance).

## Why

### How

- one
- two

1. three
2. four

> Said once.

End

![Five trucks \\[red\\]](yard-${width}.jpg "The yard at noon | A. Bello")

| Size | Weight |
| --- | --- |
| Big \\| wide | 30 t |
`;
    await expect(text(page)).toHaveValue(`${whole}\n`);
    await publish(page);
    await expect(page.getByText('Entry saved')).toBeVisible(SAVED);
    expect(editor.read(POST).split('\n---\n')[1]?.trimStart()).toBe(whole);
    expect(editor.git('show', '--format=', '--name-only')).toContain(`content/images/yard-${width}.jpg`);
  });

test('Ctrl+Z takes back what a button did, and keys do the same', { tag: '@nightly' }, async ({ page }) => {
  await editor.open(page, POST_PLACE);
  await text(page).fill('Ada and Bola');
  await select(page, 'Ada');
  await page.keyboard.press('Control+b');
  await expect(text(page)).toHaveValue('**Ada** and Bola');
  await page.keyboard.press('Control+i');
  await expect(text(page)).toHaveValue('***Ada*** and Bola');
  await page.keyboard.press('Control+z');
  await expect(text(page)).toHaveValue('**Ada** and Bola');
  await page.keyboard.press('Control+z');
  await expect(text(page)).toHaveValue('Ada and Bola');
  await tool(page, 'Numbers').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Chi');
  await expect(text(page)).toHaveValue('1. Ada and Bola\n2. Chi');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('After');
  await expect(text(page)).toHaveValue('1. Ada and Bola\n2. Chi\n\nAfter');
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await selected(page)).toBe('');
});

test('who goes on typing after a button overwrites nothing', async ({ page }) => {
  await editor.open(page, POST_PLACE);
  await text(page).fill('A road. ');
  for (const name of ['Bold', 'Italic']) {
    await tool(page, name).click();
    await page.keyboard.type('Plan two ');
    await tool(page, name).click();
    await page.keyboard.type('days ');
  }
  await expect(text(page)).toHaveValue('A road. **Plan two** days *Plan two* days ');
  await tool(page, 'Table').click();
  await dialog(page).getByRole('textbox', { name: 'Heading of column 1' }).fill('Size');
  await dialog(page).getByRole('button', { name: 'Insert' }).click();
  // The dialog gives the focus back a moment after the press; nobody types sooner.
  await expect(dialog(page)).toHaveCount(0);
  await expect(text(page)).toBeFocused();
  await page.keyboard.type('Below');
  await expect(text(page)).toHaveValue(
    'A road. **Plan two** days *Plan two* days\n\n| Size |  |\n| --- | --- |\n|  |  |\n\nBelow',
  );
});

test('the toolbar is one stop of the Tab key, whose arrows go from button to button', async ({ page }) => {
  await editor.open(page, POST_PLACE);
  await text(page).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(tool(page, 'Bold')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tool(page, 'Italic')).toBeFocused();
  await page.keyboard.press('End');
  await expect(tool(page, 'Table')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tool(page, 'Bold')).toBeFocused();
});

test('a link is refused as the check refuses it, changed, made a card and removed', {
  tag: '@nightly',
}, async ({ page }) => {
  await editor.open(page, POST_PLACE);
  await text(page).fill('See this.\n\nEnd');
  await select(page, 'this');
  await tool(page, 'Link').click();
  const address = dialog(page).getByLabel('Or write an address');
  for (const [typed, says] of [
    ['javascript:alert(1)', /^This is no address/],
    ['/resources/blog/never-written', /there is no such page/],
  ] as const) {
    await address.fill(typed);
    await address.press('Enter');
    await expect(dialog(page).getByRole('alert')).toHaveText(says);
  }
  await address.fill('ada@example.com');
  await address.press('Enter');
  await expect(text(page)).toHaveValue('See [this](mailto:ada@example.com).\n\nEnd');
  await select(page, 'this');
  await tool(page, 'Link').click();
  await expect(address).toHaveValue('mailto:ada@example.com');
  await dialog(page).getByRole('button', { name: 'Remove the link' }).click();
  await expect(text(page)).toHaveValue('See this.\n\nEnd');
  await select(page, 'this');
  await tool(page, 'Link').click();
  await dialog(page).getByLabel('Find a page of this site').fill('waybill, line');
  await dialog(page).getByLabel('Find a page of this site').press('Enter');
  await dialog(page).getByLabel('Show it as a card').check();
  await dialog(page).getByRole('button', { name: 'Insert' }).click();
  await expect(text(page)).toHaveValue('See this.\n\n[](/resources/blog/a-waybill-line-by-line)\n\nEnd');
});

test('buttons are pressed where the cursor is in what they make', async ({ page }) => {
  await editor.open(page, POST_PLACE);
  await text(page).fill('Plain **bold** and *slanted* words.\n\n## Why\n\n- one\n\n> Said once.');
  const pressed = () =>
    page
      .getByRole('toolbar', { name: 'Form of the text' })
      .getByRole('button', { pressed: true })
      .allTextContents();
  for (const [words, names] of [
    ['Plain', []],
    ['bold', ['Bold']],
    ['lante', ['Italic']],
    ['Why', ['Heading']],
    ['one', ['Bullets']],
    ['Said', ['Quote']],
  ] as const) {
    await select(page, words);
    await expect.poll(pressed).toEqual(names);
  }
  await tool(page, 'Bold').click();
  await expect.poll(pressed).toEqual(['Bold', 'Quote']);
  await tool(page, 'Bold').click();
  await expect.poll(pressed).toEqual(['Quote']);
});

test(
  'a picture is changed, put in the place of another and removed by its button',
  NIGHTLY,
  async ({ page }) => {
    await editor.open(page, POST_PLACE);
    await text(page).fill('Above\n\nBelow');
    await select(page, 'Above');
    await tool(page, 'Picture').click();
    await upload(page, 'One.jpg');
    await dialog(page).getByLabel('What the picture shows').fill('Five trucks');
    await dialog(page).getByLabel('Photographer (optional)').fill('A. Bello');
    await dialog(page).getByRole('button', { name: 'Insert' }).click();
    await select(page, 'trucks');
    await tool(page, 'Picture').click();
    await expect(dialog(page).getByLabel('What the picture shows')).toHaveValue('Five trucks');
    await expect(dialog(page).getByLabel('Photographer (optional)')).toHaveValue('A. Bello');
    await dialog(page).getByLabel('Caption (optional)').fill('The yard at noon');
    await dialog(page).getByRole('button', { name: 'Change' }).click();
    const written = (file: string) =>
      `Above\n\n![Five trucks](${file} "The yard at noon | A. Bello")\n\nBelow`;
    await expect(text(page)).toHaveValue(written('one.jpg'));
    await tool(page, 'Picture').click();
    await dialog(page).getByRole('button', { name: 'Choose another picture' }).click();
    await upload(page, 'Other.jpg');
    await dialog(page).getByRole('button', { name: 'Change' }).click();
    await expect(text(page)).toHaveValue(written('other.jpg'));
    await tool(page, 'Picture').click();
    await dialog(page).getByRole('button', { name: 'Remove the picture' }).click();
    await expect(text(page)).toHaveValue('Above\n\nBelow');
    await expect(text(page)).toBeFocused();
  },
);

test('a table is changed cell by cell, and is no place for a list', async ({ page }) => {
  await editor.open(page, POST_PLACE);
  await text(page).fill('a\n\n| A | B |\n| :-- | --- |\n| 1 | 2 |\n\nb');
  await select(page, '1');
  await tool(page, 'Bullets').click();
  await expect(page.getByText('A table has no headings, lists or quotes in it.')).toBeVisible();
  await tool(page, 'Table').click();
  await expect(dialog(page).getByRole('textbox', { name: 'Heading of column 1' })).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Add a column' }).click();
  await dialog(page).getByRole('textbox', { name: 'Heading of column 3' }).fill('C');
  await dialog(page).getByRole('button', { name: 'Change' }).click();
  await expect(text(page)).toHaveValue('a\n\n| A | B | C |\n| :-- | --- | --- |\n| 1 | 2 |  |\n\nb');
});

test('what is pasted from a document keeps its form, and words are pasted as they are', async ({ page }) => {
  await editor.open(page, POST_PLACE);
  await text(page).fill('Above\n\n');
  const isLeft = await paste(
    page,
    '<h1>Rain</h1><p>A <b>tarpaulin</b>, <a href="https://example.com/">a rope</a>.</p><ol><li>Look</li></ol>',
  );
  expect(isLeft).toBe(false);
  await expect(text(page)).toHaveValue(
    'Above\n\n## Rain\n\nA **tarpaulin**, [a rope](https://example.com/).\n\n1. Look',
  );
  await page.keyboard.press('Control+z');
  await expect(text(page)).toHaveValue('Above\n\n');
  expect(await paste(page, '<p>Words alone</p>')).toBe(true);
});

inNewWindow.describe('with fingers', NIGHTLY, () => {
  inNewWindow.use({ hasTouch: true });

  inNewWindow('a press keeps the words selected and the focus in the text', async ({ page }) => {
    await page.setViewportSize({ width: WIDTHS.phone, height: 740 });
    await editor.open(page, POST_PLACE);
    await text(page).fill('Ada and Bola');
    await select(page, 'Bola');
    await tool(page, 'Bold').tap();
    expect(await selected(page)).toBe('Bola');
    await tool(page, 'Italic').tap();
    await expect(text(page)).toHaveValue('Ada and ***Bola***');
  });
});

test('the text of a PDF has boxes to tick, and no pictures', NIGHTLY, async ({ page }) => {
  await editor.open(page, '#/collections/guide-texts/entries/earning-with-your-truck');
  await expect(tool(page, 'Checklist')).toBeVisible();
  await expect(tool(page, 'Picture')).toHaveCount(0);
});
