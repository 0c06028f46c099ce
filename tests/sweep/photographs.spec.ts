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
const WIDTHS = casesFor([360, 1440, 768, 1024, 1920], 2);
/** The two tones of the frame (src/ui/styles/tokens.css), and as much as a screen's picture may miss them by. */
const DEEP = [7, 68, 43];
const PAPER = [247, 244, 236];

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
        expect(seen.x, `${id} ${dx} ${dy}`).toBeGreaterThan(-0.02);
        expect(seen.x, `${id} ${dx} ${dy}`).toBeLessThan(1.02);
        expect(seen.y, `${id} ${dx} ${dy}`).toBeGreaterThan(-0.02);
        expect(seen.y, `${id} ${dx} ${dy}`).toBeLessThan(1.02);
      }
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

test('a portrait is of two tones, and says who took it', async ({ page }) => {
  await open(page, '/about', 1440);
  const frame = page.locator('.portrait-frame').first();
  await expect(frame.getByRole('img', { name: 'At the gate' })).toBeVisible();
  await expect(frame.locator('figcaption')).toHaveText('Amina Bello');
  const image = frame.locator('img');
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((each: HTMLImageElement) => each.complete && each.currentSrc))
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

test('reviewers are shown beside their words', async ({ page }) => {
  await open(page, '/about', 1440);
  await expect(page.locator('.reviews .portrait-frame img')).toHaveCount(2);
});

test('trucks and stores are shown with caption and credit, and what matters stays in view', async ({
  page,
}) => {
  test.slow();
  for (const width of WIDTHS) {
    await open(page, '/products/haulage', width);
    const board = page.getByRole('region', { name: 'The trucks, as they stand' });
    await expect(board.getByRole('listitem')).toHaveCount(3);
    await expect(board.getByText('The yard in Apapa at six in the morning')).toBeVisible();
    await expect(board.getByText('Amina Bello')).toHaveCount(3);
    // The cab, at the right of its picture.
    const cab = await seenIn(page, 'yard', [0.8, 0.7]);
    expect(cab.isWhole).toBe(true);
    for (const part of [cab.x, cab.y]) {
      expect(part).toBeGreaterThan(0);
      expect(part).toBeLessThan(1);
    }
  }
  await open(page, '/products/warehousing', 1440);
  await expect(page.getByRole('region', { name: 'Inside a store' }).getByRole('img')).toBeVisible();
});

test('a page without photographs has no place for them', async ({ page }) => {
  await page.goto(`${site.address}/products/supply-chain`);
  await expect(page.locator('#photographs')).toHaveCount(0);
});

test('clients who are real are shown by their logos, and by their names where there is none', async ({
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
});

test.describe('once launched', () => {
  launchedSite();

  test('a launched site with invented clients alone shows none', async ({ page }) => {
    for (const path of ['/', '/about', '/products/haulage']) {
      await page.goto(path);
      await expect(page.getByRole('region', { name: 'Trusted by leading brands' })).toHaveCount(0);
    }
  });
});

test('a third country is announced, with its flag', async ({ page }) => {
  await open(page, '/', 1440);
  const panel = page.locator('.country-choice').filter({ hasText: 'Benin' });
  await page.locator('.country > summary').click();
  await expect(panel).toContainText('Coming Soon');
  const flag = panel.locator('img[src^="data:image/svg+xml"]');
  expect(await flag.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByRole('contentinfo').getByText('Benin: Coming Soon')).toBeVisible();
});

test('a cover is cut around what matters, and previews, search engines and feeds have it', async ({
  page,
  request,
}) => {
  test.slow();
  const path = `/resources/blog/${PHOTO_POST}`;
  for (const width of WIDTHS) {
    await open(page, path, width);
    const cab = await seenIn(page, 'yard', [0.8, 0.68]);
    for (const part of [cab.x, cab.y]) {
      expect(part, `${width}`).toBeGreaterThan(0);
      expect(part, `${width}`).toBeLessThan(1);
    }
  }
  await expect(page.locator('header figcaption')).toHaveText('Amina Bello');
  const address = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
  const preview = await request.get(site.address + new URL(address).pathname);
  expect(preview.headers()['content-type']).toBe('image/jpeg');
  expect(await sharp(await preview.body()).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
  const data = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '',
  );
  const article = data['@graph'].find((thing: { '@type': string }) => thing['@type'] === 'BlogPosting');
  expect(article.image[0]).toMatchObject({ '@type': 'ImageObject', creditText: 'Amina Bello' });
  const photo = await request.get(site.address + new URL(article.image[0].url).pathname);
  expect(photo.headers()['content-type']).toBe('image/jpeg');
  expect(await (await request.get(`${site.address}/rss.xml`)).text()).toContain(article.image[0].url);
});
