import { expect, test } from 'vitest';
import { listeningApp } from '../../../tests/support/http/listening-app.ts';

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
