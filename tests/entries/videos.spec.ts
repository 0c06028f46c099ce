import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { launchedSite } from '../support/browser/own-site.ts';
import { expect, test, WIDTHS, wake } from '../support/browser/site.ts';
import { CONTENT } from '../support/site-content.ts';

const PLAYER = /^https:\/\/www\.youtube-nocookie\.com\/embed\//;
const EXCERPT = 100;
const [INTRODUCTION] = parse(readFileSync(`${CONTENT}/videos.yaml`, 'utf8'));
const WATCH_ID = new URL(INTRODUCTION.url).searchParams.get('v');

test('the list holds the introduction with the beginning of its text', async ({ page }) => {
  await page.goto('/resources/videos');
  const card = page.getByRole('article');
  await expect(card).toHaveCount(1);
  await expect(card.getByRole('heading')).toHaveText('Introduction');
  const text = (await card.locator('p').first().textContent()) ?? '';
  expect(text.replace('…', '').length).toBeLessThanOrEqual(EXCERPT);
  expect(text.endsWith('…')).toBe(true);
  await expect(card.getByRole('link')).toContainText('Watch Now');
  await card.getByRole('link').click();
  await expect(page).toHaveURL('/resources/video/1');
});

// Before the launch the video is a sample, and is announced (tests/content/samples.spec.ts).
test.describe('a video that is no sample', () => {
  launchedSite();
  // One worker has that site for all of them.
  test.describe.configure({ mode: 'default' });

  for (const [width, size] of [
    [375, { width: 325, height: 190 }],
    [WIDTHS.tablet, { width: 640, height: 390 }],
  ] as const) {
    test(`at ${width} px the player is loaded by a click, ${size.width} by ${size.height} px`, async ({
      page,
    }) => {
      await page.route(PLAYER, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Player</p>' }));
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/resources/video/1');
      await wake(page);
      await expect(page.locator('iframe')).toHaveCount(0);
      await page.getByRole('link', { name: /^Play the video: Introduction/ }).click();
      const player = page.locator('iframe[title="Introduction"]');
      await expect(player).toHaveAttribute('src', PLAYER);
      await expect(player).toHaveAttribute('width', `${size.width}`);
      await expect(player).toBeFocused();
      expect(await player.boundingBox()).toMatchObject(size);
      await expect(player.contentFrame().getByText('Player')).toBeVisible();
    });
  }

  test('has the picture of its watch link on its card, and a page with title, text and the way back', async ({
    page,
  }) => {
    await page.goto('/resources/videos');
    const pictures = await page
      .getByRole('article')
      .locator('img')
      .evaluateAll((all) => all.map((picture) => picture.getAttribute('src')));
    expect(pictures).toContain(`https://i.ytimg.com/vi/${WATCH_ID}/hqdefault.jpg`);
    await page.goto(`/resources/video/${INTRODUCTION.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
    await expect(page.getByText(INTRODUCTION.content.trim())).toBeVisible();
    await page.getByRole('link', { name: 'Back to Videos' }).click();
    await expect(page).toHaveURL('/resources/videos');
  });
});

test.describe('an unknown video', () => {
  test.use({ allow: [/status of 404/] });

  test('is answered with 404 and a way back', async ({ page }) => {
    expect((await page.goto('/resources/video/99'))?.status()).toBe(404);
    await page.getByRole('link', { name: 'Back to Videos' }).click();
    await expect(page).toHaveURL('/resources/videos');
  });
});
