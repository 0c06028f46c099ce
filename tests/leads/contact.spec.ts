import { copyOf } from '../support/browser/copy.ts';
import { mailWith } from '../support/browser/mailbox.ts';
import { expect, fillEnquiry as fill, enquiryForm as form, test } from '../support/browser/site.ts';
import { button, events, holdAnswer, note, REFUSED, SUCCESS, toast } from './enquiry.ts';

const { campaign } = copyOf('emails').labels;
const { desk, sent, ways } = copyOf('pages/contact');

test('errors stand beside their fields; mended, it is sending, then idle and blank again, reported inline and by toast, and counted once', async ({
  page,
}) => {
  await page.goto('/contact');
  await form(page).getByLabel('Email').fill('amina@mills');
  await button(page).click();
  const first = form(page).getByLabel('First name');
  await expect(first).toBeFocused();
  await expect(first).toHaveAttribute('aria-invalid', 'true');
  await expect(first).toHaveAccessibleDescription('First name is required');
  await expect(form(page).getByLabel('Email')).toHaveAccessibleDescription(
    'Please enter a valid email address',
  );
  await expect(note(page)).toContainText('Nothing was sent yet');
  await first.fill('Amina');
  await expect(first).not.toHaveAttribute('aria-invalid');

  const letGo = await holdAnswer(page);
  await fill(page);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(button(page)).toHaveAccessibleName('Sending your message');
  await expect(button(page).locator('.animate-spin')).toBeVisible();
  await expect(note(page)).toHaveText('Sending your message');
  await page.keyboard.press('Enter');
  await expect(button(page)).toBeFocused();
  letGo();
  await expect(button(page)).not.toHaveAttribute('aria-disabled');
  await expect(button(page)).toHaveAccessibleName('Send Message');
  await expect(button(page).locator('.animate-spin')).toBeHidden();
  await expect(button(page)).toBeFocused();
  await expect(note(page)).toContainText(SUCCESS);
  await expect(toast(page)).toContainText(SUCCESS);
  await expect(form(page).getByLabel('Message')).toHaveValue('');
  expect(await events(page)).toEqual(['contact_form_submitted']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allow: [REFUSED] });

  test('errors come back with the values and a summary of links; mended, it is sent, and a screen confirms it', async ({
    page,
  }) => {
    const message = `30 t of rice, ${process.pid}x${Date.now()}`;
    await page.goto('/contact?utm_source=radio&utm_medium=spot&utm_campaign=harvest');
    await expect(page.getByRole('img', { name: desk })).toBeVisible();
    await expect(page.getByText(ways.hours.text, { exact: true })).toBeVisible();
    await fill(page, message);
    const phone = form(page).getByLabel('Phone number');
    await phone.fill('080-3123-456');
    await button(page).click();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(form(page).getByLabel('First name')).toHaveValue('Amina');
    await expect(form(page).getByLabel('Message')).toHaveValue(message);
    await expect(phone).toHaveAccessibleDescription(/Phone number needs at least 11 digits$/);
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    await summary.getByRole('link', { name: 'Phone number needs at least 11 digits' }).click();
    await expect(phone).toBeFocused();

    await phone.fill('0803 123 4567');
    await button(page).click();
    await expect(page).toHaveURL(/\/contact\/sent\?reference=[0-9A-F]{8}$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sent.heading);
    await expect(page.getByText(/^Your reference is [0-9A-F]{8}\./)).toBeVisible();
    await expect(page.getByRole('img', { name: desk })).toBeVisible();
    const { text } = await mailWith('sales-email', message);
    expect(text).toContain(`/contact, ${campaign} harvest (radio, spot)`);
  });
});
