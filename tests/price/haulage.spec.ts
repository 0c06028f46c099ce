import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { haulagePageSchema } from '#domain/pages/copy/haulage.ts';
import { TRUCKS } from '#domain/price/trucks/trucks.ts';
import { readYaml } from '#server/content/formats/yaml.ts';
import { expect, test, WIDTHS, wake } from '../support/browser/site.ts';
import { CONTENT } from '../support/site-content.ts';

const PATH = '/products/haulage';
const COPY = haulagePageSchema.parse(readYaml(readFileSync(`${CONTENT}/pages/haulage.yaml`, 'utf8')).value);
const tool = (page: Page) => page.getByRole('region', { name: COPY.whichTruck.heading });
const message = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

test('the short address serves the haulage page and names the long one', async ({ page }) => {
  await page.goto('/products');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(COPY.hero.heading.join(' '));
  await expect(page.getByText(COPY.hero.slogan)).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://www.kayalink.example/products/haulage',
  );
});

test('benefits, clients, figures, sizes, two processes, related products and questions are there', async ({
  page,
}) => {
  await page.goto(PATH);
  await expect(region(page, COPY.benefits.heading).getByRole('listitem')).toHaveCount(5);
  await expect(region(page, 'Trusted by leading brands')).toBeVisible();
  const figures = region(page, COPY.statistics.heading).getByRole('listitem');
  await expect(figures).toHaveText([/^80%/, /^20%/, /^90%/]);
  for (const size of [15, 20, 25, 30, 40, 45, 50, 60])
    await expect(region(page, COPY.sizes.heading).getByText(`${size} tons`, { exact: true })).toBeVisible();
  await expect(region(page, COPY.shippers.heading).getByRole('listitem')).toHaveCount(8);
  await expect(region(page, COPY.owners.heading).getByRole('listitem')).toHaveCount(6);
  await expect(region(page, COPY.related.heading).getByRole('link')).toHaveText([
    'Warehousing',
    'Port operations',
    'Raw materials',
  ]);
});

test('one question is open at a time', async ({ page }) => {
  await page.goto(PATH);
  const questions = page.locator('details[name=faq]');
  await questions.nth(2).locator('summary').click();
  await expect(page.locator('details[name=faq][open]')).toHaveCount(1);
  await expect(questions.nth(2)).toHaveAttribute('open');
});

test('the call to action scrolls smoothly to the form and is counted once', async ({ page }) => {
  await page.goto(PATH);
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  await page.getByRole('link', { name: 'Get a truck price' }).click();
  await expect(page.locator('#contact_sales')).toBeInViewport();
  expect(await page.evaluate(() => window.dataLayer?.map(({ event }) => event))).toEqual(['click_cta']);
});

