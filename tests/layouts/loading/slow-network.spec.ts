import type { Page } from '@playwright/test';
import { expect, test, WIDTHS } from '../../support/browser/site.ts';
import { holdScripts } from '../../support/browser/slow-connection.ts';

test.use({
  allow: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/],
  viewport: { width: WIDTHS.phone, height: 740 },
});

/** Opens a page, marks its document, touches the part of that name, and waits until it is hydrated. */
async function open(page: Page, path: string, part: string): Promise<void> {
  await page.addInitScript((name) => {
    addEventListener('kayalink:ready', ({ detail }: CustomEventInit) => {
      if (detail === name) document.documentElement.setAttribute('data-works', '');
    });
  }, part);
  await page.goto(path);
  await page.locator(`[data-defer="${part}"]`).first().dispatchEvent('pointerdown');
  await page.mouse.move(1, 1);
  await expect(page.locator('html[data-works]')).toBeAttached();
}

const sameDocument = (page: Page) => expect(page.locator('html[data-works]')).toBeAttached();

/** Holds back the answers of pages that scripts ask for, until `go` is called. */
async function holding(page: Page): Promise<{ asked: string[]; go: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const asked: string[] = [];
  await page.route(/\/(resources\/blog|products\/haulage)\?/, async (route) => {
    asked.push(route.request().url());
    await promise;
    await route.continue().catch(() => {});
  });
  return { asked, go: resolve };
}

test.describe("'Which truck?'", () => {
  const MORE = 'Bags, pallets, volume or containers';
  const tool = (page: Page) => page.getByRole('region', { name: 'Which truck?' });
  const button = (page: Page) => tool(page).getByRole('button', { name: 'Show the trucks' });
  const note = (page: Page) => tool(page).getByRole('status');
  const answer = (page: Page) => tool(page).getByText('1 × 30 tons').first();

  test.beforeEach(async ({ page }) => {
    await open(page, '/products/haulage', 'which-truck');
    await expect(note(page)).toHaveText('');
    await tool(page).getByLabel('Weight of the load').fill('30');
  });

  test('keeps the page and the question offline, and answers when it is back', { tag: '@nightly' }, async ({
    page,
    context,
  }) => {
    await context.setOffline(true);
    await button(page).click();
    await expect(note(page)).toHaveText(/could not reach the site just now.*asks again by itself/);
    await expect(tool(page)).toHaveAttribute('aria-busy', 'true');
    await expect(button(page)).toBeFocused();
    await expect(tool(page).getByLabel('Weight of the load')).toHaveValue('30');
    await context.setOffline(false);
    await expect(answer(page)).toBeVisible();
    await expect(tool(page)).not.toHaveAttribute('aria-busy');
    await expect(note(page)).toHaveText('');
    await sameDocument(page);
    expect(await page.evaluate(() => document.activeElement?.matches('[data-truck-answer]'))).toBe(true);
  });

  test('says that it is asking, sends one request however often it is pressed, and leaves open what was opened meanwhile', async ({
    page,
  }) => {
    const { asked, go } = await holding(page);
    await button(page).click();
    await button(page).click();
    await button(page).press('Enter');
    await expect(note(page)).toHaveText('Looking for your trucks');
    await expect(button(page)).toBeFocused();
    await tool(page).getByText(MORE).click();
    go();
    await expect(answer(page)).toBeVisible();
    expect(asked).toHaveLength(1);
    await tool(page).getByLabel('Number of bags').fill('12');
  });
});

test('the price slip takes one transfer for its answer, however often it is pressed', {
  tag: '@nightly',
}, async ({ page }) => {
  await open(page, '/price', 'price');
  const slip = page.getByRole('main').locator('form[data-price-slip]');
  await slip.getByLabel('From', { exact: true }).fill('Lagos');
  await slip.getByLabel('To', { exact: true }).fill('Kano');
  await slip.getByLabel('Weight of the load').fill('30');
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/price?')) answers.push(response.status());
  });
  await slip.getByRole('button', { name: 'Show the price' }).dblclick();
  await expect(page.locator('#answer').getByRole('heading', { name: 'Lagos to Kano' })).toBeVisible();
  // Of the second request the browser tells what it shows: the body it has.
  expect(answers).toHaveLength(2);
});

