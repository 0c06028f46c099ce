import type { Page } from '@playwright/test';
import { copyOf } from '../support/browser/copy.ts';
import { expect, fillEnquiry as fill, enquiryForm as form, kept, test } from '../support/browser/site.ts';

const API = '**/api/contact';
const SUCCESS = 'We have your message.';
/** The browser's own line in the console about a request that failed. */
const REFUSED = /^console: Failed to load resource/;
const WAITING = 'It is kept in this browser';

const send = (page: Page) => form(page).getByRole('button', { name: 'Send Message' }).click();
const note = (page: Page) => form(page).getByRole('status');

/** Answers the API's calls and remembers them; a status of 0 is a line that breaks. */
async function answer(page: Page, status: number, body: object = {}) {
  const calls: { key: string | undefined; body: unknown }[] = [];
  await page.unroute(API);
  await page.route(API, (route) => {
    const request = route.request();
    calls.push({ key: request.headers()['idempotency-key'], body: request.postDataJSON() });
    return status === 0 ? route.abort('internetdisconnected') : route.fulfill({ status, json: body });
  });
  return calls;
}

const events = (page: Page) => page.evaluate(() => window.dataLayer?.map(({ event }) => event) ?? []);

/** The script of toasts, which only users of a form need. */
const TOASTS = 'data-sonner';

/** The texts of the scripts that come to a page. */
function scriptsOf(page: Page) {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  return async () => (await Promise.all(scripts)).join('\n');
}

test('a reader who does not use the form loads no toasts, and who uses it does', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto('/contact', { waitUntil: 'networkidle' });
  expect(await scripts()).not.toContain(TOASTS);
  await form(page).getByLabel('Email').focus();
  await expect.poll(scripts).toContain(TOASTS);
});

for (const line of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
  test(`${JSON.stringify(line)}: the form sends by its small script alone`, async ({ page }) => {
    await page.addInitScript((line) => {
      Object.defineProperty(navigator, 'connection', { value: line });
    }, line);
    const scripts = scriptsOf(page);
    await answer(page, 201);
    await page.goto('/contact');
    await fill(page);
    await send(page);
    await expect(note(page)).toContainText(SUCCESS);
    await page.waitForLoadState('networkidle');
    expect(await scripts()).not.toContain(TOASTS);
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  });
}

test('idle, sending, idle and blank again; reported inline and by toast; the event fires once', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route(API, async (route) => {
    await held.promise;
    await route.fulfill({ status: 201, json: { data: { id: '1' } } });
  });
  await page.goto('/contact');
  await fill(page);
  await send(page);
  const button = form(page).locator('[type=submit]');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toHaveAccessibleName('Sending your message');
  await expect(button.locator('.animate-spin')).toBeVisible();
  await expect(note(page)).toHaveText('Sending your message');
  held.resolve();
  await expect(button).not.toHaveAttribute('aria-disabled');
  await expect(button).toHaveAccessibleName('Send Message');
  await expect(button.locator('.animate-spin')).toBeHidden();
  await expect(note(page)).toContainText(SUCCESS);
  await expect(page.locator('[data-sonner-toast]')).toContainText(SUCCESS);
  await expect(form(page).getByLabel('Message')).toHaveValue('');
  expect(await events(page)).toEqual(['contact_form_submitted']);
});

test('toasts have the specified measures', async ({ page }) => {
  await answer(page, 201);
  await page.goto('/contact');
  await fill(page);
  await send(page);
  const toaster = page.locator('[data-sonner-toaster]');
  await expect(toaster).toHaveAttribute('data-x-position', 'right');
  await expect(toaster).toHaveAttribute('data-y-position', 'bottom');
  const measures = await toaster.evaluate(({ style }) =>
    ['--width', '--gap', '--offset-bottom', '--offset-right'].map((name) => style.getPropertyValue(name)),
  );
  expect(measures).toEqual(['356px', '14px', '32px', '32px']);
  await expect(toaster).toHaveCSS('position', 'fixed');
  await page.keyboard.press('Alt+t');
  await expect(page.locator('[data-sonner-toast]')).toHaveAttribute('data-expanded', 'true');
});

test('errors stand beside their fields, the first takes the focus, and each goes as it is mended', async ({
  page,
}) => {
  await page.goto('/contact');
  await form(page).getByLabel('Email').fill('amina@mills');
  await send(page);
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
});

