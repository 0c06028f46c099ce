import type { Locator, Page } from '@playwright/test';
import { copyOf } from '../support/browser/copy.ts';
import { expect, test, WIDTHS, wake } from '../support/browser/site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const MOST_STOPS = 150;
const isFocused = (target: Locator) =>
  target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

/** Presses Tab until the target has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${target}`);
}

/** Types into the field that has the focus, and goes on to the next stop. */
async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
}

const inMain = (page: Page, role: 'link' | 'button' | 'textbox' | 'searchbox', name: string | RegExp) =>
  page.getByRole('main').getByRole(role, { name });

test('the first stop leads past the header', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test.describe('menus', () => {
  const menus = (page: Page) => page.getByRole('navigation', { name: 'Main' });
  const title = (page: Page, name: string) => menus(page).locator('summary').filter({ hasText: name });

  for (const width of [WIDTHS.phone, WIDTHS.desktop]) {
    test(`at ${width} px a menu opens, and a link in it is followed`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/about');
      if (width === WIDTHS.phone) {
        await tabTo(page, page.locator('[data-menu-toggle] > summary'));
        await page.keyboard.press('Space');
      }
      await tabTo(page, title(page, 'Solutions'));
      await page.keyboard.press('Enter');
      await tabTo(page, menus(page).getByRole('link', { name: /^Insurance/ }));
      await page.keyboard.press('Enter');
      await page.waitForURL('**/solutions/insurance');
    });
  }

  test('the country is chosen from, and left again', async ({ page }) => {
    await page.setViewportSize({ width: WIDTHS.desktop, height: 800 });
    await page.goto('/about');
    // Without its script a disclosure opens and closes, but does not know Escape.
    await wake(page);
    const country = page.getByRole('banner').locator('summary').filter({ hasText: 'Nigeria' });
    await tabTo(page, country);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: /Nigeria/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(country).toBeFocused();
  });
});

test.describe('forms', () => {
  const form = (page: Page, name: string) => page.locator(`form[action="/api/${name}"]`);
  const status = (page: Page, name: string) => form(page, name).getByRole('status');
  const accept = (page: Page, name: string, body: object) =>
    page.route(`**/api/${name}`, (route) => route.fulfill({ status: 201, json: body }));
  const taken = { data: { id: '1' } };

  test('an enquiry: errors are met in order, then it is sent', async ({ page }) => {
    await accept(page, 'contact', taken);
    await page.goto('/contact');
    const field = (label: string) => form(page, 'contact').getByLabel(label);
    await tabTo(page, field('First name'));
    await expect(status(page, 'contact')).toHaveText('');
    for (const text of ['Amina', 'Bello', 'amina', '08031234567']) await type(page, text);
    await type(page, '30 t of rice, Kano to Ikeja');
    await page.keyboard.press('Enter');
    await expect(field('Email')).toBeFocused();
    await expect(field('Email')).toHaveAccessibleDescription(/.{10}/);
    await page.keyboard.press('End');
    await page.keyboard.type('@example.ng');
    await tabTo(page, form(page, 'contact').getByRole('button', { name: 'Send Message' }));
    await page.keyboard.press('Space');
    await expect(status(page, 'contact')).toContainText('We have your message.');
  });

  test('the landing page: a service is chosen with the arrow keys', async ({ page }) => {
    await accept(page, 'marketing-lead', taken);
    await page.goto('/marketing');
    await tabTo(page, form(page, 'marketing-lead').getByLabel('Name'));
    for (const text of ['Amina', 'Savanna Mills', 'amina@example.ng']) await type(page, text);
    const service = form(page, 'marketing-lead').getByLabel('Service of interest');
    await expect(service).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(service).not.toHaveValue('');
    const news = form(page, 'marketing-lead').getByRole('checkbox');
    await tabTo(page, news);
    await page.keyboard.press('Space');
    await expect(news).toBeChecked();
    await tabTo(page, form(page, 'marketing-lead').getByRole('button', { name: 'Get Started' }));
    await page.keyboard.press('Enter');
    await expect(status(page, 'marketing-lead')).toContainText('We have your details.');
  });

  test('an e-guide: from the button at the top to the guide', async ({ page }) => {
    await accept(page, 'eguide-subscription', { data: {} });
    await page.goto('/resources/e-guides/earning-with-your-truck');
    await tabTo(page, inMain(page, 'link', /^Get Free Guide/));
    await page.keyboard.press('Enter');
    await tabTo(page, form(page, 'eguide-subscription').getByLabel('First name'));
    for (const text of ['Amina', 'Bello', 'Savanna Mills', 'amina@example.ng']) await type(page, text);
    await tabTo(page, form(page, 'eguide-subscription').getByRole('button', { name: 'Send My Copy' }));
    await page.keyboard.press('Enter');
    await expect(status(page, 'eguide-subscription')).toContainText('Guide sent successfully');
  });

  test('the newsletter', async ({ page }) => {
    await accept(page, 'newsletter-subscription', taken);
    await page.goto('/resources/blog');
    await tabTo(page, form(page, 'newsletter-subscription').getByLabel('First name'));
    for (const text of ['Amina', 'amina@example.ng']) await type(page, text);
    await expect(form(page, 'newsletter-subscription').locator('[type=submit]')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(status(page, 'newsletter-subscription')).toContainText('Check your mailbox');
  });
});

test('topics of the blog: the list changes, and its length is reported', async ({ page }) => {
  await page.goto('/resources/blog');
  const reported = page.getByRole('status').filter({ hasText: /posts?$/ });
  const before = await reported.textContent();
  await tabTo(
    page,
    page.getByRole('navigation', { name: 'Filter' }).getByRole('link', { name: 'Insurance' }),
  );
  await page.keyboard.press('Enter');
  await page.waitForURL('**/resources/blog?tag=insurance');
  await expect(reported).not.toHaveText(before ?? '');
});

test('the glossary: what is typed filters, is reported, and is cleared', async ({ page }) => {
  await page.goto('/resources/glossary');
  const search = page.getByPlaceholder('Search term or Phrase');
  const reported = page.getByRole('status').filter({ has: page.locator('[data-glossary-count]') });
  await tabTo(page, search);
  await page.keyboard.type('dry');
  await expect(reported).toContainText('1 term found');
  await page.keyboard.type('qqq');
  await expect(reported).toContainText('No results found....');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Clear' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');
});

