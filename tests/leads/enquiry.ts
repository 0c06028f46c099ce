import type { Page } from '@playwright/test';
import { enquiryForm } from '../support/browser/site.ts';

const API = '**/api/contact';

/** The browser's own line in the console about a request that failed. */
export const REFUSED = /^console: Failed to load resource/;
export const SUCCESS = 'We have your message.';
export const WAITING = 'It is kept in this browser';

export const button = (page: Page) => enquiryForm(page).locator('[type=submit]');
export const note = (page: Page) => enquiryForm(page).getByRole('status');
export const toast = (page: Page) => page.locator('[data-sonner-toast]');
export const events = (page: Page) => page.evaluate(() => window.dataLayer?.map(({ event }) => event) ?? []);

/** Answers the enquiries of a page and remembers them; a status of 0 is a line that breaks. */
export async function answer(page: Page, status: number) {
  const calls: { key: string | undefined; body: Record<string, string> }[] = [];
  await page.unroute(API);
  await page.route(API, (route) => {
    const request = route.request();
    calls.push({ key: request.headers()['idempotency-key'], body: request.postDataJSON() });
    return status === 0 ? route.abort('internetdisconnected') : route.fulfill({ status, json: {} });
  });
  return calls;
}

/** Keeps answers of the API back until it is let go. */
export async function holdAnswer(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(API, async (route) => {
    await held.promise;
    await route.fulfill({ status: 201, json: { data: { id: '1' } } });
  });
  return held.resolve;
}
