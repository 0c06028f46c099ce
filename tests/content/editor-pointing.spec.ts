import type { Locator, Page } from '@playwright/test';
import { editorOfFile, test } from '../support/browser/own-editor.ts';
import { expect } from '../support/browser/site.ts';

const NOWHERE = 'These words are not on this page as it opens.';
const editor = editorOfFile();

const field = (page: Page, name: string | RegExp) =>
  page.getByRole('textbox', { name, exact: typeof name === 'string' });
const pane = (page: Page) => page.frameLocator('#preview-pane');
const shown = (page: Page) => pane(page).frameLocator('iframe');
const pointed = (page: Page) => shown(page).locator('[data-pointed]');

/** Opens a form, and waits for its page. */
async function open(page: Page, place: string) {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await editor.open(page, place);
  await expect(shown(page).locator('main')).toBeVisible({ timeout: 60_000 });
}

/** The page outlines one thing, which is in view. */
async function expectPointed(page: Page, words: string | RegExp) {
  await expect(pointed(page)).toHaveCount(1);
  await expect(pointed(page)).toHaveText(words);
  await expect(pointed(page)).toBeInViewport();
}

/** How far the page is scrolled. */
const scrolled = (page: Page) =>
  shown(page)
    .locator('html')
    .evaluate((root) => root.scrollTop);

// CI follows a title to its page and back (content-editor.spec.ts).
test.describe('the page beside a form', { tag: '@nightly' }, () => {
  test('the page outlines where the words of a field stand, also while they are typed, or says that they are not on it', async ({
    page,
  }) => {
    await open(page, '#/collections/pages/entries/pages-home');
    const heading = page.locator('input[value="What we do for you"]');
    await heading.focus();
    await expectPointed(page, 'What we do for you');
    expect(await pointed(page).evaluate((place) => getComputedStyle(place).outlineStyle)).toBe('solid');
    await expect(heading).toBeFocused();
    // What is in view stays where it is.
    const before = await scrolled(page);
    expect(before).toBeGreaterThan(0);
    await page.locator('textarea', { hasText: 'Book one service or all six' }).focus();
    await expectPointed(page, /^Book one service or all six/);
    expect(await scrolled(page)).toBe(before);
    // The header, the footer and the part about partners name the services, too.
    await page.locator('input[value="Warehousing"]').focus();
    await expectPointed(page, 'Warehousing');
    await expect(pointed(page).locator('xpath=ancestor::main')).toHaveCount(1);
    await page.locator('input[value^="Map of Nigeria"]').focus();
    await expect(pointed(page)).toHaveAttribute('alt', /^Map of Nigeria’s 36 states/);
    await expect(pointed(page)).toBeInViewport();
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await pointed(page).evaluate((place) => getComputedStyle(place).outlineWidth)).toBe('3px');

    await field(page, 'Description').first().focus();
    await expect(pane(page).getByText(NOWHERE)).toBeVisible();
    await expect(pointed(page)).toHaveCount(0);
    await heading.focus();
    await expectPointed(page, 'What we do for you');
    await expect(pane(page).getByText(NOWHERE)).toHaveCount(0);

    const marked = await heading.elementHandle();
    await page.keyboard.press('End');
    await page.keyboard.type(' each day', { delay: 60 });
    await expectPointed(page, 'What we do for you each day');
    expect(await marked?.evaluate((input) => input === document.activeElement)).toBe(true);
    await expect(pane(page).getByText(NOWHERE)).toHaveCount(0);
  });

  test('the page follows the cursor from paragraph to paragraph of a text', async ({ page }) => {
    await open(page, '#/collections/blog/entries/a-waybill-line-by-line');
    const text: Locator = field(page, 'Text');
    await text.focus();
    for (const mark of [/^## (.+)$/m, /^[A-Z][^|\n]{60,}$/m]) {
      const words = await text.evaluate((area: HTMLTextAreaElement, source) => {
        const found = new RegExp(source, 'm').exec(area.value);
        area.setSelectionRange(found?.index ?? 0, found?.index ?? 0);
        return found?.[1] ?? found?.[0] ?? '';
      }, mark.source);
      await expectPointed(page, words.replaceAll(/\*|\[|\]\([^)]*\)/g, ''));
    }
  });

  test('a press on words of the page unfolds their field, which is an answer without headings, and puts the cursor into it', async ({
    page,
  }) => {
    await open(page, '#/collections/faq-page/entries/questions-general');
    const words = 'What happens after I send the form?';
    await shown(page).getByText(words, { exact: true }).click();
    const input = field(page, /^Question/).and(page.locator(':focus'));
    await expect(input).toHaveValue(words);
    await expect(input).toBeInViewport();
    await expectPointed(page, words);
    const tool = (name: string) => page.getByRole('button', { name, exact: true });
    await expect(tool('Bold').first()).toBeVisible();
    await expect(tool('Heading')).toHaveCount(0);
  });
});
