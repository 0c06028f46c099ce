import type { Page } from '@playwright/test';
import { expect, test, WIDTHS } from '../support/browser/site.ts';

const main = (page: Page) => page.getByRole('main');

test.use({ allow: [/status of 404/], viewport: { width: WIDTHS.phone, height: 640 } });

/** From the map on the home page over a lane and its way back to a price. */
async function followTheLanes(page: Page) {
  await page.goto('/');
  await main(page).getByRole('link', { name: 'See our routes and prices' }).click();
  await expect(page).toHaveURL('/lanes');
  await main(page).getByRole('link', { name: 'Lagos to Kano' }).click();
  await expect(page).toHaveURL('/lanes/lagos-kano');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lagos to Kano by truck');
  await expect(page.getByRole('img', { name: /road from Lagos to Kano/ })).toBeVisible();
  await expect(main(page).getByText('1,170 km', { exact: true }).first()).toBeVisible();
  await expect(main(page).getByText('From a sample rate card. An estimate, not a quote.')).toBeVisible();
  await expect(main(page).getByText(/Birnin Gwari to Kaduna: .*Daily Trust \(2023\)/)).toBeVisible();
  await main(page).getByRole('link', { name: 'Kano to Lagos' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kano to Lagos by truck');
  await main(page).getByRole('link', { name: 'Price your load' }).click();
  await expect(page).toHaveURL(/\/price\?from=kano&to=lagos&weight=30/);
  await expect(page.locator('#answer').getByRole('heading', { name: 'Kano to Lagos' })).toBeVisible();
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the map on the home page leads to a lane with its road reports, its way back and its price', async ({
    page,
  }) => {
    await followTheLanes(page);
  });

  test('a lane begins the message and is named to search engines; one that is not listed leads to the list', async ({
    page,
  }) => {
    await page.goto('/lanes/akure-apapa');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Route: Akure to Apapa');
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const service = data.map((text) => JSON.parse(text)).find((thing) => thing['@type'] === 'Service');
    expect(service).toMatchObject({ areaServed: [{ name: 'Akure' }, { name: 'Apapa' }] });
    await page.goto('/lanes/aba-calabar');
    await expect(main(page).getByRole('link', { name: 'Punch', exact: true }).first()).toBeVisible();

    const answer = await page.goto('/lanes/lagos-atlantis');
    expect(answer?.status()).toBe(404);
    await main(page).getByRole('link', { name: 'All routes' }).first().click();
    await expect(page).toHaveURL('/lanes');
  });
});

test('the map leads to a lane, its way back and its price with JavaScript too', { tag: '@nightly' }, async ({
  page,
}) => {
  await followTheLanes(page);
});
