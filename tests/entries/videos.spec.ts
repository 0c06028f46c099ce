import { launchedSite } from '../support/browser/own-site.ts';
import { expect, test, WIDTHS, wake } from '../support/browser/site.ts';

const PLAYER = /^https:\/\/www\.youtube-nocookie\.com\/embed\//;
const EXCERPT = 100;

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

test.describe('a video that is no sample', () => {
  launchedSite();

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
      expect(await player.boundingBox()).toMatchObject(size);
      await expect(player.contentFrame().getByText('Player')).toBeVisible();
    });
  }
});

test.describe('an unknown video', () => {
  test.use({ allow: [/status of 404/] });

  test('is answered with 404 and a way back', async ({ page }) => {
    expect((await page.goto('/resources/video/99'))?.status()).toBe(404);
    await page.getByRole('link', { name: 'Back to Videos' }).click();
    await expect(page).toHaveURL('/resources/videos');
  });
});

test('the page of case studies says that none are there yet and leads to the sales desk', async ({
  page,
}) => {
  await page.goto('/resources/case-studies');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'A Successful Business Stems from Satisfied Customers',
  );
  await expect(page.getByRole('heading', { level: 2, name: 'Case Studies', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Become a customer' }).click();
  await expect(page.locator('#contact_sales')).toBeInViewport();
  expect(await page.evaluate(() => window.dataLayer)).toContainEqual(
    expect.objectContaining({ event: 'contact_sales_button_click' }),
  );
});
