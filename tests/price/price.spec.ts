import type { Page } from '@playwright/test';
import { pageCopy } from '../support/browser/copy.ts';
import { expect, SITE_URL, test, WIDTHS, wake } from '../support/browser/site.ts';

const COPY = pageCopy('price');
const LOAD = pageCopy('haulage').whichTruck;
const ASKED = '/price?from=apapa&to=kano&weight=75&stops=1';

/** A range of two prices in whole naira. */
const RANGE = /₦[\d,]+ to ₦[\d,]+/;

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).getByLabel(name, { exact: true });
const show = (page: Page) => page.getByRole('button', { name: COPY.form.ask }).click();
const answer = (page: Page) => page.locator('#answer');
const whatsapp = (page: Page) => answer(page).getByRole('link', { name: COPY.answer.whatsapp });
const text = async (page: Page) =>
  new URL((await whatsapp(page).getAttribute('href')) ?? '').searchParams.get('text') ?? '';

async function fill(page: Page, from: string, to: string, weight: string) {
  await field(page, COPY.form.from).fill(from);
  await field(page, COPY.form.to).fill(to);
  await field(page, LOAD.weight).fill(weight);
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: WIDTHS.phone, height: 640 } });

    test('one line on the home page is enough for a price, at an address that can be shared', async ({
      page,
    }) => {
      await page.goto('/');
      const connection = main(page).getByRole('textbox', { name: COPY.line.label });
      await expect(connection).toBeInViewport();
      await expect(main(page).getByRole('link', { name: 'Start Shipping' })).toBeInViewport();
      await connection.fill('600 bags of cemment from Aba to Kano tomorow');
      await main(page).getByRole('button', { name: COPY.line.ask }).click();
      await expect(page).toHaveURL(
        /\/price\?from=Aba&to=Kano&.*date=\d{4}-\d\d-\d\d.*bags=600&bag=50#answer$/,
      );
      await expect(answer(page).getByRole('heading', { name: 'Aba to Kano' })).toBeVisible();
      await expect(answer(page)).toContainText(RANGE);
      await expect(answer(page)).toContainText('because the load must stay dry');
      await expect(page).toHaveTitle(/^Aba to Kano, 30 t, 600 bags/);
      expect(await text(page)).toContain('because the load must stay dry');
      await expect(field(page, 'Number of bags')).toHaveValue('600');
      await expect(field(page, 'Number of bags')).toBeVisible();
    });

    test('what a line lacks is the only thing that is asked', async ({ page }) => {
      await page.goto(`/price?ask=${encodeURIComponent('1 x 20ft container Apapa to Ibadan, empty back')}`);
      await expect(page.getByRole('alert').getByRole('link')).toHaveText([
        `${LOAD.weight}: ${LOAD.errors.emptyBox}`,
      ]);
      await expect(main(page).getByRole('link', { name: '20 t', exact: true })).toBeVisible();
      await expect(field(page, COPY.form.from)).toHaveValue('Apapa');
      await expect(field(page, COPY.form.switches.return)).toBeChecked();
      await field(page, LOAD.weight).fill('20 tons');
      await show(page);
      await expect(answer(page).getByRole('heading', { name: 'Apapa to Ibadan' })).toBeVisible();
      await expect(answer(page)).toContainText('20 t, 1 container.');
      await expect(answer(page)).toContainText('1 × 40 tons');
      await expect(answer(page)).toContainText(RANGE);
    });

    test('what was counted is kept, in its own words, and a misspelt place is said', async ({ page }) => {
      await page.goto(`/price?ask=${encodeURIComponent('300 cartons of tiles Apappa to Kano')}`);
      await expect(page.getByRole('alert').getByRole('link')).toHaveText([
        'One carton weighs, kg: Write what one carton weighs, in kg, or the weight of the whole load above',
      ]);
      await expect(field(page, 'Number of cartons')).toHaveValue('300');
      await expect(main(page)).toContainText('We read “apappa” as Apapa.');
      await field(page, 'One carton weighs, kg').fill('20');
      await show(page);
      await expect(answer(page)).toContainText('6 t, 300 cartons.');
      expect(await text(page)).toMatch(/^Load: 6 t, 300 cartons\n/);
      await page.goto(`/price?ask=${encodeURIComponent('20t Apappa to Kano')}`);
      await expect(answer(page)).toContainText('We read “apappa” as Apapa.');
    });

    test('a machine above what one truck carries is not divided, and can be sent to the desk', async ({
      page,
    }) => {
      await page.goto(`/price?ask=${encodeURIComponent('generator 45 t Lagos to Kano')}`);
      await expect(answer(page)).toContainText('45 t, 1 machine.');
      await expect(answer(page)).toContainText(COPY.unpriced['low-bed']);
      await expect(answer(page)).not.toContainText('₦');
      await answer(page).getByRole('link', { name: COPY.answer.send }).click();
      await expect(page.locator('#send')).toBeInViewport();
      await page.goto('/products/haulage?goods=machine&weight=45');
      await expect(page.locator('[data-truck-answer]')).toContainText(LOAD.lowBed);
    });

    test('from three facts to an estimate and its message, on a phone', async ({ page }) => {
      await page.goto('/price');
      await expect(field(page, COPY.form.switches.loading)).toBeHidden();
      await fill(page, 'Lagos', 'Kano', '30');
      await show(page);
      await expect(page).toHaveURL(/\/price\?.*from=Lagos&to=Kano.*weight=30.*#answer$/);
      await expect(answer(page).getByRole('heading', { name: 'Lagos to Kano' })).toBeVisible();
      await expect(answer(page)).toContainText(RANGE);
      await expect(answer(page)).toContainText(COPY.answer.kind);
      await expect(answer(page)).toContainText(COPY.answer.included);
      await expect(answer(page)).toContainText(COPY.answer.sample);
      await expect(page.getByRole('img', { name: /road from Lagos to Kano by / })).toBeVisible();
      await expect(main(page).getByText('1,170 km', { exact: true })).toBeVisible();
      await expect(main(page).getByText('1 × 30 tons').first()).toBeVisible();
      expect(await text(page)).toMatch(
        /^Load: 30 t\nLagos to Kano, 1,170 km\nLoading: .+\nTrucks: 1 × 30 tons\nEstimate: ₦[\d,]+ to ₦[\d,]+, rate card 2026-11-24 \(a sample\)\. An estimate, not a quote\. Levies on the road, VAT and insurance are not included\.\n/,
      );
      const address = (await text(page)).split('\n').at(-1) ?? '';
      expect(address).toContain(`${SITE_URL}/price?`);
      await page.goto(address.replace(SITE_URL, ''));
      await expect(answer(page)).toContainText(RANGE);
    });

    test('the answer is sent by its own form alone', async ({ page }) => {
      await page.goto(ASKED);
      await expect(page.locator('form[action="/api/quote"]')).toHaveCount(1);
      await expect(page.locator('form[action="/api/contact"]')).toHaveCount(0);
    });

    test('spelling is forgiven, and what may be several places is chosen in a second step', async ({
      page,
    }) => {
      await page.goto('/price');
      await fill(page, 'P.H.', 'Sabon Gari', '12,5');
      await show(page);
      await expect(field(page, COPY.form.from)).toHaveValue('Port Harcourt');
      await expect(field(page, COPY.form.to)).toHaveAccessibleDescription(COPY.errors.several);
      await main(page).getByRole('link', { name: 'Kano, Kano' }).click();
      await expect(answer(page).getByRole('heading', { name: 'Port Harcourt to Kano' })).toBeVisible();
      await expect(answer(page)).toContainText('12.5 t');
      await page.goto('/price?from=Onistha&to=Gombi&weight=20-30+t');
      await expect(field(page, COPY.form.from)).toHaveValue('Onitsha');
      await main(page).getByRole('link', { name: 'Do you mean Gombe?' }).click();
      await main(page).getByRole('link', { name: '30 t', exact: true }).click();
      await expect(answer(page).getByRole('heading', { name: 'Onitsha to Gombe' })).toBeVisible();
    });

    test('each error stands in a list and with its field, and what was typed stays', async ({ page }) => {
      await page.goto('/price?from=Ouagadougou&to=&weight=-4&waiting=x&date=2020-01-01&stops=500');
      await expect(page.getByRole('alert').getByRole('link')).toHaveText([
        `${COPY.form.from}: ${COPY.errors.abroad}`,
        `${COPY.form.to}: ${COPY.errors.missing}`,
        /^Weight of the load: /,
        `${COPY.form.date}: ${COPY.errors.past}`,
        `${COPY.form.waiting}: ${COPY.errors.number}`,
        `${COPY.form.stops}: ${COPY.errors.much}`,
      ]);
      await expect(field(page, COPY.form.from)).toHaveValue('Ouagadougou');
      await expect(field(page, COPY.form.from)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, LOAD.weight)).toHaveValue('-4');
      await expect(answer(page)).toHaveRole('alert');
    });

    test('without a price there is everything else, and the way to ask', async ({ page }) => {
      await page.goto('/price?from=lagos&to=aba&weight=30&return=yes');
      await expect(answer(page).getByRole('heading', { name: COPY.answer.unpricedTitle })).toBeVisible();
      await expect(answer(page)).not.toContainText(RANGE);
      await expect(main(page).getByText(/^about \d+ km$/)).toBeVisible();
      await expect(main(page).getByText('1 × 30 tons').first()).toBeVisible();
      expect(await text(page)).toContain(COPY.message.unpriced);
    });
  });

