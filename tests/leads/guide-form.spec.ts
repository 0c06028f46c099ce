import type { Page } from '@playwright/test';
import { mailWith } from '../support/browser/mailbox.ts';
import { expect, test, typeLikeAPerson } from '../support/browser/site.ts';

const GUIDE = '/resources/e-guides/clearing-a-container-at-apapa-or-onne';
const API = '**/api/eguide-subscription';
const OPENING = 'Guide sent successfully! Opening download in new tab.';
const BY_EMAIL = 'Guide sent successfully to your email address';
const FAILURE = 'Failed to send guide. Please try again later.';

const form = (page: Page) => page.locator('form[action="/api/eguide-subscription"]');
const button = (page: Page) => form(page).locator('[type=submit]');
const toast = (page: Page) => page.locator('[data-sonner-toast]');
const note = (page: Page) => form(page).getByRole('status');
const events = (page: Page) => page.evaluate(() => window.dataLayer?.map(({ event }) => event) ?? []);

async function fill(page: Page, email = 'amina@example.ng') {
  await form(page).getByLabel('First name').fill('Amina');
  await form(page).getByLabel('Last name').fill('Bello');
  await form(page).getByLabel('Company name').fill('Savanna Mills');
  await form(page).getByLabel('Email').fill(email);
}

test.describe('with errors', () => {
  test.use({ allow: [/^console: (Failed to load resource|The guide was not sent: 503)/] });

  test('errors are reported in the specified words on submit and on each change; a failure by toast, and what was typed goes out by itself', async ({
    page,
  }) => {
    await page.route(API, (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto(GUIDE);
    await button(page).click();
    const says = (label: string, error: string) =>
      expect(form(page).getByLabel(label)).toHaveAccessibleDescription(error);
    await says('First name', 'First name is required');
    await says('Last name', 'Last name is required');
    await says('Company name', 'Company name is required');
    await says('Email', 'Field is required');
    await expect(form(page).getByLabel('First name')).toBeFocused();
    await fill(page, 'amina@mills');
    await says('Email', 'Please enter a valid email address');
    await fill(page);
    await says('Email', '');

    await button(page).click();
    await expect(toast(page)).toHaveText(FAILURE);
    await expect(note(page)).toContainText('kept in this browser');
    await expect(form(page).getByLabel('Company name')).toHaveValue('Savanna Mills');
    await page.unroute(API);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(note(page)).toContainText(/has reached us at \d{1,2}:\d\d [ap]m\./);
    expect(await events(page)).toEqual(['eguide_form_submitted']);
  });
});

test('the button says Sending... with a spinner; the PDF opens in a new tab, a link stays, and another goes out by e-mail', async ({
  page,
  context,
}) => {
  const email = `guide.${process.pid}x${Date.now()}@example.ng`;
  const held = Promise.withResolvers<void>();
  await page.route(API, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(GUIDE);
  await fill(page, email);
  await typeLikeAPerson(page);
  await button(page).click();
  await expect(button(page)).toHaveAccessibleName('Sending...');
  await expect(button(page).getByText('Sending...')).toBeVisible();
  await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(button(page).locator('.animate-spin')).toBeVisible();
  const address = /\/api\/guides\/[\w.-]+\/clearing-a-container-at-apapa-or-onne\.pdf$/;
  const popup = context.waitForEvent('page');
  // A browser that shows no PDF saves it, and leaves the tab empty.
  const asked = context.waitForEvent('request', (request) => address.test(request.url()));
  held.resolve();
  await expect(toast(page)).toHaveText(OPENING);
  await popup;
  expect((await asked).isNavigationRequest()).toBe(true);
  await expect(note(page)).toContainText(OPENING);
  const link = note(page).getByRole('link', { name: 'Download the guide' });
  const pdf = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(form(page).getByLabel('Company name')).toHaveValue('');
  expect(await events(page)).toEqual(['eguide_form_submitted']);
  const { html } = await mailWith('guide', email);
  expect(html).toMatch(/href="https:\/\/www\.kayalink\.example\/api\/guides\/[\w.-]+\/clearing-a-container/);
});

/** Keeps the page from opening tabs, and notes when it would have, when the answer came and when the toast told of it. */
function noteOpening(page: Page) {
  return page.addInitScript((opening) => {
    const seen: Record<string, unknown> = {};
    Object.assign(window, { seen });
    window.open = (...words) => {
      Object.assign(seen, { words, openedAt: performance.now() });
      return null;
    };
    const { fetch } = window;
    window.fetch = async (...request) => {
      const answer = await fetch(...request);
      seen['answeredAt'] = performance.now();
      return answer;
    };
    new MutationObserver(() => {
      const toasts = [...document.querySelectorAll('[data-sonner-toast]')];
      if (toasts.some(({ textContent }) => textContent === opening)) seen['notifiedAt'] ??= performance.now();
    }).observe(document, { childList: true, subtree: true });
  }, OPENING);
}

test('a guide without a PDF is announced by e-mail, and nothing opens; a tab with one opens a second after the toast, without opener or referrer', async ({
  page,
}) => {
  await noteOpening(page);
  const seen = () => page.evaluate(() => Reflect.get(window, 'seen'));
  const bodies: object[] = [];
  const pdf_url = '/api/guides/token/a-guide.pdf';
  await page.route(API, (route) => {
    bodies.push(route.request().postDataJSON());
    const data = { id: '1', ...(bodies.length > 1 && { pdf_url }) };
    return route.fulfill({ json: { data } });
  });
  await page.goto(GUIDE);
  await fill(page);
  // The newsletter is a choice of its own.
  const box = form(page).getByRole('checkbox');
  await expect(box).not.toBeChecked();
  await button(page).click();
  await expect(toast(page)).toHaveText(BY_EMAIL);
  await expect(note(page)).toContainText(BY_EMAIL);
  await expect(note(page).getByRole('link')).toHaveText([/^Chat on WhatsApp/]);
  await fill(page);
  await box.check();
  expect(await seen()).not.toHaveProperty('openedAt');

  await button(page).click();
  await expect.poll(async () => (await seen()).words).toEqual([pdf_url, '_blank', 'noopener,noreferrer']);
  const { answeredAt, notifiedAt, openedAt } = await seen();
  expect(openedAt - answeredAt).toBeGreaterThanOrEqual(1000);
  expect(notifiedAt).toBeLessThan(openedAt);
  expect(bodies[0]).not.toHaveProperty('newsletter');
  expect(bodies[1]).toHaveProperty('newsletter', '2026-11-24');
});
