import { setTimeout as sleep } from 'node:timers/promises';
import type { OldPage } from './browser.ts';

const PATIENCE_MS = 60_000;
const ASK_AGAIN_MS = 100;

/** Waits until an expression is true in the page; while a new page comes, the old one may not answer. */
export async function until(page: OldPage, expression: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  let last: unknown;
  while (Date.now() < end) {
    last = await page.evaluate(expression).catch((error: Error) => error.message);
    if (last === true) return;
    await sleep(ASK_AGAIN_MS);
  }
  throw new Error(`never true: ${expression} (${JSON.stringify(last)})`);
}

/** Presses the middle of the first shown element of a selector, as a finger or mouse would. */
export async function pressOn(page: OldPage, selector: string): Promise<void> {
  await until(
    page,
    `[...document.querySelectorAll(${JSON.stringify(selector)})].some((one) => one.getClientRects().length > 0)`,
  );
  const place = await page.evaluate<{ x: number; y: number }>(`new Promise((resolve) => {
    const shown = [...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.getClientRects().length > 0);
    document.documentElement.style.scrollBehavior = 'auto';
    shown.scrollIntoView({ block: 'center' });
    requestAnimationFrame(() => requestAnimationFrame(() => {
      const { left, top, width, height } = shown.getBoundingClientRect();
      resolve({ x: left + width / 2, y: top + height / 2 });
    }));
  })`);
  await page.press(place.x, place.y);
}
