import { expect, test } from 'vitest';
import { addContentWebhook } from '#server/http/api/content-webhook.ts';
import { listeningApp } from '#tests/support/http/listening-app.ts';
import { dial } from '../../http/trust/raw.ts';
import { signedHeaders, WEBHOOK_PATH, WEBHOOK_SECRET } from './open.ts';

const BODY = JSON.stringify({ sys: { type: 'Entry', id: 'one' }, fields: {} });

test('a notice that is not signed, or not by us, not just now, or with other words is refused', async () => {
  let woken = 0;
  const notices = {
    secret: WEBHOOK_SECRET,
    wake: () => {
      woken += 1;
    },
  };
  const { call } = await listeningApp({ addApi: async (app) => addContentWebhook(app, notices) });
  const notify = (headers: Record<string, string>, body = BODY) =>
    call(WEBHOOK_PATH, { method: 'POST', headers, body });
  const long = Date.now() - 31_000;
  const refused = await Promise.all([
    notify({ 'content-type': 'application/json' }),
    notify(signedHeaders(BODY, { secret: 'x'.repeat(64) })),
    notify(signedHeaders(BODY, { time: long })),
    notify(signedHeaders(BODY, { time: Date.now() + 60_000 })),
    notify({ ...signedHeaders(BODY, { time: long }), 'x-contentful-timestamp': `${Date.now()}` }),
    notify(signedHeaders(BODY, { path: '/api/contact' })),
    notify(signedHeaders(BODY), `${BODY} `),
    notify({ ...signedHeaders(BODY), 'x-contentful-signature': 'zz' }),
    notify({ ...signedHeaders(BODY), 'x-contentful-signed-headers': 'x-contentful-topic' }),
  ]);
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 401));
  expect(woken).toBe(0);
  const article = JSON.stringify({ words: 'x'.repeat(500_000) });
  expect((await notify(signedHeaders(article), article)).status).toBe(202);
  expect(woken).toBe(1);
});

test('forged notices of any size cost no memory, and a network that sends many is not read', async () => {
  const refusals: string[] = [];
  const { call, address } = await listeningApp({
    addApi: async (app) => addContentWebhook(app, { secret: WEBHOOK_SECRET, wake: () => {} }),
    onRefusal: (reason) => refusals.push(reason),
  });
  const head = Object.entries(signedHeaders(BODY, { secret: 'x'.repeat(64) })).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const start = `POST ${WEBHOOK_PATH} HTTP/1.1\r\nhost: localhost\r\n${head.join('\r\n')}\r\ncontent-length: 4000000\r\n\r\n`;
  const part = Buffer.alloc(3_900_000, 'a');
  const before = process.memoryUsage().arrayBuffers;
  const sockets = await Promise.all(Array.from({ length: 100 }, () => dial(address)));
  let most = 0;
  const sent = sockets.map((socket) => {
    socket.write(start);
    return new Promise<void>((resolve) => socket.write(part, () => resolve()));
  });
  const looks = setInterval(() => {
    most = Math.max(most, process.memoryUsage().arrayBuffers - before);
  }, 5);
  await Promise.all(sent);
  clearInterval(looks);
  expect(most).toBeLessThan(20 * 1024 ** 2);
  for (const socket of sockets) socket.destroy();

  await expect.poll(() => refusals.length).toBeGreaterThanOrEqual(10);
  const answer = await call(WEBHOOK_PATH, { method: 'POST', headers: signedHeaders(BODY), body: BODY });
  expect(answer).toMatchObject({ status: 429, headers: { 'retry-after': '60', connection: 'close' } });
  expect(refusals).toContain('limit');
});
