import { TIER } from '../../tools/run/steps/tiers.mjs';
import { expect, test, WIDTHS } from '../support/browser/site.ts';
import { costOf, overBudget } from './checks/budgets.ts';
import { AS_IT_CAME, AT_LAST, asSetFor, type Checks, FOCUS_WINDOWS, windowsFor } from './checks/checks.ts';
import { firstView } from './checks/first-view.ts';
import { NOTICES, SWEPT, SWEPT_QUICKLY } from './routes.ts';

test.describe.configure({ timeout: 300_000 });
test.use({ viewport: { width: WIDTHS.phone, height: 640 }, allow: [/status of 404/] });

/** CI opens one page of each template, `npm test` three pages on a phone (docs/testing.md). */
const isQuick = TIER === 'fast';
const onPhone = ({ width }: { width: number }) => width <= WIDTHS.phone;
const pages = isQuick ? SWEPT_QUICKLY : SWEPT;

/** Costly checks that change little with the width take turns. */
const turns = Object.values(WIDTHS);

for (const [place, path] of pages.entries()) {
  const isShort = isQuick || NOTICES.includes(path);
  const windows = windowsFor(place).filter((window) => !isShort || onPhone(window));
  const focusWindows = FOCUS_WINDOWS.filter((window) => !isShort || onPhone(window));

  test(`${path} has no error in any window, and stores nothing`, async ({ page }) => {
    const run = async (checks: Checks, width: number) => {
      for (const [found, check] of Object.entries(checks))
        expect.soft(await check(page), `${path} at ${width} px: ${found}`).toEqual([]);
    };

    const view = await firstView(page, path);
    console.log(`${path}: ${costOf(view)}`);
    expect.soft(overBudget(path, view), `${path}: over budget`).toEqual([]);
    await run(AS_IT_CAME, WIDTHS.phone);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const { width, height, checks } of windows) {
      await page.setViewportSize({ width, height });
      await run(checks, width);
    }

    if (!isShort) {
      const width = turns[Math.floor(place / turns.length) % turns.length] ?? WIDTHS.phone;
      await page.setViewportSize({ width, height: 800 });
      await run(asSetFor(place), width);
    }

    for (const { width, height } of focusWindows) {
      await page.setViewportSize({ width, height });
      await run(AT_LAST, width);
    }
  });
}
