import { expect, test } from 'vitest';
import { addContentWebhook } from '#server/http/api/content-webhook.ts';
import { listeningApp } from '#server/http/testing/listening-app.ts';
import { openStandIn } from './open.ts';
import { post } from './samples.ts';
import { broken } from './stand-in/faults.ts';
import { signedHeaders, startWebsite, WEBHOOK_PATH, WEBHOOK_SECRET } from './website.ts';

const BODY = JSON.stringify({ sys: { type: 'Entry', id: 'one' }, fields: {} });

test('a change comes to the page by its notice alone, whatever else happens', async () => {
  const standIn = await openStandIn();
  standIn.space.publish('Entry', post('one'));
  const server = startWebsite(standIn);
  const address = await server.address;
  const page = async (path: string) => (await fetch(address + path)).text();
  const notify = () =>
    fetch(address + WEBHOOK_PATH, { method: 'POST', headers: signedHeaders(BODY), body: BODY });
  await expect.poll(() => page('/resources/blog')).toContain('Title of one');

  standIn.space.publish('Entry', post('one', { title: 'A new title' }));
  standIn.space.publish('Entry', post('two'));
  expect((await notify()).status).toBe(202);
  await expect.poll(() => page('/resources/blog/one')).toContain('A new title');
  await expect.poll(() => page('/resources/blog')).toContain('Title of two');

  standIn.space.unpublish('Entry', 'two');
  await notify();
  await expect.poll(() => page('/resources/blog')).not.toContain('Title of two');

  // The service shows a change later than it tells of it.
  let asked = standIn.asked.length;
  await notify();
  await expect.poll(() => standIn.asked.length).toBeGreaterThan(asked);
  standIn.space.publish('Entry', post('late'));
  await expect.poll(() => page('/resources/blog')).toContain('Title of late');

  // Many notices at once lead to few questions, of locales, tags and changes each.
  asked = standIn.asked.length;
  standIn.space.publish('Entry', post('three'));
  await Promise.all(Array.from({ length: 40 }, notify));
  await expect.poll(() => page('/resources/blog')).toContain('Title of three');
  expect((standIn.asked.length - asked) / 3).toBeLessThan(20);

  // While the service fails, pages stay.
  standIn.fault = broken;
  standIn.space.publish('Entry', post('four'));
  await notify();
  await expect.poll(server.printed).toContain('asked again');
  expect(await page('/resources/blog')).toContain('Title of three');
  standIn.fault = undefined;
  await expect.poll(() => page('/resources/blog')).toContain('Title of four');
});

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
