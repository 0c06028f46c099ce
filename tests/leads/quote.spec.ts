import type { Page } from '@playwright/test';
import { copyOf, pageCopy } from '../support/browser/copy.ts';
import { mailWith } from '../support/browser/mailbox.ts';
import { expect, test, typeLikeAPerson, WIDTHS } from '../support/browser/site.ts';
import { put, WEAK } from '../support/browser/slow-connection.ts';

const FORM = copyOf('forms/quote');
const PRICE = pageCopy('price');
const LOAD = pageCopy('haulage').whichTruck;
const ASKED = '/price?from=lagos&to=kano&weight=30';

const form = (page: Page) => page.locator('form[action="/api/quote"]');
const field = (page: Page, name: string) => form(page).getByLabel(name, { exact: true });
const send = (page: Page) => form(page).getByRole('button', { name: FORM.send });

/** Of a journey on a phone over weak 3G. On a quiet machine it takes 8 s. */
const JOURNEY_LIMIT_MS = 60_000;

let visitors = 0;
/** A name that finds the e-mail of one test. */
const somebody = () => `Amina ${process.pid}x${Date.now()}x${visitors++}`;

async function fill(page: Page, name: string) {
  await field(page, FORM.first_name).fill(name);
  await field(page, FORM.phone_number).fill('0803 123 4567');
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', {
    tag: javaScriptEnabled ? [] : '@nightly',
  }, () => {
    test.use({ javaScriptEnabled, viewport: { width: WIDTHS.phone, height: 640 } });

    test('from home to a sent quote in four taps and a minute over weak 3G, and the desk has the load', async ({
      page,
    }) => {
      test.setTimeout(2 * JOURNEY_LIMIT_MS);
      const name = somebody();
      await put(page, WEAK);
      const begun = Date.now();
      await page.goto('/', { waitUntil: 'commit' });
      await page.getByRole('main').getByRole('link', { name: 'See what a load costs' }).click();
      await page.getByLabel(PRICE.form.from, { exact: true }).fill('Lagos');
      await page.getByLabel(PRICE.form.to, { exact: true }).fill('Kano');
      await page.getByLabel(LOAD.weight, { exact: true }).fill('30');
      await page.getByRole('button', { name: PRICE.form.ask }).click();
      await page.locator('#answer').getByRole('link', { name: PRICE.answer.send }).click();
      await expect(form(page)).toBeInViewport();
      await fill(page, name);
      if (javaScriptEnabled) await typeLikeAPerson(page);
      await send(page).click();
      const outcome = javaScriptEnabled ? form(page).getByRole('status') : page.getByRole('main');
      await expect(outcome).toContainText(/[Rr]eference is [0-9A-F]{8}/);
      expect(Date.now() - begun).toBeLessThan(JOURNEY_LIMIT_MS);
      if (!javaScriptEnabled) await expect(page).toHaveURL(/\/price\/sent\?reference=[0-9A-F]{8}$/);
      const reference = /[0-9A-F]{8}/.exec((await outcome.textContent()) ?? '')?.[0];
      const mail = await mailWith('sales-email', name);
      expect(mail.subject).toBe(`Quote ${reference}: Lagos to Kano, 30 t`);
    });
  });

test('an answer that was open over midnight is sent, priced by its day', async ({ page }) => {
  const name = somebody();
  await page.goto(ASKED);
  const day = (at: number) => new Date(at).toLocaleDateString('en-CA', { timeZone: 'Africa/Lagos' });
  const question = form(page).locator('[name=question]');
  await expect(question).toHaveValue(new RegExp(`date=${day(Date.now())}`));
  await question.evaluate(
    (input: HTMLInputElement, yesterday) => {
      input.value = input.value.replace(/date=[\d-]+/, `date=${yesterday}`);
    },
    day(Date.now() - 24 * 60 * 60 * 1000),
  );
  await fill(page, name);
  await typeLikeAPerson(page);
  await send(page).click();
  await expect(form(page).getByRole('status')).toContainText(/reference is [0-9A-F]{8}/);
  expect((await mailWith('sales-email', name)).subject).toContain('Lagos to Kano, 30 t');
});
