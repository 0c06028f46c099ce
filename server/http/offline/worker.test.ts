import { expect, test } from 'vitest';
import { listeningApp } from '../../../tests/support/http/listening-app.ts';
import { addWorker } from './worker.ts';

const CODE = `addEventListener('install', () => {});${'// words '.repeat(200)}`;

test('the service worker is asked for each time, and sent again only when it has changed', async () => {
  const { call } = await listeningApp({ addApi: (app) => addWorker(app, CODE) });
  const first = await call('/sw.js', { headers: { 'accept-encoding': 'br' } });
  expect(first).toMatchObject({
    status: 200,
    headers: {
      'cache-control': 'no-cache',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
    },
  });
  expect(first.headers['content-security-policy']).toContain("default-src 'self'");
  const etag = String(first.headers['etag']);
  const again = await call('/sw.js', { headers: { 'accept-encoding': 'br', 'if-none-match': etag } });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
});
