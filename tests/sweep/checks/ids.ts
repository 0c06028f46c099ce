import type { Page } from '@playwright/test';

/** @returns ids that more than one element of a page has: labels, links and names reach only the first */
export const repeatedIds = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, place) => ids.indexOf(id) !== place);
  });
