import type { Page } from '@playwright/test';
import { expect, test, WIDTHS } from '../support/browser/site.ts';

test.use({ viewport: { width: WIDTHS.phone, height: 740 } });

const bar = (page: Page) => page.getByRole('navigation', { name: 'Call or message us' });

test('the bar at the foot of a phone comes after the first screen, covers nothing that has the focus, and is gone at the enquiry section', async ({
  page,
}) => {
  await page.goto('/products/haulage');
  await expect(bar(page)).not.toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 2 * innerHeight, behavior: 'instant' }));
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await expect(bar(page).getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+234/);
  const links = page.locator('main a:visible, main input:visible, main select:visible');
  for (const place of [12, 20, 28]) {
    const link = links.nth(place);
    await link.focus();
    // The window glides to it, and the bar follows.
    await expect
      .poll(async () => {
        const box = await link.evaluate((element) => element.getBoundingClientRect().toJSON());
        const cover = await bar(page).boundingBox();
        const isInBar = await link.evaluate((element) => element.closest('.call-bar') !== null);
        const [top, height] = [cover?.y ?? 0, cover?.height ?? 0];
        return isInBar || box.bottom <= top + 1 || box.top >= top + height;
      })
      .toBe(true);
  }
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(bar(page)).not.toBeInViewport();
});