test.describe('when the server or the connection fails', () => {
  test.use({ allow: [REFUSED] });

  test('an error that only the server sees keeps what was typed', async ({ page }) => {
    await answer(page, 422, { errors: { phone_number: 'This number cannot be called' } });
    await page.goto('/contact');
    await fill(page);
    await send(page);
    const phone = form(page).getByLabel('Phone number');
    await expect(phone).toBeFocused();
    await expect(phone).toHaveAccessibleDescription(/This number cannot be called$/);
    await expect(phone).toHaveValue('0803 123 4567');
    expect(await events(page)).toEqual(['contact_form_submitted']);
  });

  for (const status of [0, 429, 503]) {
    test(`a failure (${status || 'offline'}) is kept, reported, and sent again under one key`, async ({
      page,
    }) => {
      const failed = await answer(page, status);
      await page.goto('/contact');
      await fill(page);
      await send(page);
      await expect(note(page)).toContainText(WAITING);
      await expect(page.locator('[data-sonner-toast]')).toContainText(WAITING);
      await expect(form(page).getByLabel('Message')).toHaveValue('');
      expect(await events(page)).toEqual(['contact_form_submitted']);

      const delivered = await answer(page, 201);
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(note(page)).toContainText('has reached us');
      expect(delivered).toEqual(failed);
      expect(failed[0]?.key).toMatch(/^[0-9a-f]{32}$/);
    });
  }

  for (const [path, hasForm] of [
    ['/careers', true],
    ['/contact/sent', false],
  ] as const) {
    test(`what waits is sent on the next visit, on whichever page it begins, as on ${path}`, async ({
      page,
    }) => {
      const failed = await answer(page, 0);
      await page.goto('/contact');
      await fill(page);
      await send(page);
      await expect(note(page)).toContainText(WAITING);

      const delivered = await answer(page, 201);
      await page.goto(path);
      if (hasForm) await expect(note(page)).toContainText('has reached us');
      await expect.poll(() => delivered).toEqual(failed);
      // Anyone who leaves before the answer is read has it sent once more, under the same key.
      await expect.poll(() => kept(page)).not.toContain('Amina');
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(delivered).toHaveLength(1);
    });
  }
});

test.describe('while the script is on a slow connection', () => {
  test.use({ allow: [/Failed to load resource|Error hydrating/] });

  test('nothing typed is lost, and neither are focus and caret', async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/_astro/*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/contact', { waitUntil: 'commit' });
    await fill(page, 'Wheat, Kano');
    const message = form(page).getByLabel('Message');
    await message.press('Home');
    await message.pressSequentially('30 t ');
    held.resolve();
    await page.waitForLoadState();
    await expect(message).toBeFocused();
    await message.pressSequentially('of ');
    await expect(message).toHaveValue('30 t of Wheat, Kano');
    const calls = await answer(page, 201);
    await send(page);
    await expect(note(page)).toContainText(SUCCESS);
    expect(calls.map(({ body }) => body)).toEqual([
      expect.objectContaining({ first_name: 'Amina', message: '30 t of Wheat, Kano' }),
    ]);
  });

  test('a form whose script does not come goes once, as a plain form', async ({ page }) => {
    const types: (string | undefined)[] = [];
    await page.route('**/_astro/*.js', (route) => route.abort());
    page.on(
      'request',
      (request) => request.method() === 'POST' && types.push(request.headers()['content-type']),
    );
    await page.goto('/contact');
    await fill(page);
    await send(page);
    await expect(page).toHaveURL(/\/contact\/sent\?reference=[0-9A-F]{8}$/);
    expect(types).toEqual(['application/x-www-form-urlencoded']);
  });

  test('a form sent in the moment in which its script comes goes exactly once', async ({ page }) => {
    for (const delayMs of [0, 20, 80]) {
      const posts: string[] = [];
      const count = (request: { method(): string; url(): string }) =>
        request.url().endsWith('/api/contact') && request.method() === 'POST' && posts.push(request.url());
      page.on('request', count);
      await page.goto('/contact', { waitUntil: 'commit' });
      await form(page).waitFor();
      await page.evaluate((delayMs) => {
        const form = document.querySelector<HTMLFormElement>('form[action="/api/contact"]');
        const values = ['Amina', 'Bello', 'amina@example.ng', '0803 123 4567', `sent after ${delayMs}`];
        const controls = form?.querySelectorAll<HTMLInputElement>('[required]') ?? [];
        for (const [place, control] of controls.entries()) control.value = values[place] ?? '';
        controls[0]?.focus();
        setTimeout(() => form?.querySelector<HTMLButtonElement>('[type=submit]')?.click(), delayMs);
      }, delayMs);
      await expect(page.getByText(/^We have (your message|it)\./).first()).toBeVisible();
      expect(posts).toHaveLength(1);
      page.off('request', count);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is sent and a screen confirms it', async ({ page }) => {
    await page.goto('/contact');
    await fill(page);
    await send(page);
    await expect(page).toHaveURL(/\/contact\/sent\?reference=[0-9A-F]{8}$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copyOf('pages/contact').sent.heading);
    await expect(page.getByText(/^Your reference is [0-9A-F]{8}\./)).toBeVisible();
  });

  test.describe('and with errors', () => {
    test.use({ allow: [REFUSED] });

    test('errors come back with the values, and a summary that links to the fields', async ({ page }) => {
      await page.goto('/contact');
      await fill(page);
      await form(page).getByLabel('Phone number').fill('080-3123-456');
      await send(page);
      await expect(form(page).getByLabel('First name')).toHaveValue('Amina');
      await expect(form(page).getByLabel('Message')).toHaveValue('30 t of rice, Kano to Ikeja');
      const phone = form(page).getByLabel('Phone number');
      await expect(phone).toHaveAccessibleDescription(/Phone number needs at least 11 digits$/);
      const summary = page.getByRole('alert');
      await expect(summary).toBeFocused();
      await summary.getByRole('link', { name: 'Phone number needs at least 11 digits' }).click();
      await expect(phone).toBeFocused();
    });
  });
});

test('the night desk says what it shows, on the contact page and once a message is sent', async ({
  page,
}) => {
  const { desk, ways } = copyOf('pages/contact');
  for (const path of ['/contact', '/contact/sent']) {
    await page.goto(path);
    await expect(page.getByRole('img', { name: desk })).toBeVisible();
  }
  await page.goto('/contact');
  await expect(page.getByText(ways.hours.text, { exact: true })).toBeVisible();
});
