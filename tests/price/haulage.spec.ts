import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { haulagePageSchema } from '#domain/pages/copy/haulage.ts';
import { TRUCKS } from '#domain/price/trucks/trucks.ts';
import { readYaml } from '#server/content/formats/yaml.ts';
import { pageCopy } from '../support/browser/copy.ts';
import { expect, test, WIDTHS } from '../support/browser/site.ts';
import { CONTENT } from '../support/site-content.ts';

const PATH = '/products/haulage';
const COPY = haulagePageSchema.parse(readYaml(readFileSync(`${CONTENT}/pages/haulage.yaml`, 'utf8')).value);
const PRICE = pageCopy('price');
const tool = (page: Page) => page.getByRole('region', { name: COPY.whichTruck.heading });
const message = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

async function ask(page: Page, weight: string) {
  await tool(page).getByLabel('Weight of the load').fill(weight);
  await tool(page).getByRole('button', { name: 'Show the trucks' }).click();
}

test('the short address serves the whole haulage page and names the long one', async ({ page }) => {
  await page.setViewportSize({ width: WIDTHS.desktop, height: 900 });
  await page.goto('/products');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(COPY.hero.heading.join(' '));
  await expect(page.getByText(COPY.hero.slogan)).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://www.kayalink.example/products/haulage',
  );
  await expect(region(page, COPY.benefits.heading).getByRole('listitem')).toHaveCount(5);
  await expect(region(page, 'Trusted by leading brands')).toBeVisible();
  const figures = region(page, COPY.statistics.heading).getByRole('listitem');
  await expect(figures).toHaveText([/^80%/, /^20%/, /^90%/]);
  await expect(region(page, COPY.shippers.heading).getByRole('listitem')).toHaveCount(8);
  await expect(region(page, COPY.owners.heading).getByRole('listitem')).toHaveCount(6);
  await expect(region(page, COPY.related.heading).getByRole('link')).toHaveText([
    'Warehousing',
    'Port operations',
    'Raw materials',
  ]);

  const sizes = region(page, COPY.sizes.heading).getByRole('listitem');
  for (const [place, { size, plannedTonnes }] of TRUCKS.entries()) {
    await expect(sizes.nth(place).getByText(`${size} tons`, { exact: true })).toBeVisible();
    const planned = COPY.sizes.planned.replace('{planned}', `${plannedTonnes}`);
    await expect(sizes.nth(place)).toContainText(plannedTonnes ? planned : COPY.sizes.unknown);
  }
  const scales = await sizes
    .locator('img')
    .evaluateAll((drawings) =>
      (drawings as HTMLImageElement[]).map(({ clientWidth, attributes }) =>
        (clientWidth / Number(attributes.getNamedItem('width')?.value)).toFixed(2),
      ),
    );
  expect(scales).toHaveLength(8);
  expect(new Set(scales).size, 'all trucks are drawn at one scale').toBe(1);
});

test('one question is open at a time, and the call to action scrolls smoothly to the form and is counted once', async ({
  page,
}) => {
  await page.goto(PATH);
  const questions = page.locator('details[name=faq]');
  for (const place of [0, 2]) await questions.nth(place).locator('summary').click();
  await expect(page.locator('details[name=faq][open]')).toHaveCount(1);
  await expect(questions.nth(2)).toHaveAttribute('open');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  await page.getByRole('link', { name: 'Get a truck price' }).click();
  await expect(page.locator('#contact_sales')).toBeInViewport();
  const counted = () => window.dataLayer?.map(({ event }) => event).filter((event) => event === 'click_cta');
  expect(await page.evaluate(counted)).toEqual(['click_cta']);
});

