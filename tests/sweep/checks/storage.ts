import type { Page } from '@playwright/test';

/** The prices that a visitor has asked for (src/price/my-prices). */
const ASKED_FOR = 'kayalink-prices';

/** @returns what a page has stored in the browser besides what was asked for */
export async function storedThings(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const own = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => String(name)),
  ]);
  return [...cookies.map(({ name }) => name), ...own].filter((name) => name !== ASKED_FOR);
}