test('the tool answers in place and begins the message', async ({ page }) => {
  await page.goto(PATH);
  await tool(page).getByLabel('Weight of the load').fill('75');
  await tool(page).getByLabel('Unit').selectOption('tonnes');
  await tool(page).getByText('Bags, pallets, volume or containers').click();
  await tool(page).getByLabel('Volume, m³').fill('110');
  await tool(page).getByRole('button', { name: 'Show the trucks' }).click();
  await expect(tool(page).getByText('2 × 30 tons')).toBeVisible();
  await expect(page).toHaveURL(/weight=75.*#answer$/);
  await expect(message(page)).toHaveValue(
    /^75 t, 110 m³\. Trucks: 2 × 30 tons \(100% full by weight\), 1 × 15 tons \(100% full by weight\)/,
  );
});

test('what the visitor has written stays, whatever is asked', async ({ page }) => {
  await page.goto(PATH);
  await message(page).fill('Yams, from Zaki Biam');
  await tool(page).getByLabel('Weight of the load').fill('12');
  await tool(page).getByRole('button', { name: 'Show the trucks' }).click();
  await expect(tool(page).getByText('1 × 15 tons')).toBeVisible();
  await expect(message(page)).toHaveValue('Yams, from Zaki Biam');
});

test('a second answer replaces the message that the first began, also in a form that runs', async ({
  page,
}) => {
  await page.goto(`${PATH}?weight=12`);
  await message(page).focus();
  await expect(page.locator('form[action="/api/contact"]')).toHaveAttribute('novalidate', '');
  await expect(message(page)).toHaveValue(/^12 t\. Trucks: 1 × 15 tons/);
  await tool(page).getByLabel('Weight of the load').fill('20');
  await tool(page).getByRole('button', { name: 'Show the trucks' }).click();
  await expect(message(page)).toHaveValue(/^20 t\. Trucks: 1 × 40 tons \(75% full by weight\)/);
});

test('an error is reported beside its field, which gets the focus', async ({ page }) => {
  await page.goto(PATH);
  await wake(page);
  await tool(page).getByLabel('Weight of the load').fill('-4');
  await tool(page).getByRole('button', { name: 'Show the trucks' }).click();
  const weight = tool(page).getByLabel('Weight of the load');
  await expect(weight).toBeFocused();
  await expect(weight).toHaveValue('-4');
  await expect(weight).toHaveAccessibleDescription('Write a number, like 12.5 or 30,000');
});

test('text typed before the form runs is not lost to the begun message', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`${PATH}?weight=12`, { waitUntil: 'domcontentloaded' });
  await message(page).fill('Mine');
  held.resolve();
  await page.waitForLoadState();
  await expect(message(page)).toHaveValue('Mine');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the tool asks by its address, and the answer and the message are in the page', async ({ page }) => {
    await page.goto('/products');
    await tool(page).getByText('Bags, pallets, volume or containers').click();
    await tool(page).getByLabel('Number of bags').fill('600');
    await tool(page).getByLabel('One bag weighs, kg').fill('50');
    await tool(page).getByRole('button', { name: 'Show the trucks' }).click();
    await expect(page).toHaveURL(/\/products\/haulage\?.*bags=600.*#answer$/);
    await expect(tool(page).getByText('For 30 t, 600 bags')).toBeVisible();
    await expect(tool(page).getByText('1 × 30 tons')).toBeVisible();
    await expect(message(page)).toHaveValue(/^30 t, 600 bags\. Trucks: 1 × 30 tons/);
    await expect(tool(page).getByLabel('Number of bags')).toHaveValue('600');
  });
});

test('a load that is too heavy for one truck is shared out, and the answer says why', async ({ page }) => {
  await page.goto(`${PATH}?bags=1200&bag=50`);
  await expect(tool(page).getByText('2 × 30 tons')).toBeVisible();
  await expect(tool(page).getByText(/would weigh about 75 t on the road.*45 t/)).toBeVisible();
  await expect(tool(page).getByText(/× 60 tons/)).toHaveCount(0);
  await page.goto(`${PATH}?bags=600&bag=50`);
  await expect(tool(page).getByText(/would weigh about/)).toHaveCount(0);
});

test('a small load is offered a part of a truck', async ({ page }) => {
  await page.goto(`${PATH}?weight=2`);
  await expect(tool(page).getByRole('heading', { name: COPY.whichTruck.part.heading })).toBeVisible();
  await expect(message(page)).toHaveValue(/^2 t\. A part load/);
});

test('each size says what is loaded on it, also where that is not known', async ({ page }) => {
  await page.goto(PATH);
  const lines = TRUCKS.map(({ plannedTonnes }) =>
    plannedTonnes === undefined
      ? COPY.sizes.unknown
      : COPY.sizes.planned.replace('{planned}', `${plannedTonnes}`),
  );
  const sizes = region(page, COPY.sizes.heading).getByRole('listitem');
  for (const [place, line] of lines.entries()) await expect(sizes.nth(place)).toContainText(line);
});

test('all trucks are drawn at one scale', async ({ page }) => {
  await page.setViewportSize({ width: WIDTHS.desktop, height: 900 });
  await page.goto(PATH);
  const scales = await region(page, COPY.sizes.heading)
    .locator('img')
    .evaluateAll((drawings) =>
      (drawings as HTMLImageElement[]).map(({ clientWidth, attributes }) =>
        (clientWidth / Number(attributes.getNamedItem('width')?.value)).toFixed(2),
      ),
    );
  expect(scales).toHaveLength(8);
  expect(new Set(scales).size).toBe(1);
});
