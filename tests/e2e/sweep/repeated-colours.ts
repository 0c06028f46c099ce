import type { Page } from '@playwright/test';

/** @returns the full-width fields of a page that have the colour of the one before */
export async function repeatedColours(page: Page): Promise<string[]> {
  return await page.locator('main').evaluate((main) => {
    const colour = (element: Element) => getComputedStyle(element).backgroundColor;
    const clear = (shown: string) => shown === 'transparent' || shown.endsWith(', 0)');
    const fields = [...main.children]
      .flatMap((child) => (child.matches('article') ? [...child.children] : [child]))
      .filter((field) => field.getBoundingClientRect().height > 0)
      .map((field) => ({
        // An element without a colour of its own shows the page's.
        colour: clear(colour(field)) ? colour(document.body) : colour(field),
        name: field.getAttribute('aria-labelledby') ?? field.getAttribute('aria-label') ?? field.tagName,
      }));
    return fields
      .filter((field, place) => place > 0 && field.colour === fields[place - 1]?.colour)
      .map(({ name, colour: shown }) => `${name}: ${shown}`);
  });
}
