import type { Page } from '@playwright/test';
import { errorsOf, WITHOUT_CONTRAST } from './axe.ts';

/** @returns the accessibility errors in the visitor's own colours */
export async function errorsInForcedColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const errors = await errorsOf(page, WITHOUT_CONTRAST);
  await page.emulateMedia({ forcedColors: 'none' });
  return errors;
}
