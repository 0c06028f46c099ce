import { expect, test } from '../support/browser/site.ts';

test.use({ allow: [/^console: /] });

test('a guide that cannot be sent is logged as an error', async ({ page }) => {
  await page.route('**/api/eguide-subscription', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/resources/e-guides/earning-with-your-truck');
  const form = page.locator('form[action="/api/eguide-subscription"]');
  for (const [label, value] of [
    ['First name', 'Amina'],
    ['Last name', 'Bello'],
    ['Company name', 'Savanna Mills'],
    ['Email', 'amina@example.ng'],
  ] as const)
    await form.getByLabel(label).fill(value);
  await expect(form).toHaveAttribute('novalidate', '');
  const logged = page.waitForEvent(
    'console',
    (message) => message.type() === 'error' && /guide was not sent.*503/i.test(message.text()),
  );
  await form.getByRole('button', { name: 'Send My Copy' }).click();
  await logged;
});
