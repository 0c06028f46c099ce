import type { Page } from '@playwright/test';

/** A fifth of what counts as good (https://web.dev/articles/cls): one line may wrap otherwise in late fonts, as the lead of /contact does at 768 px. */
export const MOST_SHIFT = 0.02;

declare global {
  interface Window {
    /** Layout shifts so far: how much, and what moved. */
    shifts?: { value: number; moved: string[] }[];
  }
}

/** Chromium's entry for a layout shift (https://wicg.github.io/layout-instability/). */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** Notes everything on the page that moves by itself, from the next navigation on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: NonNullable<Window['shifts']> = [];
    window.shifts = shifts;
    const words = ({ node }: { node: Node | null }) => node?.textContent?.trim().slice(0, 40) || String(node);
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[])
        shifts.push({ value, moved: sources.map(words) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * Shows pages in the faces that stand in for the web fonts, from the next navigation on: what late letters move (fonts.spec.ts)
 * must not count where something else is asked.
 */
export const withoutWebFonts = (page: Page): Promise<unknown> =>
  page.route('**/*.woff2', (route) => route.fulfill({ body: '' }));

/** @returns the sum of all shifts, and what moved, for the message of a failing test */
export async function shiftsOf(page: Page): Promise<{ total: number; moved: string }> {
  const shifts = await page.evaluate(async () => {
    // The observer hears of a shift only after the frame that showed it.
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    return window.shifts ?? [];
  });
  return {
    total: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.flatMap(({ moved }) => moved).join('; '),
  };
}
