import type { Page } from '@playwright/test';
import { pageCopy } from '../support/browser/copy.ts';
import { expect, SITE_URL, test, WIDTHS } from '../support/browser/site.ts';

const COPY = pageCopy('price');
const LOAD = pageCopy('haulage').whichTruck;

/** A range of two prices in whole naira. */
const RANGE = /₦[\d,]+ to ₦[\d,]+/;

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).getByLabel(name, { exact: true });
const show = (page: Page) => page.getByRole('button', { name: COPY.form.ask }).click();
const answer = (page: Page) => page.locator('#answer');
const whatsapp = (page: Page) => answer(page).getByRole('link', { name: COPY.answer.whatsapp });
const text = async (page: Page) =>
  new URL((await whatsapp(page).getAttribute('href')) ?? '').searchParams.get('text') ?? '';

/** The address of what was typed as one line. */
const ask = (line: string) => `/price?ask=${encodeURIComponent(line)}`;

async function fill(page: Page, from: string, to: string, weight: string) {
  await field(page, COPY.form.from).fill(from);
  await field(page, COPY.form.to).fill(to);
  await field(page, LOAD.weight).fill(weight);
}

for (const javaScriptEnabled of [true, false]) {
  /** The form asks by its address; what its script adds is in src/price/estimate/PriceForm.test.tsx. */
  const rarer = { tag: javaScriptEnabled ? '@nightly' : [] };

  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: WIDTHS.phone, height: 640 } });

    test(
      'one line on the home page is enough for a price, at an address that can be shared',
      rarer,
      async ({ page }) => {
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
      },
    );

    test('what a line lacks is the only thing that is asked, in its own words', rarer, async ({ page }) => {
      await page.goto(ask('1 x 20ft container Apapa to Ibadan, empty back'));
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

      await page.goto(ask('300 cartons of tiles Apappa to Kano'));
      await expect(page.getByRole('alert').getByRole('link')).toHaveText([
        'One carton weighs, kg: Write what one carton weighs, in kg, or the weight of the whole load above',
      ]);
      await expect(field(page, 'Number of cartons')).toHaveValue('300');
      await expect(main(page)).toContainText('We read “apappa” as Apapa.');
      await field(page, 'One carton weighs, kg').fill('20');
      await show(page);
      await expect(answer(page)).toContainText('6 t, 300 cartons.');
      expect(await text(page)).toMatch(/^Load: 6 t, 300 cartons\n/);
    });

    test('from three facts to an estimate and its message, on a phone', async ({ page }) => {
      const myPrices = page.locator('summary', { hasText: COPY.mine.heading });
      await page.goto('/price');
      await expect(field(page, COPY.form.switches.loading)).toBeHidden();
      await expect(myPrices).toBeHidden();
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
      // Reports of the road stand on the page of the lane.
      await expect(main(page).getByText(COPY.road.cautions)).toHaveCount(0);
      // The answer is sent by its own form alone.
      await expect(page.locator('form[action="/api/quote"]')).toHaveCount(1);
      await expect(page.locator('form[action="/api/contact"]')).toHaveCount(0);
      await expect(myPrices).toBeVisible({ visible: javaScriptEnabled });
      expect(await text(page)).toMatch(
        /^Load: 30 t\nLagos to Kano, 1,170 km\nLoading: .+\nTrucks: 1 × 30 tons\nEstimate: ₦[\d,]+ to ₦[\d,]+, rate card 2026-11-24 \(a sample\)\. An estimate, not a quote\. Levies on the road, VAT and insurance are not included\.\n/,
      );
      const address = (await text(page)).split('\n').at(-1) ?? '';
      expect(address).toContain(`${SITE_URL}/price?`);
      await page.goto(address.replace(SITE_URL, ''));
      await expect(answer(page)).toContainText(RANGE);
    });

    test(
      'spelling is forgiven, and what may be several places is chosen in a second step',
      rarer,
      async ({ page }) => {
        await page.goto('/price');
        await fill(page, 'P.H.', 'Sabon Gari', '12,5');
        await show(page);
        await expect(field(page, COPY.form.from)).toHaveValue('Port Harcourt');
        await expect(field(page, COPY.form.to)).toHaveAccessibleDescription(COPY.errors.several);
        await main(page).getByRole('link', { name: 'Kano, Kano' }).click();
        await expect(answer(page).getByRole('heading', { name: 'Port Harcourt to Kano' })).toBeVisible();
        await expect(answer(page)).toContainText('12.5 t');
      },
    );

    test('what is probably meant is offered, a place and one of two weights', { tag: '@nightly' }, async ({
      page,
    }) => {
      await page.goto('/price?from=Onistha&to=Gombi&weight=20-30+t');
      await expect(field(page, COPY.form.from)).toHaveValue('Onitsha');
      await main(page).getByRole('link', { name: 'Do you mean Gombe?' }).click();
      await main(page).getByRole('link', { name: '30 t', exact: true }).click();
      await expect(answer(page).getByRole('heading', { name: 'Onitsha to Gombe' })).toBeVisible();
    });

    test(
      'each error stands in a list and with its field, and what was typed stays',
      rarer,
      async ({ page }) => {
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
      },
    );

    test('without a price there is everything else, and the way to ask', rarer, async ({ page }) => {
      await page.goto('/price?from=lagos&to=aba&weight=30&return=yes');
      await expect(answer(page).getByRole('heading', { name: COPY.answer.unpricedTitle })).toBeVisible();
      await expect(answer(page)).not.toContainText(RANGE);
      await expect(main(page).getByText(/^about \d+ km$/)).toBeVisible();
      await expect(main(page).getByText('1 × 30 tons').first()).toBeVisible();
      expect(await text(page)).toContain(COPY.message.unpriced);

      // A machine above what one truck carries is not divided.
      await page.goto(ask('generator 45 t Lagos to Kano'));
      await expect(answer(page)).toContainText('45 t, 1 machine.');
      await expect(answer(page)).toContainText(COPY.unpriced['low-bed']);
      await expect(answer(page)).not.toContainText('₦');
      await answer(page).getByRole('link', { name: COPY.answer.send }).click();
      await expect(page.locator('#send')).toBeInViewport();
    });
  });
}

const LONG = 'x'.repeat(10_000);

test('no address makes the page fail', { tag: '@nightly' }, async ({ request }) => {
  for (const query of [
    'from=&to=&weight=',
    'from=PH&to=Port+Harcourt&weight=30',
    'from=lagos&from=kano&to=aba&to=onne&weight=30&weight=-1',
    'from=lagos&to=kano&weight=9999999999999999999999',
    'from=lagos&to=kano&weight=NaN&volume=Infinity&bags=1e308',
    'from=%E0%A4&to=%00&weight=%FF',
    `from=${LONG}&to=kano&weight=30`,
  ]) {
    const response = await request.get(`/price?${query}`);
    expect(response.status(), query).toBeLessThan(500);
    if (response.ok()) expect(await response.text(), query).toContain('<form');
  }
});
