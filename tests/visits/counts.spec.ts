import type { Page, Request } from '@playwright/test';
import { expect, test } from '../support/browser/site.ts';

test.use({ counted: true });

/** The steps that a page tells, in their order. */
async function listen(page: Page): Promise<string[]> {
  const steps: string[] = [];
  const note = (request: Request) => {
    if (!request.url().endsWith('/api/counts')) return;
    steps.push(new URLSearchParams(request.postData() ?? '').get('step') ?? '');
  };
  page.on('request', note);
  return steps;
}

test('a visit is counted by steps, and nothing is stored for it', async ({ page }) => {
  const steps = await listen(page);
  await page.goto('/contact');
  await expect.poll(() => steps).toEqual(['visit']);
  await page.getByLabel('First name').first().focus();
  await page.getByLabel('Last name').first().focus();
  await expect.poll(() => steps).toEqual(['visit', 'form']);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click();
  await page.waitForURL('**/about');
  await expect.poll(() => steps).toEqual(['visit', 'form', 'view']);
  await page.reload();
  await expect.poll(() => steps).toEqual(['visit', 'form', 'view', 'view']);
  expect(await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual([
    '',
    0,
    0,
  ]);
});

test('a chat that is opened counts, without a detour', async ({ page }) => {
  const steps = await listen(page);
  await page.goto('/price?from=apapa&to=kano&weight=30');
  await expect.poll(() => steps).toEqual(['visit']);
  const chat = page.getByRole('main').locator('a[href^="https://wa.me/"]').first();
  await chat.evaluate((link) => link.addEventListener('click', (click) => click.preventDefault()));
  await chat.click();
  await expect.poll(() => steps).toEqual(['visit', 'whatsapp']);
});

test('the landing page counts too', async ({ page }) => {
  const steps = await listen(page);
  await page.goto('/marketing');
  await expect.poll(() => steps).toEqual(['visit']);
});

test('who asks not to be followed is not counted', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const steps = await listen(page);
  await page.goto('/contact');
  await page.getByLabel('First name').first().focus();
  await page.waitForLoadState('networkidle');
  expect(steps).toEqual([]);
});
