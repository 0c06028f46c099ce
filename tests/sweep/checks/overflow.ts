import type { Page } from '@playwright/test';

/** @returns how wide the page is, where that is more than its window */
export const overflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    return scrollWidth > innerWidth ? [`${scrollWidth} px wide`] : [];
  });
