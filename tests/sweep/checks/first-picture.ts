import type { Page } from '@playwright/test';

/** Of the window: what is smaller there may come with the others. */
const LEAST_SHARE = 0.2;

/** @returns the largest picture of ours in the first screen where it is not fetched before all others, and others that are */
export async function lateFirstPicture(page: Page): Promise<string[]> {
  return await page.evaluate((leastShare) => {
    const nameOf = (image: HTMLImageElement) => image.currentSrc || image.src;
    const seenOf = (image: HTMLImageElement) => {
      const { left, right, top, bottom } = image.getBoundingClientRect();
      const across = Math.min(right, innerWidth) - Math.max(left, 0);
      const down = Math.min(bottom, innerHeight) - Math.max(top, 0);
      return Math.max(across, 0) * Math.max(down, 0);
    };
    scrollTo(0, 0);
    const images = [...document.images].filter((image) => new URL(image.src).origin === location.origin);
    const [largest] = images
      .filter((image) => seenOf(image) >= leastShare * innerWidth * innerHeight)
      .toSorted((a, b) => seenOf(b) - seenOf(a));
    const first = images.filter(({ fetchPriority }) => fetchPriority === 'high');
    return [
      ...(largest && !first.includes(largest) ? [`${nameOf(largest)} comes with the others`] : []),
      ...first.slice(1).map((image) => `${nameOf(image)} comes before all others, too`),
    ];
  }, LEAST_SHARE);
}
