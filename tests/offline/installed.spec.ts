import sharp from 'sharp';
import { ICONS, MANIFEST_PATH } from '#domain/offline/web-app-manifest.ts';
import { copyOf } from '#tests/support/browser/copy.ts';
import { expect, test } from '#tests/support/browser/site.ts';

test('a phone can put the site among its apps', async ({ page, request }) => {
  await page.goto('/about');
  const session = await page.context().newCDPSession(page);
  const { url, errors, data } = await session.send('Page.getAppManifest');
  expect(url).toContain(MANIFEST_PATH);
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '{}');
  expect(manifest).toMatchObject({ name: copyOf('site').brand.name, start_url: '/', display: 'minimal-ui' });
  for (const { url: shortcut } of manifest.shortcuts)
    expect((await request.get(shortcut, { maxRedirects: 0 })).status()).toBeLessThan(400);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  const besidePrivateWindow = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  expect(besidePrivateWindow).toEqual([]);
});

test('icons are pictures of their size', async ({ request }) => {
  for (const { path, side } of ICONS) {
    const answer = await request.get(path);
    expect(answer.headers()['content-type'], path).toBe('image/png');
    expect(await sharp(await answer.body()).metadata(), path).toMatchObject({ width: side, height: side });
  }
});

test('a maskable icon has its mark within the circle that phones keep, on its own ground', async ({
  request,
}) => {
  const [icon] = ICONS.filter(({ maskable }) => maskable);
  const picture = sharp(await (await request.get(icon?.path ?? '')).body());
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const radius = (info.width * 0.8) / 2;
  const ground = data.subarray(0, 3);
  for (let place = 0; place < info.width * info.height; place++) {
    const [x, y] = [place % info.width, Math.floor(place / info.width)];
    const isInside = Math.hypot(x - info.width / 2, y - info.height / 2) <= radius;
    if (!isInside && !data.subarray(place * 3, place * 3 + 3).equals(ground))
      throw new Error(`mark at ${x}, ${y}`);
  }
});
