import type { Page } from '@playwright/test';

/** @returns the surfaces of a page that have the colour of the one before */
export async function repeatedColours(page: Page): Promise<string[]> {
  return await page.locator('main').evaluate((main) => {
    const colour = (element: Element) => getComputedStyle(element).backgroundColor;
    const clear = (shown: string) => shown === 'transparent' || shown.endsWith(', 0)');
    const surfaces = [...main.children]
      .flatMap((child) => (child.matches('article') ? [...child.children] : [child]))
      .filter((surface) => surface.getBoundingClientRect().height > 0)
      .map((surface) => ({
        // An element without a colour of its own shows the page's.
        colour: clear(colour(surface)) ? colour(document.body) : colour(surface),
        name:
          surface.getAttribute('aria-labelledby') ?? surface.getAttribute('aria-label') ?? surface.tagName,
      }));
    return surfaces
      .filter((surface, place) => place > 0 && surface.colour === surfaces[place - 1]?.colour)
      .map(({ name, colour: shown }) => `${name}: ${shown}`);
  });
}
