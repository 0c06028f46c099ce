import type { Page, Route } from '@playwright/test';
import { expect, test, WIDTHS } from '../../support/browser/site.ts';

/** As in src/ui/browser/fetch-page.ts. */
const LIMIT_MS = 15_000;

test.use({
  allow: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503/],
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

/** Counts the requests for pages that scripts make, and answers them as told. */
async function answering(page: Page, answer: (route: Route, place: number) => Promise<unknown>) {
  const asked: string[] = [];
  await page.route(/\/(resources\/blog|products\/haulage)\?/, async (route) => {
    asked.push(route.request().url());
    await answer(route, asked.length);
  });
  return asked;
}

/** Holds back the answers of pages that scripts ask for, until `go` is called. */
async function holding(page: Page): Promise<{ asked: string[]; go: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const asked = await answering(page, async (route) => {
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

  test('keeps the page and the question offline, and answers when it is back', async ({ page, context }) => {
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

  test('says that it is asking, and sends one request however often it is pressed', async ({ page }) => {
    const { asked, go } = await holding(page);
    await button(page).click();
    await button(page).click();
    await button(page).press('Enter');
    await expect(note(page)).toHaveText('Looking for your trucks');
    await expect(button(page)).toBeFocused();
    go();
    await expect(answer(page)).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  test('gives up an attempt that hangs, and tries again', async ({ page }) => {
    await page.clock.install();
    const asked = await answering(page, async (route, place) => {
      if (place > 1) await route.continue();
    });
    await button(page).click();
    await expect.poll(() => asked.length).toBe(1);
    await page.clock.runFor(LIMIT_MS);
    await expect(note(page)).toHaveText(/could not reach the site just now/);
    await page.clock.runFor(2000);
    await expect(answer(page)).toBeVisible();
    expect(asked).toHaveLength(2);
    await sameDocument(page);
  });

  test('tries at once when it is pressed again, and keeps what was changed meanwhile', async ({
    page,
    context,
  }) => {
    await context.setOffline(true);
    await button(page).click();
    await expect(note(page)).toHaveText(/could not reach the site/);
    const { go } = await holding(page);
    await context.setOffline(false);
    const bags = tool(page).getByLabel('Number of bags');
    await tool(page).getByText(MORE).click();
    await bags.fill('12');
    go();
    await expect(answer(page)).toBeVisible();
    await expect(bags).toHaveValue('12');
    await expect(bags).toBeFocused();
  });

  test('leaves the further fields open that were opened while it asks', async ({ page }) => {
    const { go } = await holding(page);
    await button(page).click();
    await tool(page).getByText(MORE).click();
    go();
    await expect(answer(page)).toBeVisible();
    await tool(page).getByLabel('Number of bags').fill('12');
  });
});

test.describe('the price slip', () => {
  const slip = (page: Page) => page.getByRole('main').locator('form[data-price-slip]');
  const button = (page: Page) => slip(page).getByRole('button', { name: 'Show the price' });
  const note = (page: Page) => slip(page).getByRole('status');
  const answer = (page: Page) => page.locator('#answer').getByRole('heading', { name: 'Lagos to Kano' });

  test.beforeEach(async ({ page }) => {
    await open(page, '/price', 'price');
    await slip(page).getByLabel('From', { exact: true }).fill('Lagos');
    await slip(page).getByLabel('To', { exact: true }).fill('Kano');
    await slip(page).getByLabel('Weight of the load').fill('30');
  });

  test('is kept offline, and answered when it is back', async ({ page, context }) => {
    await context.setOffline(true);
    await button(page).click();
    await expect(note(page)).toHaveText(/could not reach the site just now.*asks again by itself/);
    await expect(slip(page).getByLabel('Weight of the load')).toHaveValue('30');
    await sameDocument(page);
    await context.setOffline(false);
    await expect(answer(page)).toBeVisible();
    await expect(page).toHaveURL(/\/price\?from=Lagos&to=Kano.*#answer$/);
    await page.goBack();
    await expect(slip(page).getByLabel('From', { exact: true })).toHaveValue('Lagos');
    await expect(slip(page).getByLabel('To', { exact: true })).toHaveValue('Kano');
    await expect(slip(page).getByLabel('Weight of the load')).toHaveValue('30');
    await expect(note(page)).toHaveText('');
  });

  test('takes one transfer for its answer, however often it is pressed', async ({ page }) => {
    const answers: number[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/price?')) answers.push(response.status());
    });
    await button(page).dblclick();
    await expect(answer(page)).toBeVisible();
    // Of the second request the browser tells what it shows: the body it has.
    expect(answers).toHaveLength(2);
  });
});

test.describe('the blog', () => {
  const BLOG = '/resources/blog';
  const cards = (page: Page) => page.getByRole('main').getByRole('article');
  const count = (page: Page) => page.locator('[data-post-count]');
  const tag = (page: Page, name: string) =>
    page.getByRole('navigation', { name: 'Filter posts by topic' }).getByRole('link', { name, exact: true });
  const field = (page: Page) => page.getByRole('textbox', { name: 'Search the posts' });

  test.beforeEach(async ({ page }) => open(page, BLOG, 'posts'));

  test('leaves the posts to read offline, and shows the chosen ones when it is back', async ({
    page,
    context,
  }) => {
    const all = await cards(page).count();
    await context.setOffline(true);
    await tag(page, 'Haulage').click();
    await expect(count(page)).toHaveText(/could not load the posts just now.*tries again by itself/);
    await expect(cards(page)).toHaveCount(all);
    await expect(tag(page, 'Haulage')).toHaveAttribute('aria-current', 'page');
    await expect(tag(page, 'Haulage')).toBeFocused();
    await context.setOffline(false);
    await expect(count(page)).toHaveText(/^\d+ posts?$/);
    await expect(cards(page).filter({ hasText: /Haulage/ })).toHaveCount(await cards(page).count());
    await expect(page).toHaveURL(`${BLOG}?tag=haulage`);
    await sameDocument(page);
  });

  test('goes back to the posts that stand there without asking for them', async ({ page, context }) => {
    const words = (await count(page).textContent()) ?? '';
    await context.setOffline(true);
    await tag(page, 'Haulage').click();
    await expect(count(page)).toHaveText(/could not load the posts/);
    await page.goBack();
    await expect(count(page)).toHaveText(words);
    await expect(tag(page, 'All')).toHaveAttribute('aria-current', 'page');
    await sameDocument(page);
  });

  test('marks the chosen tag and the count at once, and sends one request for two presses', async ({
    page,
  }) => {
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

  test('searches for a word under the tag whose posts are still under way', async ({ page }) => {
    const { go } = await holding(page);
    await tag(page, 'Ports').click();
    await field(page).fill('form m');
    await expect(page).toHaveURL(`${BLOG}?search=form+m&tag=ports`);
    go();
    await expect(count(page)).toHaveText(/^\d+ posts?$/);
    await expect(tag(page, 'Ports')).toHaveAttribute('aria-current', 'page');
    await expect(field(page)).toHaveValue('form m');
  });

  test('tries again what a server could not answer just now', async ({ page }) => {
    const asked = await answering(page, (route, place) =>
      place > 1 ? route.continue() : route.fulfill({ status: 503, body: 'Back in a second' }),
    );
    await tag(page, 'Haulage').click();
    await expect(count(page)).toHaveText(/could not load the posts/);
    await expect(count(page)).toHaveText(/^\d+ posts?$/);
    expect(asked).toHaveLength(2);
    await sameDocument(page);
  });

  test('leaves the focus in the list when Back takes its link away', async ({ page }) => {
    await page.getByRole('link', { name: 'Older posts' }).click();
    await expect(page.getByText('Page 2 of')).toBeVisible();
    await page.getByRole('link', { name: 'Newer posts' }).focus();
    await page.goBack();
    await expect(page.getByText('Page 1 of')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Posts' })).toBeFocused();
  });
});

test('a word typed on the blog before its script has come is searched for', async ({ page }) => {
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/_astro/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/resources/blog', { waitUntil: 'domcontentloaded' });
  await page.getByRole('textbox', { name: 'Search the posts' }).fill('form m');
  go();
  await expect(page).toHaveURL('/resources/blog?search=form+m');
});

test('the form that subscribes to the blog is open on phones', async ({ page }) => {
  await page.goto('/resources/blog');
  await expect(page.getByRole('button', { name: 'Subscribe' })).toBeVisible();
});
