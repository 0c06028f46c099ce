import type { Page } from '@playwright/test';

/** @returns what a page has stored in the browser */
export async function storedThings(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const own = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => String(name)),
  ]);
  return [...cookies.map(({ name }) => name), ...own];
}
