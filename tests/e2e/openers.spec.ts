import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './site.ts';

/** A page of another site. */
const elsewhere = createServer((_, answer) =>
  answer.setHeader('content-type', 'text/html').end('<!doctype html><title>Elsewhere</title>'),
);
test.beforeAll(() => once(elsewhere.listen(0), 'listening'));
test.afterAll(() => elsewhere.close());

test('a site that opens a page of ours in a window does not hold it, nor after a reload', async ({
  page,
  baseURL,
}) => {
  const { origin, hostname } = new URL(baseURL ?? '');
  const otherHost = hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  await page.goto(`http://${otherHost}:${(elsewhere.address() as AddressInfo).port}/`);
  for (const path of ['/about', '/contact']) {
    const opened = page.waitForEvent('popup');
    const held = await page.evaluateHandle((address) => window.open(address), origin + path);
    const popup = await opened;
    const holds = () => held.evaluate((other) => other?.closed === false);
    await popup.waitForLoadState();
    expect(await holds()).toBe(false);
    await popup.reload();
    expect(await holds()).toBe(false);
    expect(await popup.evaluate(() => window.opener)).toBeNull();
    await popup.close();
  }
});

test('a page that is opened by hand is cut off from nothing, and the next one is', async ({ page }) => {
  const answer = await page.goto('/about');
  expect(await answer?.headerValue('cross-origin-opener-policy')).toBeNull();
  const [next] = await Promise.all([
    page.waitForResponse(/\/contact$/),
    page.evaluate(() => location.assign('/contact')),
  ]);
  expect(await next.headerValue('cross-origin-opener-policy')).toBe('same-origin');
});
