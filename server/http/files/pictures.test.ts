import { expect, test } from 'vitest';
import type { SocialImageOf } from '#domain/services/social.ts';
import { listeningApp } from '../../../tests/support/http/listening-app.ts';
import { RenderBudget } from '../hooks/limits.ts';

const PICTURE = Buffer.from('picture');
const media = { get: async (name: string) => (name === 'gate-0a1b2c3d-640.avif' ? PICTURE : undefined) };

test('pictures are kept for ever and may be shown by feed readers', async () => {
  const { call } = await listeningApp({ media });
  const { status, headers, body } = await call('/media/gate-0a1b2c3d-640.avif');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(body).toEqual(PICTURE);
});

test('others are not found', async () => {
  const { call } = await listeningApp({ media });
  const { status, headers } = await call('/media/gate-0a1b2c3d-641.avif');
  expect(status).toBe(404);
  expect(headers['cache-control']).toBe('no-store');
});

const IMAGE = { hash: 'now', draw: async () => '<svg/>' };
const socialImage: SocialImageOf = async (path) => (['/', '/about'].includes(path) ? IMAGE : undefined);
const social = {
  socialImage,
  socialPictures: { picture: async () => ({ bytes: PICTURE, type: 'image/png', isWhole: true }) },
};

test.each(['/social/now/about.png', '/social/now/home.png'])('%s may be kept for ever', async (address) => {
  const { call } = await listeningApp(social);
  const { status, headers, body } = await call(address);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(body).toEqual(PICTURE);
});

test('an address of before leads to the picture of now', async () => {
  const { call } = await listeningApp(social);
  const { status, headers } = await call('/social/before/about.png');
  expect([status, headers['location']]).toEqual([302, '/social/now/about.png']);
});

test.each(['/social/now/no/such/page.png', '/social/now/about', '/social/now/.png'])(
  '%s is not found',
  async (address) => {
    const { call } = await listeningApp(social);
    expect((await call(address)).status).toBe(404);
  },
);

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
