import sharp from 'sharp';
import { APPLE_ICON_PATH, FAVICON_PATH } from '../../tools/astro/icons.ts';
import { expect, test } from '../support/browser/site.ts';

test("the icon of Apple's phones is a picture of its size", async ({ request }) => {
  const answer = await request.get(APPLE_ICON_PATH);
  expect(answer.headers()['content-type']).toBe('image/png');
  expect(await sharp(await answer.body()).metadata()).toMatchObject({ width: 180, height: 180 });
});

test('what browsers ask for without being told is an icon, not a page', async ({ page, request }) => {
  const answer = await request.get(FAVICON_PATH);
  const src = `data:image/x-icon;base64,${(await answer.body()).toString('base64')}`;

  await page.goto('/about');
  const width = await page.evaluate(async (address) => {
    const icon = Object.assign(new Image(), { src: address });
    await icon.decode();
    return icon.naturalWidth;
  }, src);
  expect(width).toBe(32);
});
