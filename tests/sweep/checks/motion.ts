import type { Page } from '@playwright/test';
import { CONTRAST, errorsOf } from './axe.ts';

/** Later after its beginning than anything takes to fade in. */
const SETTLED_MS = 2000;

/** A browser moves these without painting them anew (https://web.dev/articles/animations-guide). */
const UNPAINTED = ['transform', 'translate', 'scale', 'rotate', 'opacity'];

/** @returns motions without an end that paint anew what they move, sixty times a second for as long as somebody reads */
export const paintedWithoutEnd = (page: Page): Promise<string[]> =>
  page.evaluate(
    (unpainted) =>
      document.getAnimations().flatMap((animation) => {
        const { effect } = animation;
        if (!(effect instanceof KeyframeEffect) || effect.getTiming().iterations !== Number.POSITIVE_INFINITY)
          return [];
        const moved = new Set(effect.getKeyframes().flatMap(Object.keys));
        for (const known of [...unpainted, 'offset', 'computedOffset', 'easing', 'composite'])
          moved.delete(known);
        return [...moved].map((property) => `${property} of ${effect.target?.className}`);
      }),
    UNPAINTED,
  );

/** @returns texts that stand out too little where everything moves, seen at one moment of it on however busy a machine */
export async function errorsInMotion(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate((moment) => {
    for (const animation of document.getAnimations()) {
      // An animation that follows the scroll has no clock.
      if (!(animation.timeline instanceof DocumentTimeline)) continue;
      animation.pause();
      animation.currentTime = moment;
    }
  }, SETTLED_MS);
  const errors = await errorsOf(page, CONTRAST);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return errors;
}
