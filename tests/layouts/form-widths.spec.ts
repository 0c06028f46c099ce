import type { Page } from '@playwright/test';
import { casesFor, TRIES_EVERY_CASE } from '../../tools/run/steps/tiers.mjs';
import { expect, test } from '../support/browser/site.ts';

/** A page of each form, those with rows of several fields first; the blog has the newsletter, the guide its own. */
const PAGES = casesFor(
  [
    '/contact',
    '/price?from=lagos&to=kano&weight=30',
    '/products/haulage',
    '/partners/trucks',
    '/resources/e-guides/earning-with-your-truck',
    '/resources/blog',
    '/marketing',
    '/price',
    '/partners/warehouses',
    '/resources/search',
    '/resources/glossary',
  ],
  2,
);

/** Every 16th pixel, and the widths that most phones have. */
const WIDTHS = [...Array.from({ length: 61 }, (_, nth) => 320 + 16 * nth), 390, 393, 412, 414, 430];
/** In CI each page is looked at in every fourth of them, and two pages in all. */
const SHARE = TRIES_EVERY_CASE ? 1 : 4;

/** Letters that a field shows at least, where it is not as wide as the form: most first names fit. */
const LEAST_LETTERS = 16;

/** The errors of the forms of a page at the width that the window has. */
const errorsIn = (page: Page, letters: number) =>
  page.evaluate((letters) => {
    const errors: string[] = [];
    const isNear = (one: number, other: number) => Math.abs(one - other) <= 4;
    const pen = document.createElement('canvas').getContext('2d');
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth)
      errors.push(`sideways by ${root.scrollWidth - root.clientWidth} px`);
    const gridOf = (cell: Element) => {
      let parent = cell.parentElement;
      while (parent && getComputedStyle(parent).display !== 'grid' && parent.tagName !== 'FORM')
        parent = parent.parentElement;
      return parent ?? cell;
    };
    for (const form of document.querySelectorAll('main form')) {
      const rows = new Map<string, { from: number; to: number; grid: DOMRect; first: string }>();
      for (const cell of form.querySelectorAll('[data-cell]')) {
        const box = cell.getBoundingClientRect();
        const field = cell.querySelector('input, textarea, select');
        if (!field || box.width === 0) continue;
        const name = field.getAttribute('name') ?? '';
        const holder = gridOf(cell);
        const grid = holder.getBoundingClientRect();
        // A unit that is chosen is beside its field, and is no cell of its own.
        const beside = [...holder.children]
          .map((child) => child.getBoundingClientRect())
          .filter(({ top, bottom }) => top < box.bottom - 4 && bottom > box.top + 4);
        const key = `${grid.top} ${grid.left} ${Math.round(box.top / 8)}`;
        const row = rows.get(key);
        rows.set(key, {
          from: Math.min(box.left, ...beside.map(({ left }) => left), row?.from ?? box.left),
          to: Math.max(box.right, ...beside.map(({ right }) => right), row?.to ?? box.right),
          grid,
          first: row?.first ?? name,
        });
        const style = getComputedStyle(field);
        if (pen) pen.font = style.font;
        const room =
          field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
        const needed = (pen?.measureText('0').width ?? 0) * letters;
        const isText = field.matches(
          'input:not([inputmode=decimal], [inputmode=numeric], [type=date]), textarea',
        );
        if (isText && room < needed && !isNear(box.width, grid.width))
          errors.push(`${name} shows ${Math.floor((room / needed) * letters)} letters`);
        const label = cell.querySelector('label');
        if (label && label.scrollWidth > label.clientWidth + 1) errors.push(`the label of ${name} is cut`);
      }
      for (const { from, to, grid, first } of rows.values())
        if (!isNear(from, grid.left) || !isNear(to, grid.right))
          errors.push(`the row of ${first} takes ${Math.round(to - from)} of ${Math.round(grid.width)} px`);
      for (const button of form.querySelectorAll('button'))
        if (button.scrollWidth > button.clientWidth + 1)
          errors.push(`a button is cut: ${button.textContent}`);
    }
    return errors;
  }, letters);

for (const [place, path] of PAGES.entries())
  test(`${path}: rows are filled and fields wide enough at any width`, async ({ page }) => {
    await page.goto(path);
    expect(await page.locator('main form').count()).toBeGreaterThan(0);
    // What is folded has no width that anybody sees.
    await page.locator('main details').evaluateAll((all) => {
      for (const one of all) if (one.matches(':has(form), form *')) one.setAttribute('open', '');
    });
    const errors: Record<number, string[]> = {};
    for (const width of WIDTHS.filter((_, nth) => nth % SHARE === place % SHARE)) {
      await page.setViewportSize({ width, height: 800 });
      const found = await errorsIn(page, LEAST_LETTERS);
      if (found.length > 0) errors[width] = found;
    }
    expect(errors).toEqual({});
  });
