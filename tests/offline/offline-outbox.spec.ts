import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, test as base, type CDPSession, type Page } from '@playwright/test';
import { SYNC_TAG } from '#src/leads/browser/background-sync.ts';
import { mails, mailWith } from '#tests/support/browser/mailbox.ts';
import { firstVisit } from '#tests/support/browser/offline-visitor.ts';
import {
  expect,
  fillEnquiry as fill,
  enquiryForm as form,
  typeLikeAPerson,
} from '#tests/support/browser/site.ts';

/** A visitor's own browser, in which the service worker runs and which asks for nothing outside the site. */
const test = base.extend<{ visitor: BrowserContext }>({
  visitor: async ({ playwright, baseURL, launchOptions }, use) => {
    const profile = await mkdtemp(join(tmpdir(), 'kayalink-browser-'));
    const open = await playwright.chromium.launchPersistentContext(profile, {
      ...launchOptions,
      ...(baseURL && { baseURL }),
      serviceWorkers: 'allow',
    });
    await use(open);
    await open.close();
    await rm(profile, { recursive: true, force: true });
  },
});

test.describe.configure({ timeout: 180_000 });

/** Sends the enquiry of a page without a connection. */
async function sendOffline(visitor: BrowserContext, message: string): Promise<Page> {
  const page = await visitor.newPage();
  await firstVisit(page, '/contact');
  await fill(page, message);
  await expect(form(page)).toHaveAttribute('novalidate', '');
  await typeLikeAPerson(page);
  await visitor.setOffline(true);
  await form(page).getByRole('button', { name: 'Send Message' }).click();
  await expect(form(page).getByRole('status')).toContainText('It is kept in this browser');
  return page;
}

/** The browser's word to the service worker that there is a line. */
async function wakeTheWorker(visitor: BrowserContext, page: Page, baseURL = ''): Promise<void> {
  const session: CDPSession = await visitor.newCDPSession(page);
  const registrationId = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin: `${baseURL}/`,
    registrationId: await registrationId,
    tag: SYNC_TAG,
    lastChance: false,
  });
}

test('a form sent offline stands on the offline page, and leaves with every page closed when the connection is back; the next visit says so', async ({
  visitor,
  baseURL,
}) => {
  const message = 'Sent at the gate of Onne, tab closed';
  const page = await sendOffline(visitor, message);
  await page.goto('/careers');
  await expect(page.locator('main')).toContainText('Your message is waiting');
  await expect(page.locator('blockquote').first()).toHaveText(message);
  const elsewhere = await visitor.newPage();
  await page.close();
  expect(await mails('sales-email', message)).toEqual([]);

  await visitor.setOffline(false);
  await wakeTheWorker(visitor, elsewhere, baseURL);
  await mailWith('sales-email', message);

  const next = await visitor.newPage();
  await next.goto('/contact');
  await expect(form(next).getByRole('status')).toContainText(/has reached us at \d{1,2}:\d\d [ap]m/);
  await next.goto('/about');
  await form(next).getByLabel('First name').focus();
  await expect(form(next)).toHaveAttribute('novalidate', '');
  await expect(form(next).getByRole('status')).toHaveText('');
  expect(await mails('sales-email', message)).toHaveLength(1);
});

test('a message that waits leaves once though page and worker both see the line', {
  tag: '@nightly',
}, async ({ visitor, baseURL }) => {
  const message = 'Two senders, one lead';
  const page = await sendOffline(visitor, message);
  const other = await visitor.newPage();
  await visitor.setOffline(false);
  await wakeTheWorker(visitor, other, baseURL);
  await expect(form(page).getByRole('status')).toContainText('has reached us at');
  await mailWith('sales-email', message);
});
