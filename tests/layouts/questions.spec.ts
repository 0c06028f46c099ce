import type { Locator, Page } from '@playwright/test';
import { TRIES_EVERY_CASE } from '../../tools/run/steps/tiers.mjs';
import { pageCopy } from '../support/browser/copy.ts';
import { SHEETS } from '../support/browser/sheets.ts';
import { expect, test, WIDTHS, wake } from '../support/browser/site.ts';
import { TEMPLATES } from '../sweep/routes.ts';

const { whichTruck } = pageCopy('haulage');

/** A form that asks by its address, as it is pressed. */
interface Question {
  page: string;
  button: string;
  /** Names of fields with values: what an incomplete question has, and what completes it. */
  half: Record<string, string>;
  full: Record<string, string>;
  /** The errors of the half-filled form, in order. */
  errors: string[];
}

const PRICE = pageCopy('price').form;

/** Every form with an answer that may be missing something. */
const QUESTIONS: Record<string, Question> = {
  '/price': {
    page: '/price',
    button: PRICE.ask,
    half: { from: 'Aba', to: 'Kano' },
    full: { weight: '30' },
    errors: [`${whichTruck.weight}: ${whichTruck.errors.missing}`],
  },
  '/products/haulage': {
    page: '/products/haulage',
    button: whichTruck.ask,
    half: { bags: '600' },
    full: { bag: '50' },
    errors: ['One bag weighs, kg: Write what one bag weighs, in kg, or the weight of the whole load above'],
  },
  ...SHEETS,
  '/resources/search': {
    page: '/resources/search',
    button: pageCopy('search').action,
    half: { q: '   ' },
    full: { q: 'demurrage' },
    errors: [],
  },
};

/** Which forms CI presses with their script, and which without. */
const IN_CI: Record<string, boolean> = {
  '/price': true,
  '/partners/trucks': false,
};

/** Forms that an empty question asks for all entries, and a form without a field. */
const COMPLETE = ['/resources/blog', '/resources/glossary', '/careers'];

const formOf = (page: Page, action: string) => page.locator(`main form[action^="${action}"]`);

async function write(form: Locator, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const field = form.locator(`[name="${name}"]`);
    if (!(await field.isVisible())) await field.locator('xpath=ancestor::details/summary').click();
    await field.fill(value);
  }
}

async function empty(form: Locator) {
  for (const field of await form.locator('input[type=text]:visible').all()) await field.fill('');
}

/** An alert, the fields and the focus say that something is missing. */
async function expectErrors(page: Page, errors?: string[]) {
  const alert = page.locator('main [role=alert]');
  await expect(alert).toHaveCount(1);
  await expect(alert).toHaveAttribute('id', 'answer');
  const focused = page.locator('[role=alert]:focus, [aria-invalid]:focus');
  await expect(focused).toHaveCount(1);
  await expect(focused).toBeInViewport();
  for (const field of await page.locator('main [aria-invalid]').all())
    await expect(field).toHaveAccessibleDescription(/\w/);
  expect(await page.locator('main [aria-invalid]').count()).toBeGreaterThan(0);
  if (errors) await expect(alert.getByRole('link')).toHaveText(errors);
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: WIDTHS.phone, height: 640 } });

    for (const [action, { page: path, button, half, full, errors }] of Object.entries(QUESTIONS)) {
      if (!TRIES_EVERY_CASE && IN_CI[action] !== javaScriptEnabled) continue;
      test(`${action} answers its form, pressed empty, half-filled and full`, async ({ page }) => {
        await page.goto(path);
        const form = formOf(page, action);
        const press = async () => {
          if (javaScriptEnabled) await wake(page);
          await form.getByRole('button', { name: button, exact: true }).click();
        };
        await empty(form);
        await press();
        await expectErrors(page);
        await write(form, half);
        await press();
        await expectErrors(page, errors);
        await write(form, full);
        await press();
        await expect(page.locator('main [role=alert]')).toHaveCount(0);
        await expect(page.locator('main [aria-invalid]')).toHaveCount(0);
        if (action !== '/resources/search') await expect(page.locator('#answer')).toBeInViewport();
        else await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Demurrage');
      });
    }
  });

test('every form that asks by its address is tried here', { tag: '@nightly' }, async ({ request }) => {
  const actions = new Set<string>();
  for (const path of TEMPLATES) {
    const html = await (await request.get(path)).text();
    for (const [, attributes = ''] of html.matchAll(/<form\b([^>]*)>/g))
      if (!/method="post"/.test(attributes)) actions.add(/action="([^"#]*)/.exec(attributes)?.[1] ?? '');
  }
  expect([...actions].sort()).toEqual([...Object.keys(QUESTIONS), ...COMPLETE].sort());
});
