import type { Page } from '@playwright/test';
import { copyOf, pageCopy } from '../support/browser/copy.ts';
import { expect, test } from '../support/browser/site.ts';

test.use({ javaScriptEnabled: false });

/** The specification's demands on every solution page, sections 2 and 9, and what no other page has. */
const SOLUTIONS = [
  {
    path: '/solutions/tracking',
    statistics: ['30%', '20%', '90%'],
    quoted: 'Ifeoma Okafor',
    benefitsUnder: pageCopy('tracking').benefits.heading,
    // The trip record tells in order where the truck was, where it is and what is to come.
    expectOwn: async (page: Page) => {
      const stops = page
        .getByRole('region', { name: pageCopy('tracking').trip.heading })
        .getByRole('listitem');
      await expect(stops).toContainText([
        'Apapa',
        'Ibadan',
        'Lokoja',
        'Abuja',
        'The truck is here',
        'Expected',
      ]);
    },
  },
  {
    path: '/solutions/insurance',
    statistics: ['50%'],
    quoted: 'Emeka Nwosu',
    benefitsUnder: pageCopy('insurance').benefits.heading,
    // It names its percentage and reads out the grades of cover, on paper too.
    expectOwn: async (page: Page) => {
      await expect(page.getByText('decrease in financial losses')).toBeVisible();
      const { schedule } = pageCopy('insurance');
      const table = page.getByRole('table', { name: schedule.caption });
      for (const cover of Object.values(schedule.covers))
        await expect(table.getByRole('columnheader', { name: cover })).toBeVisible();
      const hijack = table.getByRole('row', { name: /hijack/ });
      await expect(hijack.getByRole('cell')).toHaveText([schedule.covered, schedule.leftOut]);
      const opening = page.locator('main section').first();
      await expect(opening).toContainText(copyOf('company-terms').insurer.value);

      await page.emulateMedia({ media: 'print' });
      const cells = page.getByRole('table', { name: schedule.caption }).getByRole('cell');
      expect(await cells.count()).toBe(2 * schedule.perils.length);
      for (const cell of await cells.all()) {
        const word = cell.getByText(new RegExp(`^(${schedule.covered}|${schedule.leftOut})$`));
        await expect(word).toBeVisible();
        expect(await word.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(0, 0, 0)');
      }
    },
  },
  {
    path: '/solutions/delivery',
    statistics: [],
    quoted: 'Aisha Bello',
    benefitsUnder: pageCopy('delivery').benefits.heading,
    // A night run is sold with its conditions and not to Maiduguri; its timetable counts speed limit and rest.
    expectOwn: async (page: Page) => {
      const { nightRules, timetable } = pageCopy('delivery');
      const rules = page.getByRole('region', { name: nightRules.heading });
      for (const { title } of nightRules.rules)
        await expect(rules.getByRole('heading', { name: title })).toBeVisible();
      await expect(rules).toContainText('Maiduguri');
      await expect(page.getByRole('region', { name: timetable.heading })).not.toContainText('Maiduguri');
      const abuja = page.getByRole('row', { name: /Abuja/ });
      for (const words of ['747 km', '12 h 27', '1 h 30', '11 am']) await expect(abuja).toContainText(words);
    },
  },
  {
    path: '/solutions/reverse-logistics',
    statistics: ['35%', '25%', '20%'],
    quoted: 'Yusuf Garba',
    benefitsUnder: pageCopy('reverse-logistics').benefits.heading,
    // Freight on delivery is for domestic shipments only; the way back is counted on from the way out.
    expectOwn: async (page: Page) => {
      const freight = page.getByRole('region', { name: pageCopy('reverse-logistics').freight.heading });
      await expect(freight.getByText('Domestic shipments only')).toBeVisible();
      const legs = page
        .getByRole('region', { name: pageCopy('reverse-logistics').legs.heading })
        .locator('ol');
      await expect(legs).toHaveCount(2);
      await expect(legs.last()).toHaveAttribute('start', '5');
    },
  },
];

const percentages = (page: Page) => page.locator('main').getByText(/^\d+%$/);

for (const { path, statistics, quoted, benefitsUnder, expectOwn } of SOLUTIONS) {
  test(`${path} has its opening, percentages, benefits, a client's words and questions`, async ({ page }) => {
    await page.goto(path);
    const opening = page.locator('main section').first();
    await expect.soft(opening.getByRole('heading', { level: 1 })).toBeVisible();
    const action = opening.getByRole('link');
    await expect.soft(action).toHaveAttribute('href', '#contact_sales');
    await expect.soft(action).toHaveAttribute('data-event', 'click_cta');
    await expect
      .soft(page.locator('#contact_sales').getByRole('button', { name: 'Send Message' }))
      .toBeVisible();

    await expect.soft(percentages(page)).toHaveText(statistics);

    const benefits = page.getByRole('region', { name: benefitsUnder });
    expect.soft(await benefits.locator('h3, dt').count()).toBeGreaterThanOrEqual(4);

    const quote = page.locator('main figure').filter({ hasText: quoted });
    await expect.soft(quote.locator('blockquote')).toBeVisible();

    const questions = page.locator('details[name="faq"]');
    expect.soft(await questions.count()).toBeGreaterThanOrEqual(4);
    await questions.nth(2).locator('summary').click();
    await expect.soft(page.locator('details[name="faq"][open]')).toHaveCount(1);

    await expectOwn(page);
  });
}

test('the solutions begin with tracking, whose long address is the canonical one', async ({ page }) => {
  await page.goto('/solutions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageCopy('tracking').opening.heading);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/solutions\/tracking$/);
});
