import type { Page } from '@playwright/test';
import { expect, test, WIDTHS } from '../support/browser/site.ts';

const OPTIONS = [
  ['', 'Not sure yet'],
  ['trucking', 'Haulage/Trucking'],
  ['Warehousing', 'Warehousing'],
  ['Port Operations', 'Port Operations'],
  ['Supply Chain Management', 'Supply Chain Management'],
  ['Raw Materials Shipping', 'Raw Materials Shipping'],
  ['General Logistics', 'General Logistics'],
];

const form = (page: Page) => page.locator('form[action="/api/marketing-lead"]');

async function fill(page: Page) {
  await form(page).getByLabel('Name').fill('Amina');
  await form(page).getByLabel('Company').fill('Savanna Mills');
  await form(page).getByLabel('Email').fill('amina@example.ng');
  await form(page).getByLabel('Service of interest').selectOption('trucking');
}

test('the landing page stands without the standard layout, with three benefits and a testimonial; on wide screens its form stays in view', async ({
  page,
}) => {
  await page.goto('/marketing');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.locator('#contact_sales')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'Fast and precise deliveries',
    'Ship and track with ease',
    'Reliable logistics partner',
  ]);
  await expect(page.locator('figure svg text')).toHaveText('CO');
  const options = await form(page)
    .locator('option')
    .evaluateAll((found) => found.map((option) => [(option as HTMLOptionElement).value, option.textContent]));
  expect(options).toEqual(OPTIONS);

  const clicks: string[] = [];
  for (const width of [WIDTHS.tablet, 1023, WIDTHS.desktop]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }));
    await expect(form(page)).toBeInViewport();
    await page.evaluate(() => {
      scrollTo({ top: 0, behavior: 'instant' });
      (document.activeElement as HTMLElement).blur();
    });
    await page.getByRole('link', { name: 'Get Started Now' }).click();
    await expect(form(page).getByLabel('Name')).toBeFocused();
    clicks.push('click_cta');
    expect(await page.evaluate(() => window.dataLayer?.map(({ event }) => event))).toEqual(clicks);
  }
});

test('on a phone Get Started Now scrolls to the form in the page, which sends a lead with the chosen service and says so', async ({
  page,
}) => {
  const bodies: unknown[] = [];
  await page.route('**/api/marketing-lead', (route) => {
    bodies.push(route.request().postDataJSON());
    return route.fulfill({ status: 201, json: { data: { id: '1' } } });
  });
  await page.setViewportSize({ width: WIDTHS.phone, height: 640 });
  await page.goto('/marketing');
  await expect(form(page)).not.toBeInViewport();
  await page.getByRole('link', { name: 'Get Started Now' }).click();
  await expect(form(page)).toBeInViewport();
  await expect(form(page).getByLabel('Name')).toBeFocused();
  await expect(page.getByText('It goes straight to our team')).toBeInViewport();

  await fill(page);
  await form(page).getByRole('button', { name: 'Get Started' }).click();
  await expect(form(page).getByRole('status')).toContainText('We have your details.');
  await expect(form(page).getByLabel('Company')).toHaveValue('');
  expect(bodies).toEqual([
    {
      first_name: 'Amina',
      company: 'Savanna Mills',
      email: 'amina@example.ng',
      options: 'trucking',
      consent: '2026-11-24',
      elapsed: expect.stringMatching(/^\d+$/),
      origin_first_page: '/marketing',
      origin_page: '/marketing',
    },
  ]);
});
