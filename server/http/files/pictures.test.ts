import { expect, test } from 'vitest';
import type { SocialImageOf } from '#domain/services/social.ts';
import { listeningApp } from '../../../tests/support/http/listening-app.ts';
import { RenderBudget } from '../hooks/limits.ts';

const PICTURE = Buffer.from('picture');
const FOREVER = {
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'cross-origin',
};
const media = { get: async (name: string) => (name === 'gate-0a1b2c3d-640.avif' ? PICTURE : undefined) };

test('pictures are kept for ever and may be shown by feed readers; others are not found', async () => {
  const { call } = await listeningApp({ media });
  const { status, headers, body } = await call('/media/gate-0a1b2c3d-640.avif');
  expect(status).toBe(200);
  expect(headers).toMatchObject({ ...FOREVER, 'content-type': 'image/avif' });
  expect(body).toEqual(PICTURE);
  const other = await call('/media/gate-0a1b2c3d-641.avif');
  expect([other.status, other.headers['cache-control']]).toEqual([404, 'no-store']);
});

const IMAGE = { hash: 'now', draw: async () => '<svg/>' };
const socialImage: SocialImageOf = async (path) => (['/', '/about'].includes(path) ? IMAGE : undefined);
const social = {
  socialImage,
  socialPictures: { picture: async () => ({ bytes: PICTURE, type: 'image/png', isWhole: true }) },
};

test('the picture of a page may be kept for ever, and its address of before leads to that of now', async () => {
  const { call } = await listeningApp(social);
  for (const address of ['/social/now/about.png', '/social/now/home.png']) {
    const { status, headers, body } = await call(address);
    expect(status, address).toBe(200);
    expect(headers).toMatchObject({ ...FOREVER, 'content-type': 'image/png' });
    expect(body).toEqual(PICTURE);
  }
  const before = await call('/social/before/about.png');
  expect([before.status, before.headers['location']]).toEqual([302, '/social/now/about.png']);
  for (const address of ['/social/now/no/such/page.png', '/social/now/about', '/social/now/.png'])
    expect((await call(address)).status, address).toBe(404);
});

test('pictures of questions are drawn a few at a time, and further requests are answered with 503', async () => {
  const released = Promise.withResolvers<void>();
  const { call } = await listeningApp({
    socialImage: async () => IMAGE,
    socialPictures: { picture: () => released.promise.then(social.socialPictures.picture) },
    budget: new RenderBudget({ atOnce: 1, perNetwork: { page: 1, question: 1 } }),
  });
  const ask = (weight: number) => call(`/social/now/price.png?weight=${weight}`);
  const first = [ask(1), ask(2)];
  await expect.poll(async () => (await ask(3)).status).toBe(503);
  released.resolve();
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200]);
});

test('an address of before keeps the question of its picture', async () => {
  const { call } = await listeningApp({ ...social, socialImage: async () => IMAGE });
  const { headers } = await call('/social/before/price.png?from=aba&to=kano');
  expect(headers['location']).toBe('/social/now/price.png?from=aba&to=kano');
});