test('the tool answers in place, and begins the message until the visitor writes one', async ({ page }) => {
  await page.goto(PATH);
  await tool(page).getByLabel('Unit').selectOption('tonnes');
  await tool(page).getByText('Bags, pallets, volume or containers').click();
  await tool(page).getByLabel('Volume, m³').fill('110');
  await ask(page, '75');
  await expect(tool(page).getByText('2 × 30 tons')).toBeVisible();
  await expect(page).toHaveURL(/weight=75.*#answer$/);
  await expect(message(page)).toHaveValue(
    /^75 t, 110 m³\. Trucks: 2 × 30 tons \(100% full by weight\), 1 × 15 tons \(100% full by weight\)/,
  );

  // Also in a form whose script runs by now.
  await message(page).focus();
  await expect(page.locator('form[action="/api/contact"]')).toHaveAttribute('novalidate', '');
  await tool(page).getByLabel('Volume, m³').fill('');
  await ask(page, '20');
  await expect(message(page)).toHaveValue(/^20 t\. Trucks: 1 × 40 tons \(75% full by weight\)/);

  await message(page).fill('Yams, from Zaki Biam');
  await ask(page, '-4');
  const weight = tool(page).getByLabel('Weight of the load');
  await expect(weight).toBeFocused();
  await expect(weight).toHaveValue('-4');
  await expect(weight).toHaveAccessibleDescription('Write a number, like 12.5 or 30,000');
  await ask(page, '12');
  await expect(tool(page).getByText('1 × 15 tons')).toBeVisible();
  await expect(message(page)).toHaveValue('Yams, from Zaki Biam');
});

test('text typed before the form runs is not lost to the begun message', { tag: '@nightly' }, async ({
  page,
}) => {
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

  test('the tool asks by its address, says why a load is shared out, and leads to its price', async ({
    page,
  }) => {
    await page.goto('/products');
    await tool(page).getByText('Bags, pallets, volume or containers').click();
    await tool(page).getByLabel('Number of bags').fill('600');
    await tool(page).getByLabel('One bag weighs, kg').fill('50');
    await tool(page).getByRole('button', { name: 'Show the trucks' }).click();
    await expect(page).toHaveURL(/\/products\/haulage\?.*bags=600.*#answer$/);
    await expect(tool(page).getByText('For 30 t, 600 bags')).toBeVisible();
    await expect(tool(page).getByText('1 × 30 tons')).toBeVisible();
    await expect(tool(page).getByText(/would weigh about/)).toHaveCount(0);
    await expect(message(page)).toHaveValue(/^30 t, 600 bags\. Trucks: 1 × 30 tons/);

    await tool(page).getByLabel('Number of bags').fill('1200');
    await tool(page).getByRole('button', { name: 'Show the trucks' }).click();
    await expect(tool(page).getByText('2 × 30 tons')).toBeVisible();
    await expect(tool(page).getByText(/would weigh about 75 t on the road.*45 t/)).toBeVisible();
    await expect(tool(page).getByText(/× 60 tons/)).toHaveCount(0);

    await page.getByRole('main').getByRole('link', { name: COPY.whichTruck.price }).click();
    const field = (name: string) => page.getByRole('main').getByLabel(name, { exact: true });
    await expect(field('Number of bags')).toHaveValue('1200');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await field(PRICE.form.from).fill('Onne');
    await field(PRICE.form.to).fill('Aba');
    await page.getByRole('button', { name: PRICE.form.ask }).click();
    await expect(page.getByRole('main').getByText('2 × 30 tons').first()).toBeVisible();
  });

  test('a small load is offered a part of a truck, and a machine too heavy for one is not divided', async ({
    page,
  }) => {
    await page.goto(`${PATH}?weight=2`);
    await expect(tool(page).getByRole('heading', { name: COPY.whichTruck.part.heading })).toBeVisible();
    await expect(message(page)).toHaveValue(/^2 t\. A part load/);
    await page.goto(`${PATH}?goods=machine&weight=45`);
    await expect(page.locator('[data-truck-answer]')).toContainText(COPY.whichTruck.lowBed);
  });
});
