import type { Page } from '@playwright/test';
import { copyOf } from '../support/browser/copy.ts';
import { mailWith } from '../support/browser/mailbox.ts';
import { expect, test, typeLikeAPerson, wake } from '../support/browser/site.ts';

const { origin: CAME_FROM, campaign: CAMPAIGN } = copyOf('emails').labels;
const AD = '/lanes/lagos-kano?utm_source=radio&utm_medium=spot&utm_campaign=harvest';

const form = (page: Page) => page.locator('form[action="/api/contact"]');

let visitors = 0;
/** A name that finds the e-mail of one test. */
const somebody = () => `Bola ${process.pid}x${Date.now()}x${visitors++}`;

async function fill(page: Page, name: string) {
  const field = (label: string) => form(page).getByLabel(label);
  await field('First name').fill(name);
  await field('Last name').fill('Bello');
  await field('Email').fill('bola@example.ng');
  await field('Phone number').fill('0803 123 4567');
  await field('Message').fill('30 t of rice, Kano to Ikeja');
}

const send = (page: Page) => form(page).getByRole('button', { name: 'Send Message' }).click();
/** The desk's lines about the origin of an enquiry. */
const reported = async (name: string) => (await mailWith('sales-email', name)).text;

test('the desk reads the first page, the page of the form and the campaign, and the browser keeps nothing of them', async ({
  page,
}) => {
  const name = somebody();
  await page.goto(AD);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await page.waitForURL('**/contact');
  await wake(page);
  await fill(page, name);
  await typeLikeAPerson(page);
  expect(await page.evaluate(() => [document.cookie, JSON.stringify(sessionStorage)])).toEqual(['', '{}']);
  await send(page);
  await expect(form(page).getByRole('status')).toContainText('We have your message.');
  const text = await reported(name);
  expect(text).toContain(CAME_FROM);
  expect(text).toContain(`/lanes/lagos-kano → /contact, ${CAMPAIGN} harvest (radio, spot)`);
});

/** Writes offline, on the page that an advertisement leads to, and closes it. */
async function writeOffline(page: Page, name: string) {
  await page.goto(AD.replace('/lanes/lagos-kano', '/contact'));
  await wake(page);
  await fill(page, name);
  await typeLikeAPerson(page);
  await page.context().setOffline(true);
  await send(page);
  await expect(form(page).getByRole('status')).toContainText('It is kept in this browser');
}

test.describe('offline', () => {
  test.use({ allow: [/ERR_INTERNET_DISCONNECTED/] });
  const WRITTEN_ON = `/contact, ${CAMPAIGN} harvest (radio, spot)`;

  test('a message tells where it was written, not from where it went out', async ({ page, context }) => {
    const name = somebody();
    await writeOffline(page, name);
    await page.close();
    await context.setOffline(false);
    const later = await context.newPage();
    await later.goto('/about?utm_source=poster');
    const text = await reported(name);
    expect(text).toContain(WRITTEN_ON);
    expect(text).not.toMatch(/\/about|poster/);
  });

  test('so does one that was given back after days, and is sent again', async ({ page, context }) => {
    const name = somebody();
    await writeOffline(page, name);
    await page.evaluate(giveBack);
    await page.close();
    await context.setOffline(false);
    const later = await context.newPage();
    await later.goto('/about?utm_source=poster');
    await expect(form(later).getByLabel('First name')).toHaveValue(name);
    await typeLikeAPerson(later);
    await send(later);
    const text = await reported(name);
    expect(text).toContain(WRITTEN_ON);
    expect(text).not.toMatch(/\/about|poster/);
  });
});

/** Runs in the page: marks what is kept as given back (src/leads/browser/outbox.ts). */
const giveBack = () =>
  new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('keyval-store');
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('keyval', 'readwrite');
      const store = transaction.objectStore('keyval');
      const reading = store.get('outbox');
      reading.onsuccess = () =>
        store.put(
          reading.result.map((message: object) => ({ ...message, returned: true })),
          'outbox',
        );
      transaction.oncomplete = () => resolve();
      transaction.onerror = () => reject(transaction.error);
    };
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the desk reads the page of the form and the campaign, also after an error', async ({
    page,
    allow,
  }) => {
    allow.push(/status of 422/);
    const name = somebody();
    await page.goto(AD.replace('/lanes/lagos-kano', '/contact'));
    await fill(page, name);
    await form(page).getByLabel('Phone number').fill('1');
    await send(page);
    await expect(page.getByRole('alert').first()).toBeVisible();
    await form(page).getByLabel('Phone number').fill('0803 123 4567');
    await send(page);
    await page.waitForURL('**/contact/sent?reference=*');
    expect(await reported(name)).toContain(`/contact, ${CAMPAIGN} harvest (radio, spot)`);
  });
});
