import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { casesFor } from '../../tools/run/steps/tiers.mjs';
import { launchedSite, OwnSite } from '../support/browser/own-site.ts';
import { expect, test } from '../support/browser/site.ts';
import { FACES, PHOTO_POST, realContent } from '../support/pictures/real-content.ts';

/** The widths at which the pages are composed, those first that differ most. */
const WIDTHS = casesFor([360, 1440, 768, 1024, 1920]);
/** The two tones of the frame (src/ui/styles/tokens.css), and as much as a screen's picture may miss them by. */
const DEEP = [7, 68, 43];
const PAPER = [247, 244, 236];

// One worker has the site of its own for all of them.
test.describe.configure({ mode: 'default' });

const site = new OwnSite();
let folder = '';
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'photographs-'));
  await site.start(await realContent(folder));
});
test.afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Opens a page and has every picture of it loaded. */
async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(site.address + path);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
}

/** Where a point of a picture is seen, in its frame of 1 by 1; what browsers do by `object-fit` and `object-position`. */
const seenIn = (page: Page, picture: string, [x, y]: readonly [number, number]) =>
  page
    .locator(`img[src*="${picture}"]`)
    .first()
    .evaluate(
      (image: HTMLImageElement, [x, y]) => {
        const { objectPosition, objectFit } = getComputedStyle(image);
        const [left = 0, top = 0] = objectPosition.split(' ').map((part) => Number.parseFloat(part) / 100);
        const [own, shown] = [
          { width: Number(image.getAttribute('width')), height: Number(image.getAttribute('height')) },
          { width: image.clientWidth, height: image.clientHeight },
        ];
        const scale = Math.max(shown.width / own.width, shown.height / own.height);
        return {
          isWhole: image.naturalWidth > 0,
          fit: objectFit,
          x: ((shown.width - own.width * scale) * left + x * own.width * scale) / shown.width,
          y: ((shown.height - own.height * scale) * top + y * own.height * scale) / shown.height,
        };
      },
      [x, y] as const,
    );

for (const width of WIDTHS)
  test(`every face is whole in its frame at ${width} px, wherever it is in its photograph`, async ({
    page,
  }) => {
    test.slow();
    await open(page, '/about', width);
    for (const [id, face] of Object.entries(FACES)) {
      const side = Math.min(face.width, face.height);
      for (const [dx, dy] of [
        [0, -1],
        [0, 1],
        [-0.76, 0],
        [0.76, 0],
      ] as const) {
        const point = [
          face.x + (dx * face.size * side) / face.width,
          face.y + (dy * face.size * side) / face.height,
        ] as const;
        const seen = await seenIn(page, id, point);
        expect(seen, `${id} ${dx} ${dy}`).toMatchObject({ isWhole: true, fit: 'cover' });
        for (const part of [seen.x, seen.y]) {
          expect(part, `${id} ${dx} ${dy}`).toBeGreaterThan(-0.02);
          expect(part, `${id} ${dx} ${dy}`).toBeLessThan(1.02);
        }
      }
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

test('a portrait is of two tones, and says who took it; reviewers are shown beside their words', {
  tag: '@nightly',
}, async ({ page }) => {
  test.slow();
  await open(page, '/about', 1440);
  await expect(page.locator('.reviews .portrait-frame img')).toHaveCount(2);
  const frame = page.locator('.portrait-frame').first();
  await expect(frame.getByRole('img', { name: 'At the gate' })).toBeVisible();
  await expect(frame.locator('figcaption')).toHaveText('Amina Bello');
  const image = frame.locator('img');
  await image.scrollIntoViewIfNeeded();
  // It is made now, behind all others of the page.
  await expect
    .poll(() => image.evaluate((each: HTMLImageElement) => each.complete && each.currentSrc), {
      timeout: 60_000,
    })
    .toMatch(/^http/);
  const picture = sharp(await frame.locator('.portrait-tones').screenshot());
  const { width, height } = await picture.metadata();
  // Without the round corners and the credit in one of them.
  const inner = { left: 20, top: 20, width: width - 40, height: Math.round(height * 0.7) };
  const { channels } = await sharp(await picture.extract(inner).png().toBuffer()).stats();
  for (const [at, { min, max }] of channels.slice(0, 3).entries()) {
    expect(min).toBeGreaterThanOrEqual((DEEP[at] ?? 0) - 6);
    expect(max).toBeLessThanOrEqual((PAPER[at] ?? 255) + 6);
  }
  const [red, green] = channels;
  // Skin is far more red than green, and grey is neither; between deep green and paper every tone is somewhat green.
  expect((green?.mean ?? 0) - (red?.mean ?? 0)).toBeGreaterThan(8);
});

test('trucks, stores and a cover are shown with caption and credit, and what matters stays in view', {
  tag: '@nightly',
}, async ({ page, request }) => {
  test.slow();
  const isCabSeen = async (down: number) => {
    const cab = await seenIn(page, 'yard', [0.8, down]);
    return cab.isWhole && [cab.x, cab.y].every((part) => part > 0 && part < 1);
  };
  for (const width of WIDTHS) {
    await open(page, '/products/haulage', width);
    const board = page.getByRole('region', { name: 'The trucks, as they stand' });
    await expect(board.getByRole('listitem')).toHaveCount(3);
    await expect(board.getByText('The yard in Apapa at six in the morning')).toBeVisible();
    await expect(board.getByText('Amina Bello')).toHaveCount(3);
    expect(await isCabSeen(0.7), `${width}`).toBe(true);
    await open(page, `/resources/blog/${PHOTO_POST}`, width);
    expect(await isCabSeen(0.68), `${width}`).toBe(true);
  }
  await expect(page.locator('header figcaption')).toHaveText('Amina Bello');
  const address = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
  const preview = await request.get(site.address + new URL(address).pathname);
  expect(preview.headers()['content-type']).toBe('image/jpeg');
  await open(page, '/products/warehousing', 1440);
  await expect(page.getByRole('region', { name: 'Inside a store' }).getByRole('img')).toBeVisible();
  const without = await request.get(`${site.address}/products/supply-chain`);
  expect(await without.text()).not.toContain('id="photographs"');
});

test('real clients are shown by their logos, or else by name, and a third country with its flag', async ({
  page,
}) => {
  await open(page, '/', 1440);
  const strip = page.getByRole('region', { name: 'Trusted by leading brands' });
  await expect(strip.getByRole('listitem')).toHaveCount(4);
  for (const name of ['Savanna Mills', 'Cocoa Row', 'Confluence Steel']) {
    const logo = strip.getByRole('img', { name });
    await expect(logo).toBeAttached();
    expect(
      await logo.evaluate((image: HTMLImageElement) => [image.naturalWidth > 0, image.clientHeight]),
    ).toEqual([true, 40]);
  }
  await expect(strip.getByText('Oke & Daughters').first()).toBeAttached();
  await expect(strip.getByText('Invented Foods')).toHaveCount(0);

  const panel = page.locator('.country-choice').filter({ hasText: 'Benin' });
  await page.locator('.country > summary').click();
  await expect(panel).toContainText('Coming Soon');
  const flag = panel.locator('img[src^="data:image/svg+xml"]');
  expect(await flag.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByRole('contentinfo').getByText('Benin: Coming Soon')).toBeVisible();
});

test.describe('once launched', () => {
  launchedSite();

  test('a launched site with invented clients alone shows none', async ({ request }) => {
    for (const path of ['/', '/about', '/products/haulage'])
      expect(await (await request.get(path)).text(), path).not.toContain('Trusted by leading brands');
  });
});
