import type { Page } from '@playwright/test';
import { copyOf } from '../support/browser/copy.ts';
import { expect, SITE_URL, test } from '../support/browser/site.ts';

/** As in domain/entries/blog.ts. */
const POSTS_PER_PAGE = 9;
const BLOG = '/resources/blog';

const filter = (page: Page) => page.getByRole('navigation', { name: 'Filter posts by topic' });
const chosen = (page: Page) => filter(page).locator('[aria-current]');
const cards = (page: Page) => page.getByRole('main').getByRole('article');

test('the list begins with the newest posts, under All', async ({ page }) => {
  await page.goto(BLOG);
  await expect(chosen(page)).toHaveText(['All']);
  const dates = await cards(page)
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
  expect(dates.length).toBe(POSTS_PER_PAGE);
  expect(dates).toEqual([...dates].sort().reverse());
});

/** The search field; its place in the page does not change when the list does. */
const field = (page: Page) => page.getByRole('textbox', { name: 'Search the posts' });
const count = (page: Page) => page.locator('[data-post-count]');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a tag narrows the list, is marked, has an address of its own and keeps a search, and All widens it again', async ({
    page,
  }) => {
    await page.goto(BLOG);
    const all = await cards(page).count();
    await filter(page).getByRole('link', { name: 'Ports' }).click();
    await page.waitForURL(new RegExp(`${BLOG}\\?tag=ports$`));
    await expect(chosen(page)).toHaveText(['Ports']);
    const narrowed = await cards(page).count();
    expect(narrowed).toBeLessThan(all);
    await expect(cards(page).filter({ hasText: /Ports/ })).toHaveCount(narrowed);

    await field(page).fill('form m');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL(`${BLOG}?search=form+m&tag=ports`);
    await expect(field(page)).toHaveValue('form m');
    await expect(chosen(page)).toHaveText(['Ports']);
    const found = await cards(page).count();
    expect(found).toBeGreaterThan(0);
    await expect(count(page)).toHaveText(found === 1 ? '1 post' : `${found} posts`);
    await filter(page).getByRole('link', { name: 'All', exact: true }).click();
    await page.waitForURL(`${BLOG}?search=form+m`);
    await page.getByRole('link', { name: 'Clear search' }).click();
    await page.waitForURL(BLOG);
    await expect(field(page)).toHaveValue('');
    await expect(cards(page)).toHaveCount(all);
  });
});