test('a question opens, and closes the one before', async ({ page }) => {
  await page.goto('/about');
  const question = (place: number) =>
    page
      .getByRole('region', { name: copyOf('layout').faq.heading })
      .locator('details')
      .nth(place);
  for (const place of [1, 2]) {
    await tabTo(page, question(place).locator('summary'));
    await page.keyboard.press('Enter');
  }
  await expect(question(2)).toHaveAttribute('open');
  await expect(question(1)).not.toHaveAttribute('open');
});

test('reviews change with the arrow keys', async ({ page }) => {
  await page.goto('/about');
  const reviews = page.getByRole('radio', { name: /review/i });
  await tabTo(page, reviews);
  await page.keyboard.press('ArrowRight');
  const chosen = page.getByRole('radio', { name: /review/i, checked: true });
  const first = await chosen.getAttribute('value');
  await page.keyboard.press('ArrowRight');
  await expect(chosen).not.toHaveAttribute('value', first ?? '');
});

test('the question for openings is answered aloud', async ({ page }) => {
  await page.goto('/careers');
  const answer = page.getByRole('main').getByRole('status').first();
  await expect(answer).toHaveText('');
  await tabTo(page, inMain(page, 'button', 'See current openings'));
  await page.keyboard.press('Enter');
  await expect(answer).toHaveText('Sorry, We have no current opening.');
});

test('which truck fits is asked, and the focus goes to what is wrong, then to the answer', async ({
  page,
}) => {
  await page.goto('/products/haulage');
  const tool = page.getByRole('region', { name: 'Which truck?' });
  const weight = tool.locator('[name="weight"]');
  await tabTo(page, weight);
  await page.keyboard.type('-4');
  await page.keyboard.press('Enter');
  await expect(tool.locator('[aria-invalid]')).toBeFocused();
  await expect(weight).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('28');
  await page.keyboard.press('Enter');
  await expect(tool.locator('[data-truck-answer]')).toBeFocused();
});