/** The size of the script that keeps an answer for 'My prices' once the page rests, in bytes. */
const KEEPER_BYTES = 1000;

test('untouched, the slip and its answer ask only for the small script of My prices besides those of other pages', async ({
  browser,
}) => {
  const scripts = async (path: string) => {
    const page = await browser.newPage();
    const bytes = new Map<string, Promise<number>>();
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      bytes.set(
        response.url(),
        response
          .request()
          .sizes()
          .then(({ responseBodySize }) => responseBodySize),
      );
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const sizes = await Promise.all(bytes.values());
    await page.close();
    return new Map([...bytes.keys()].map((url, place) => [url, sizes[place] ?? 0]));
  };
  const common = await scripts('/terms');
  for (const path of ['/price', ASKED]) {
    const own = [...(await scripts(path))].filter(([url]) => !common.has(url));
    expect(own.length, path).toBeLessThanOrEqual(1);
    for (const [url, size] of own) expect(size, url).toBeLessThanOrEqual(KEEPER_BYTES);
  }
});

test('road reports stand with source and date on the page of the road, and not in a price', async ({
  page,
}) => {
  await page.goto('/lanes/lagos-kano');
  await expect(main(page).getByText(/Birnin Gwari to Kaduna: .*Daily Trust \(2023\)/)).toBeVisible();
  await page.goto('/lanes/aba-calabar');
  await expect(main(page).getByRole('link', { name: 'Punch', exact: true }).first()).toBeVisible();
  await page.goto('/price?from=lagos&to=kano&weight=30');
  await expect(answer(page)).toContainText(RANGE);
  await expect(main(page).getByText(COPY.road.cautions)).toHaveCount(0);
});

