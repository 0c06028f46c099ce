import type { Page } from '@playwright/test';
import { CONTRAST, faultsOf } from './axe.ts';

/** Later after its beginning than anything takes to fade in. */
const SETTLED_MS = 2000;

/** @returns texts that stand out too little where everything moves, seen at one moment of it on however busy a machine */
export async function faultsInMotion(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate((moment) => {
    for (const animation of document.getAnimations()) {
      // An animation that follows the scroll has no clock.
      if (!(animation.timeline instanceof DocumentTimeline)) continue;
      animation.pause();
      animation.currentTime = moment;
    }
  }, SETTLED_MS);
  const faults = await faultsOf(page, CONTRAST);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return faults;
}
