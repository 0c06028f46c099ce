import type { Page } from '@playwright/test';
import { copyOf } from '../support/browser/copy.ts';
import { mails, mailWith } from '../support/browser/mailbox.ts';
import { expect, test } from '../support/browser/site.ts';

const REFUSED = /^console: Failed to load resource/;

const form = (page: Page) => page.locator('form[action="/api/newsletter-subscription"]');

async function ask(page: Page, email: string) {
  await page.goto('/resources/blog');
  await form(page).getByLabel('First name').fill('Amina');
  await form(page).getByLabel('Email').fill(email);
  await form(page).getByRole('button', { name: 'Subscribe' }).click();
}

/** The path of the link in an e-mail that leads to this page of the newsletter. */
const linkIn = (text: string | undefined, page: string) =>
  new RegExp(`https://www\\.kayalink\\.example(/newsletter/${page}\\?\\S+)`).exec(text ?? '')?.[1] ?? '';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allow: [REFUSED] });

  test('a subscription is asked for, confirmed by e-mail, welcomed, and ended', async ({ page, request }) => {
    const email = 'subscriber@example.ng';
    await ask(page, email);
    await expect(page).toHaveURL(/\/newsletter\/sent$/);

    await page.goto('/newsletter/confirm?token=cut');
    await page.getByRole('button', { name: 'Yes, Send It' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copyOf('newsletter').expired.heading);

    const question = await mailWith('newsletter-opt-in', email);
    const confirm = linkIn(question.text, 'confirm');
    const opened = await page.goto(confirm);
    expect(opened?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(await mails('newsletter-welcome', email)).toEqual([]);
    await page.getByRole('button', { name: 'Yes, Send It' }).click();
    await expect(page).toHaveURL(/\/newsletter\/confirmed$/);
    await page.goto(confirm);
    await page.getByRole('button', { name: 'Yes, Send It' }).click();
    await expect(page).toHaveURL(/\/newsletter\/confirmed$/);

    const welcome = await mailWith('newsletter-welcome', email);
    const headers = Object.fromEntries(welcome.headers.map(({ key, value }) => [key, value]));
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const oneClick = /<https:\/\/www\.kayalink\.example(\/api\/\S+)>/.exec(headers['list-unsubscribe'] ?? '');
    await page.goto(linkIn(welcome.text, 'unsubscribe'));
    await page.getByRole('button', { name: 'Stop the Emails' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      copyOf('newsletter').unsubscribed.heading,
    );
    const again = await request.post(oneClick?.[1] ?? '', { form: { 'List-Unsubscribe': 'One-Click' } });
    expect(again.status()).toBe(200);
  });
});

test('the form says to look into the mailbox, is blank again, and its event fires once', async ({ page }) => {
  await page.goto('/resources/blog');
  await form(page).getByLabel('First name').focus();
  await form(page).getByLabel('First name').fill('Amina');
  await form(page).getByLabel('Email').fill('Reader@example.ng');
  await form(page).getByRole('button', { name: 'Subscribe' }).click();
  await expect(form(page).getByLabel('Email')).toHaveAccessibleDescription(
    'Please enter a valid email address, in small letters',
  );
  await form(page).getByLabel('Email').fill('reader@example.ng');
  await form(page).getByRole('button', { name: 'Subscribe' }).click();
  await expect(form(page).getByRole('status')).toContainText('Check your mailbox.');
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(1);
  await expect(form(page).getByLabel('Email')).toHaveValue('');
  expect(await page.evaluate(() => window.dataLayer?.map(({ event }) => event))).toEqual([
    'newsletter_form_submitted',
  ]);
});
