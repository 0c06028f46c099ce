import type { Page } from '@playwright/test';
import { faultsOf, WITHOUT_CONTRAST } from './axe.ts';

/** @returns the accessibility faults in the visitor's own colours */
export async function faultsInForcedColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const faults = await faultsOf(page, WITHOUT_CONTRAST);
  await page.emulateMedia({ forcedColors: 'none' });
  return faults;
}
