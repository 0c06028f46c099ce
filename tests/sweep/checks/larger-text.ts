import type { Page } from '@playwright/test';
import { WIDTHS } from '../../support/browser/site.ts';
import { brokenWords, cutTexts, overflow } from './clipped-text.ts';

/** The reader's own text size, in per cent, in windows of these widths (WCAG 2.2, success criterion 1.4.4): the text alone grows. */
const ENLARGED = [
  { percent: 130, width: WIDTHS.phone },
  { percent: 150, width: WIDTHS.phone },
  { percent: 200, width: WIDTHS.phone },
  { percent: 200, width: 1280 },
];

const setTextSize = (page: Page, percent: number) =>
  page.evaluate((size) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`html { font-size: ${size}% !important; }`);
    document.adoptedStyleSheets = [sheet];
  }, percent);

/** The same by the browser's own setting, which also counts in conditions that are written in `rem`, in px. */
const BROWSER_SIZES = [
  { px: 32, width: 360 },
  { px: 24, width: 390 },
];

/** @returns what makes the page wider than its window when the browser's text grows */
export async function lostByBrowserText(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const lost: string[] = [];
  for (const { px, width } of [...BROWSER_SIZES, { px: 16, width: WIDTHS.phone }]) {
    await page.setViewportSize({ width, height: 800 });
    await session.send('Page.setFontSizes', { fontSizes: { standard: px } });
    const found = px === 16 ? [] : await overflow(page);
    lost.push(...found.map((what) => `text of ${px} px at ${width} px: ${what}`));
  }
  await session.detach();
  return lost;
}

/** @returns what is cut, or broken, or makes the page wider than its window when its text grows */
export async function lostByLargerText(page: Page): Promise<string[]> {
  const lost: string[] = [];
  for (const { percent, width } of ENLARGED) {
    await page.setViewportSize({ width, height: 800 });
    await setTextSize(page, percent);
    const found = [await overflow(page), await cutTexts(page), await brokenWords(page)].flat();
    lost.push(...found.map((what) => `${percent} % at ${width} px: ${what}`));
  }
  await setTextSize(page, 100);
  return lost;
}
