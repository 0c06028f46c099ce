import type { Page } from '@playwright/test';
import { expect, test, WIDTHS } from '../support/browser/site.ts';

const BLOG = '/resources/blog';
const POST = `${BLOG}/what-fits-on-a-30-ton-truck`;
/** Our text face (src/ui/styles/fonts.css). */
const OURS = /^"?Instrument Sans/;

/** A paragraph of text; lines above headings are painted in the other face. */
const face = (page: Page) => page.locator('main p:not([class*="font-display"])').first();

test.use({ viewport: { width: WIDTHS.phone, height: 800 } });

test('a post that is opened first is set in the face of the phone, and fetches no other', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(POST, { waitUntil: 'networkidle' });
  await expect(face(page)).not.toHaveCSS('font-family', OURS);
  expect(fetched.filter((address) => address.includes('instrument'))).toEqual([]);
});

test('a post and the list that it was opened from are set alike', async ({ page }) => {
  await page.goto(BLOG);
  await expect(face(page)).toHaveCSS('font-family', OURS);
  await page.getByRole('main').locator(`a[href^="${BLOG}/"]`).first().click();
  await page.waitForURL(`**${BLOG}/*`);
  await expect(face(page)).toHaveCSS('font-family', OURS);
});

test('a link from another site opens a post as a first visit does', async ({ page }) => {
  await page.goto(POST, { referer: 'https://search.example/' });
  await expect(face(page)).not.toHaveCSS('font-family', OURS);
});
