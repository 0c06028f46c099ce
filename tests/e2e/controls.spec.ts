import { PAGES, windowsFor } from './routes.ts';
import { expect, test, WIDTHS } from './site.ts';
import { hiddenFocus, smallTargets, withoutName } from './tab-stops.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, laidOutWhole: true, allow: [/status of 404/] });

/** A phone, a wide window, and one at 400 % zoom. */
const WINDOWS = [
  { width: WIDTHS.phone, height: 740 },
  { width: WIDTHS.desktop, height: 900 },
  { width: 320, height: 256 },
];

for (const path of PAGES) {
  test(`on ${path} every control has a name, room for a finger, and is in sight when it has the focus`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const size of windowsFor(path, WINDOWS)) {
      await page.setViewportSize(size);
      const at = `at ${size.width} px`;
      expect.soft(await withoutName(page), at).toEqual([]);
      expect.soft(await smallTargets(page), at).toEqual([]);
      expect.soft(await hiddenFocus(page), at).toEqual([]);
    }
  });
}
