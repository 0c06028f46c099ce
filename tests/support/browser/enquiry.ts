import type { Page } from '@playwright/test';

/** The enquiry form of a page. */
export const enquiryForm = (page: Page) => page.locator('form[action="/api/contact"]');

/** Fills the enquiry form of a page with what the server accepts. */
export async function fillEnquiry(page: Page, message = '30 t of rice, Kano to Ikeja'): Promise<void> {
  for (const [label, value] of [
    ['First name', 'Amina'],
    ['Last name', 'Bello'],
    ['Email', 'amina@example.ng'],
    ['Phone number', '0803 123 4567'],
    ['Message', message],
  ] as const)
    await enquiryForm(page).getByLabel(label).fill(value);
}
