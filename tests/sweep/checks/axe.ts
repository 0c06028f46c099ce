import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Only how text stands out from what is below it, which moves. */
export const CONTRAST: RunOptions = { runOnly: ['color-contrast'] };
/** All but that: where visitors choose the colours, nobody sees ours. */
const WITHOUT_CONTRAST: RunOptions = { rules: { 'color-contrast': { enabled: false } } };

/**
 * The accessibility errors of a page, with the elements that have them.
 * @param options what is looked for, if not everything
 */
export async function errorsOf(page: Page, options: RunOptions = {}): Promise<string[]> {
  // It takes as long to bring it into a page as to run it once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (wanted) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const { violations } = await axe.run(document, wanted);
      const errors = violations.filter(({ id }) => id !== 'target-size');
      if (errors.length < violations.length) {
        // The bar of calls lies over what is just below the first screen. Axe does not scroll, and takes it for covered for good.
        const bar = document.querySelector<HTMLElement>('.call-bar-track');
        bar?.style.setProperty('display', 'none');
        const sizes: RunOptions = { runOnly: ['target-size'] };
        errors.push(...(await axe.run(document, sizes)).violations);
        bar?.style.removeProperty('display');
      }
      return errors.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
    },
    { runOnly: TAGS, resultTypes: ['violations' as const], ...options },
  );
}

/** @returns the accessibility errors in the visitor's own colours */
export async function errorsInForcedColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const errors = await errorsOf(page, WITHOUT_CONTRAST);
  await page.emulateMedia({ forcedColors: 'none' });
  return errors;
}
