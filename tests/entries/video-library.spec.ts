import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { launchedSite } from '../support/browser/own-site.ts';
import { expect, test } from '../support/browser/site.ts';
import { CONTENT } from '../support/site-content.ts';

const [INTRODUCTION] = parse(readFileSync(`${CONTENT}/videos.yaml`, 'utf8'));
const WATCH_ID = new URL(INTRODUCTION.url).searchParams.get('v');

// Before the launch the video is a sample, and is announced (tests/content/samples.spec.ts).
launchedSite();
test.use({ javaScriptEnabled: false });

test("a card's picture comes from the image host under the id of the watch link", async ({ page }) => {
  await page.goto('/resources/videos');
  const pictures = await page
    .getByRole('article')
    .locator('img')
    .evaluateAll((all) => all.map((picture) => picture.getAttribute('src')));
  expect(pictures).toContain(`https://i.ytimg.com/vi/${WATCH_ID}/hqdefault.jpg`);
});

test("a video's page is found by its id and shows title, text and the way back", async ({ page }) => {
  await page.goto(`/resources/video/${INTRODUCTION.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
  await expect(page.getByText(INTRODUCTION.content.trim())).toBeVisible();
  await page.getByRole('link', { name: 'Back to Videos' }).click();
  await expect(page).toHaveURL('/resources/videos');
});