test.describe('the blog', () => {
  const BLOG = '/resources/blog';
  const cards = (page: Page) => page.getByRole('main').getByRole('article');
  const count = (page: Page) => page.locator('[data-post-count]');
  const tag = (page: Page, name: string) =>
    page.getByRole('navigation', { name: 'Filter posts by topic' }).getByRole('link', { name, exact: true });
  const field = (page: Page) => page.getByRole('textbox', { name: 'Search the posts' });

  test.beforeEach(async ({ page }) => open(page, BLOG, 'posts'));

  test('leaves the posts to read offline, goes back among them, and shows the chosen ones when it is back', async ({
    page,
    context,
  }) => {
    const all = await cards(page).count();
    const words = (await count(page).textContent()) ?? '';
    await context.setOffline(true);
    await tag(page, 'Haulage').click();
    await expect(count(page)).toHaveText(/could not load the posts just now.*tries again by itself/);
    await expect(cards(page)).toHaveCount(all);
    await expect(tag(page, 'Haulage')).toHaveAttribute('aria-current', 'page');
    await expect(tag(page, 'Haulage')).toBeFocused();
    await page.goBack();
    await expect(count(page)).toHaveText(words);
    await expect(tag(page, 'All')).toHaveAttribute('aria-current', 'page');
    await tag(page, 'Haulage').click();
    await context.setOffline(false);
    await expect(count(page)).toHaveText(/^\d+ posts?$/);
    await expect(cards(page).filter({ hasText: /Haulage/ })).toHaveCount(await cards(page).count());
    await expect(page).toHaveURL(`${BLOG}?tag=haulage`);
    await sameDocument(page);
  });

  test('marks the chosen tag and the count at once, and sends one request for two presses', async ({
    page,
  }) => {
    await expect(page.getByRole('button', { name: 'Subscribe' }), 'the form is open on phones').toBeVisible();
    const { asked, go } = await holding(page);
    await tag(page, 'Haulage').click();
    await tag(page, 'Haulage').click();
    await expect(tag(page, 'Haulage')).toHaveAttribute('aria-current', 'page');
    await expect(tag(page, 'All')).not.toHaveAttribute('aria-current');
    await expect(count(page)).toHaveText('Loading the posts');
    go();
    await expect(count(page)).toHaveText(/^\d+ posts?$/);
    expect(asked).toHaveLength(1);
  });

  test('takes a word along that was typed just before a tag was chosen', async ({ page }) => {
    await field(page).fill('form m');
    await tag(page, 'Ports').click();
    await expect(page).toHaveURL(`${BLOG}?search=form+m&tag=ports`);
    await expect(count(page)).toHaveText(/^\d+ posts?$/);
    await expect(field(page)).toHaveValue('form m');
    await expect(tag(page, 'All')).toHaveAttribute('href', `${BLOG}?search=form+m`);
  });

  test('searches for a word under the tag whose posts are still under way', { tag: '@nightly' }, async ({
    page,
  }) => {
    const { go } = await holding(page);
    await tag(page, 'Ports').click();
    await field(page).fill('form m');
    await expect(page).toHaveURL(`${BLOG}?search=form+m&tag=ports`);
    go();
    await expect(count(page)).toHaveText(/^\d+ posts?$/);
    await expect(tag(page, 'Ports')).toHaveAttribute('aria-current', 'page');
    await expect(field(page)).toHaveValue('form m');
  });
});

test('a word typed on the blog before its script has come is searched for', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/resources/blog', { waitUntil: 'domcontentloaded' });
  await page.getByRole('textbox', { name: 'Search the posts' }).fill('form m');
  letGo();
  await expect(page).toHaveURL('/resources/blog?search=form+m');
});
