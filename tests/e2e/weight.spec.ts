import type { Page } from '@playwright/test';
import { shiftsOf, watchShifts } from './shifts.ts';
import { expect, test, WIDTHS } from './site.ts';

/** Bytes over the network of a first view, by type of resource (issue budgets, docs/design.md). */
async function firstView(page: Page, path: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const types = new Map<string, string>();
  const bytes: Record<string, number> = {};
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other';
    bytes[type] = (bytes[type] ?? 0) + encodedDataLength;
  });
  await page.setViewportSize({ width: WIDTHS.phone, height: 640 });
  await page.goto(path, { waitUntil: 'networkidle' });
  return { bytes, total: Object.values(bytes).reduce((sum, part) => sum + part, 0) };
}

const KB = 1024;

test('the home page weighs at most 60 KB on first view, 10 KB of it script', async ({ page }) => {
  const { bytes, total } = await firstView(page, '/');
  expect(total).toBeLessThanOrEqual(60 * KB);
  expect(bytes['Script'] ?? 0).toBeLessThanOrEqual(10 * KB);
});

for (const path of [
  '/resources/blog/what-fits-on-a-30-ton-truck',
  '/resources/glossary/glossaryD/demurrage',
]) {
  test(`${path} loads no script before it is touched`, async ({ page }) => {
    const { bytes } = await firstView(page, path);
    expect(bytes['Script'] ?? 0).toBe(0);
  });
}

test('the haulage page weighs at most 70 KB on first view', async ({ page }) => {
  const { total } = await firstView(page, '/products/haulage');
  expect(total).toBeLessThanOrEqual(70 * KB);
});

for (const path of ['/', '/products/haulage', '/resources/blog/what-fits-on-a-30-ton-truck']) {
  test(`nothing on ${path} shifts while it loads`, async ({ page }) => {
    await watchShifts(page);
    await page.setViewportSize({ width: WIDTHS.phone, height: 640 });
    await page.goto(path, { waitUntil: 'networkidle' });
    const { total, moved } = await shiftsOf(page);
    expect(total, moved).toBeLessThan(0.001);
  });
}

test('the code that brings forms to life comes at the first sign of a visitor', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/contact', { waitUntil: 'networkidle' });
  expect(await page.content()).not.toContain('customElements.define');
  expect(asked.filter((path) => path.startsWith('/island/'))).toEqual([]);
  await page.keyboard.press('Tab');
  await expect.poll(() => asked.filter((path) => path.startsWith('/island/')).length).toBe(1);
});
