import { expect, test } from './site.ts';

test('the code that brings forms and menus to life comes at the first sign of a visitor', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/contact', { waitUntil: 'networkidle' });
  expect(await page.content()).not.toContain('customElements.define');
  const scripts = () => asked.filter((path) => path.endsWith('.js')).length;
  expect(scripts()).toBe(0);
  await page.keyboard.press('Tab');
  await expect.poll(scripts).toBeGreaterThan(1);
});
