import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { expect, test } from '../support/browser/site.ts';
import { CONTENT } from '../support/site-content.ts';

const SITE = parse(readFileSync(`${CONTENT}/site.yaml`, 'utf8'));
/** The pages of the client platform, the app's listing and the map (specification, section 2). */
const ELSEWHERE: string[] = [
  SITE.links.logIn.value,
  SITE.links.signUp.value,
  SITE.links.registerPartner.value,
  SITE.links.app.value,
  SITE.links.map.value,
  ...SITE.social.map(({ url }: { url: { value: string } }) => url.value),
];

test.use({ javaScriptEnabled: false });

test('the copyright year is the current one', async ({ page }) => {
  const year = () => new Intl.DateTimeFormat('en', { timeZone: 'Africa/Lagos', year: 'numeric' }).format();
  const before = year();
  await page.goto('/about');
  const line = await page.getByRole('contentinfo').getByText('©').textContent();
  expect([before, year()]).toContain(/\d{4}/.exec(line ?? '')?.[0]);
});

test('the footer leads to log-in, sign-up, registration, the app, the map and social pages, in new tabs', async ({
  page,
}) => {
  await page.goto('/about');
  const links = page.getByRole('contentinfo').getByRole('link');
  for (const address of ELSEWHERE) {
    const link = links.and(page.locator(`[href="${address}"]`));
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  await expect(links.and(page.locator(`[href="mailto:${SITE.email.value}"]`))).toHaveCount(1);
});
