import sharp from 'sharp';
import { APPLE_ICON_PATH, FAVICON_PATH } from '../../tools/astro/icons.ts';
import { expect, test } from '../support/browser/site.ts';

test('what browsers ask for without being told are icons of their sizes, not pages', async ({ request }) => {
  const apple = await request.get(APPLE_ICON_PATH);
  expect(apple.headers()['content-type']).toBe('image/png');
  expect(await sharp(await apple.body()).metadata()).toMatchObject({ width: 180, height: 180 });

  const favicon = await (await request.get(FAVICON_PATH)).body();
  const [type, width, height] = [favicon.readUInt16LE(2), favicon[6], favicon[7]];
  expect({ type, width, height }).toEqual({ type: 1, width: 32, height: 32 });
});