test('the trucks of the price are those of Which truck?, which leads here with the load', async ({
  page,
}) => {
  await page.goto('/products/haulage?bags=1200&bag=50');
  await wake(page);
  await main(page).getByRole('link', { name: LOAD.price }).click();
  await expect(field(page, 'Number of bags')).toHaveValue('1200');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await field(page, COPY.form.from).fill('Onne');
  await field(page, COPY.form.to).fill('Aba');
  await show(page);
  await expect(main(page).getByText('2 × 30 tons').first()).toBeVisible();
});

const LONG = 'x'.repeat(10_000);
for (const [name, query] of [
  ['nothing in it', 'from=&to=&weight='],
  ['one place twice', 'from=PH&to=Port+Harcourt&weight=30'],
  ['keys repeated', 'from=lagos&from=kano&to=aba&to=onne&weight=30&weight=-1'],
  ['huge figures', 'from=lagos&to=kano&weight=9999999999999999999999'],
  ['no figures', 'from=lagos&to=kano&weight=NaN&volume=Infinity&bags=1e308'],
  ['a broken code', 'from=%E0%A4&to=%00&weight=%FF'],
  ['10,000 characters', `from=${LONG}&to=kano&weight=30`],
] as const)
  test(`an address with ${name} is answered, with no failure`, async ({ request }) => {
    const response = await request.get(`/price?${query}`);
    expect(response.status()).toBeLessThan(500);
    if (response.ok()) expect(await response.text()).toContain('<form');
  });
