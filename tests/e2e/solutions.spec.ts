import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

test.use({ javaScriptEnabled: false });

/** What the specification asks of every solution page, sections 2 and 9. */
const SOLUTIONS = [
  { path: '/solutions/tracking', statistics: ['30%', '20%', '90%'], quoted: 'Ifeoma Okafor' },
  { path: '/solutions/insurance', statistics: ['50%'], quoted: 'Emeka Nwosu' },
  { path: '/solutions/delivery', statistics: [], quoted: 'Aisha Bello' },
  { path: '/solutions/reverse-logistics', statistics: ['35%', '25%', '20%'], quoted: 'Yusuf Garba' },
];

const percentages = (page: Page) => page.locator('main').getByText(/^\d+%$/);

for (const { path, statistics, quoted } of SOLUTIONS) {
  test.describe(path, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(path);
    });

    test('opens with a call to action that leads to the contact form', async ({ page }) => {
      const opening = page.locator('main > section').first();
      await expect(opening.getByRole('heading', { level: 1 })).toBeVisible();
      const action = opening.getByRole('link');
      await expect(action).toHaveAttribute('href', '#contact_sales');
      await expect(action).toHaveAttribute('data-event', 'click_cta');
      await expect(
        page.locator('#contact_sales').getByRole('button', { name: 'Send Message' }),
      ).toBeVisible();
    });

    test('shows the specified percentages in their order', async ({ page }) => {
      await expect(percentages(page)).toHaveText(statistics);
    });

    test("carries a client's words", async ({ page }) => {
      const quote = page.locator('main figure').filter({ hasText: quoted });
      await expect(quote.locator('blockquote')).toBeVisible();
    });

    test('answers questions of its own, one open at a time', async ({ page }) => {
      const questions = page.locator('details[name="faq"]');
      expect(await questions.count()).toBeGreaterThanOrEqual(4);
      await questions.nth(2).locator('summary').click();
      await expect(page.locator('details[name="faq"][open]')).toHaveCount(1);
    });
  });
}

test('the solutions begin with tracking, whose long address is the canonical one', async ({ page }) => {
  await page.goto('/solutions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stop calling the driver.');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/solutions\/tracking$/);
});

test('the trip record tells in order where the truck was, where it is and what is to come', async ({
  page,
}) => {
  await page.goto('/solutions/tracking');
  const stops = page.getByRole('region', { name: /written down/ }).getByRole('listitem');
  await expect(stops).toContainText(['Apapa', 'Ibadan', 'Lokoja', 'Abuja', 'The truck is here', 'Expected']);
});

test('the insurance page names its percentage and reads out the grades of cover', async ({ page }) => {
  await page.goto('/solutions/insurance');
  await expect(page.getByText('decrease in financial losses')).toBeVisible();
  const schedule = page.getByRole('table', { name: /grades of cover/ });
  await expect(schedule.getByRole('columnheader', { name: 'Clauses A' })).toBeVisible();
  const theft = schedule.getByRole('row', { name: /Theft/ });
  await expect(theft.getByRole('cell')).toHaveText(['Covered', 'Not covered', 'Not covered']);
});

test('the night timetable counts speed limit and rest', async ({ page }) => {
  await page.goto('/solutions/delivery');
  const abuja = page.getByRole('row', { name: /Abuja/ });
  for (const words of ['747 km', '12 h 27', '1 h 30', '11:00']) await expect(abuja).toContainText(words);
});

test('freight on delivery is offered for domestic shipments only', async ({ page }) => {
  await page.goto('/solutions/reverse-logistics');
  const freight = page.getByRole('region', { name: 'Pay when it lands.' });
  await expect(freight.getByText('Domestic shipments only')).toBeVisible();
});

test('the way back is counted on from the way out', async ({ page }) => {
  await page.goto('/solutions/reverse-logistics');
  const legs = page.getByRole('region', { name: /in a mirror/ }).locator('ol');
  await expect(legs).toHaveCount(2);
  await expect(legs.last()).toHaveAttribute('start', '5');
});
