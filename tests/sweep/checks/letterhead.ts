import type { Page } from '@playwright/test';
import { copyOf } from '../../support/browser/copy.ts';
import { SITE_URL } from '../../support/browser/site.ts';

const { legalName, email } = copyOf('site');
/** In this order. */
const LETTERHEAD = [
  legalName.value,
  '12 Sample Wharf Road, Apapa, Lagos',
  '+234 800 000 0000',
  email.value,
  `${SITE_URL}/`,
];

/** @returns what is wrong with who a page is from and where it is found, which paper says and no screen */
export async function letterheadErrors(page: Page): Promise<string[]> {
  const letterhead = page.locator('[data-letterhead]:visible');
  const seen: string[][] = [];
  for (const media of ['print', 'screen'] as const) {
    await page.emulateMedia({ media });
    seen.push(await letterhead.allTextContents());
  }
  const [printed = [], shown = []] = seen;
  const isRight = printed.length === 1 && saysInOrder(printed.join(), LETTERHEAD);
  return [...(isRight ? [] : [`printed: ${printed.join('; ')}`]), ...shown.map((text) => `shown: ${text}`)];
}

/** Whether a text holds the parts, each behind the one before it. */
function saysInOrder(text: string, parts: string[]): boolean {
  const places = parts.map((part) => text.indexOf(part));
  return places.every((place, index) => place > (places[index - 1] ?? -1));
}