test.describe('with JavaScript', () => {
  /** Marks the document, so that a full load can be told from a change in place. */
  const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-same', ''));
  const isSame = (page: Page) => page.locator('body[data-same]');

  test('a tag changes the list in place, three blocks stand in meanwhile, and the way back leads back', async ({
    page,
  }) => {
    await page.goto(BLOG);
    await mark(page);
    const all = await cards(page).count();
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/resources/blog?tag=haulage', async (route) => {
      await held;
      await route.continue();
    });
    const tag = filter(page).getByRole('link', { name: 'Haulage' });
    await tag.focus();
    await tag.press('Enter');
    await expect(page.locator('[data-posts] .waiting')).toHaveCount(3);
    await expect(page.locator('[data-posts]')).toHaveAttribute('aria-busy', 'true');
    await expect(count(page)).toHaveText(copyOf('pages/blog').waiting);
    answer();
    await expect(
      cards(page)
        .filter({ hasText: /Haulage/ })
        .first(),
    ).toBeVisible();
    await expect(page.locator('.waiting:visible')).toHaveCount(0);
    await expect(page).toHaveURL(`${BLOG}?tag=haulage`);
    await expect(chosen(page)).toHaveText(['Haulage']);
    await expect(tag).toBeFocused();
    await expect(count(page)).toHaveText(new RegExp(`^${await cards(page).count()} posts?$`));
    await page.goBack();
    await expect(cards(page)).toHaveCount(all);
    await expect(page).toHaveURL(BLOG);
    await expect(chosen(page)).toHaveText(['All']);
    await expect(isSame(page)).toBeVisible();
  });

  test('the list follows what is typed, under the chosen tag, and keeps the focus', async ({ page }) => {
    await page.goto(`${BLOG}?tag=ports`);
    await mark(page);
    const all = await cards(page).count();
    await field(page).pressSequentially('no such words');
    await expect(page.getByText('No results for “no such words”')).toBeVisible();
    await expect(page).toHaveURL(`${BLOG}?search=no+such+words&tag=ports`);
    await expect(count(page)).toHaveText('0 posts');
    await expect(field(page)).toBeFocused();
    await expect(filter(page).getByRole('link', { name: 'All', exact: true })).toHaveAttribute(
      'href',
      `${BLOG}?search=no+such+words`,
    );
    await page.getByRole('link', { name: 'Clear search' }).click();
    await expect(cards(page)).toHaveCount(all);
    await expect(field(page)).toBeFocused();
    await expect(page).toHaveURL(`${BLOG}?tag=ports`);
    await page.goBack();
    await expect(field(page)).toHaveValue('no such words');
    await expect(cards(page)).toHaveCount(0);
    await expect(isSame(page)).toBeVisible();
  });

  test('a list that cannot be had in place is loaded in full', { tag: '@nightly' }, async ({ page }) => {
    await page.goto(BLOG);
    await mark(page);
    await page.route('**/resources/blog?tag=haulage', (route) =>
      route.request().isNavigationRequest() ? route.continue() : route.fulfill({ body: 'Bad gateway' }),
    );
    await filter(page).getByRole('link', { name: 'Haulage' }).click();
    await expect(
      cards(page)
        .filter({ hasText: /Haulage/ })
        .first(),
    ).toBeVisible();
    await expect(isSame(page)).toHaveCount(0);
    await expect(chosen(page)).toHaveText(['Haulage']);
  });
});

const titles = (page: Page) => cards(page).getByRole('heading', { level: 2 }).allTextContents();

test('a turned page begins at its top with older posts, and the next Tab leads into it', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto(BLOG);
  const newer = await titles(page);
  await page.getByRole('link', { name: 'Older posts' }).click();
  await expect(page.getByText('Page 2 of')).toBeVisible();
  await expect(page.getByRole('heading', { name: newer[0] ?? '' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Posts' })).toBeFocused();
  await expect(filter(page)).toBeInViewport();
});

test('the older posts stand on a page of its own address, whose head names its neighbour', async ({
  request,
}) => {
  const read = async (path: string) => {
    const html = await (await request.get(path)).text();
    const posts = [...html.matchAll(/<article.*?href="([^"]*)"/gs)].map(([, post]) => post);
    return { html, posts };
  };
  const first = await read(BLOG);
  expect(first.html).toMatch(/<link rel="next" href="[^"]*\/resources\/blog\?page=2"/);
  const second = await read(`${BLOG}?page=2`);
  expect(second.html).toMatch(/<title>[^<]*Page 2 of/);
  expect(second.html).toMatch(/<link rel="canonical" href="[^"]*\/resources\/blog\?page=2"/);
  expect(second.html).toMatch(/<link rel="prev" href="[^"]*\/resources\/blog"/);
  expect(first.posts).toHaveLength(POSTS_PER_PAGE);
  expect(second.posts.length).toBeGreaterThan(0);
  expect(first.posts.filter((post) => second.posts.includes(post))).toEqual([]);
});

test('a tag that no post has leaves a way on', async ({ request }) => {
  const html = await (await request.get(`${BLOG}?tag=no-such-topic`)).text();
  expect(html).toContain('No post has this topic yet.');
  expect(html).not.toContain('<article');
});

test("the blog's address is the one to keep, however its list was opened", async ({ request }) => {
  for (const path of ['/resources', BLOG, `${BLOG}?tag=haulage`]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    expect(html, path).toContain(`<link rel="canonical" href="${SITE_URL}${BLOG}"`);
    expect(html, path).toMatch(new RegExp(`<h1[^>]*>${copyOf('pages/blog').heading}<`));
  }
});
