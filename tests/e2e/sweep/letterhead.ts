import type { Page } from '@playwright/test';

const LETTERHEAD =
  /Kayalink Logistics Limited.*12 Sample Wharf Road, Apapa, Lagos.*\+234 800 000 0000.*hello@kayalink\.example.*https:\/\/www\.kayalink\.example\//;

/** @returns what is wrong with who a page is from and where it is found, which paper says and no screen */
export async function letterheadFaults(page: Page): Promise<string[]> {
  const letterhead = page.locator('[data-letterhead]:visible');
  const seen: string[][] = [];
  for (const media of ['print', 'screen'] as const) {
    await page.emulateMedia({ media });
    seen.push(await letterhead.allTextContents());
  }
  const [printed = [], shown = []] = seen;
  const isRight = printed.length === 1 && LETTERHEAD.test(printed.join());
  return [...(isRight ? [] : [`printed: ${printed.join('; ')}`]), ...shown.map((text) => `shown: ${text}`)];
}
