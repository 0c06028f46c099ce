import { copyOf } from '../support/browser/copy.ts';
import { expect, test } from '../support/browser/site.ts';

test('a page that does not exist has a title of its own', async ({ page, request }) => {
  const html = await (await request.get('/no/such/page')).text();
  await page.setContent(html.match(/<title>[^<]*<\/title>/)?.[0] ?? '');
  await expect(page).toHaveTitle(`There is no page at that address | ${copyOf('site').brand.name}`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allow: [/status of 422/] });

  test('a form that came back says so in the title of its page', async ({ page }) => {
    await page.goto('/contact');
    await page.locator('form[action="/api/contact"]').evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page).toHaveTitle(/^Please correct: /);
  });
});

test('the glossary names its list otherwise than its letters, and makes no landmark of each letter', async ({
  page,
}) => {
  await page.goto('/resources/glossary');
  await expect(page.getByRole('navigation', { name: 'Letters of the glossary' })).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Terms', exact: true })).toHaveCount(1);
  for (const name of await page
    .getByRole('region')
    .evaluateAll((all) => all.map((part) => part.ariaLabel ?? '')))
    expect(name).not.toMatch(/^.$/);
  await expect(
    page.locator('section[aria-labelledby]').filter({ has: page.locator('.letter-head') }),
  ).toHaveCount(0);
});

test('tables of an article are named by what they stand under, and markers of lists are not read out as squares', async ({
  page,
}) => {
  await page.goto('/resources/blog/what-fits-on-a-30-ton-truck');
  const names = await page
    .getByRole('table')
    .evaluateAll((tables) => (tables as HTMLTableElement[]).map((table) => table.caption?.textContent ?? ''));
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).not.toMatch(/^(Table \d+)?$/);
  const item = page.locator('.rich-text ul > li').first();
  expect(await item.evaluate((li) => getComputedStyle(li, '::marker').content)).toBe('"▪ " / ""');
});

test('the timetable names its figures on phones', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/solutions/delivery');
  await expect(page.getByRole('rowheader', { name: /^Enugu/ })).toHaveText(
    /Road 560 km, Driving .+, Rest .+/,
  );
});

test('what was stopped on one page stands still on the next, where pause is no choice among the reviews', async ({
  page,
}) => {
  await page.goto('/products/haulage');
  await page.mouse.move(1, 1);
  const stop = page.getByRole('checkbox', { name: 'Stop changing the reviews' });
  await expect
    .poll(async () => {
      await stop.uncheck();
      await stop.check();
      return page.evaluate(() => sessionStorage.getItem('kayalink-paused'));
    })
    .toContain('reviews');
  await page.goto('/about');
  await page.mouse.move(2, 2);
  await expect(page.getByRole('checkbox', { name: 'Stop changing the reviews' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Stop the moving logos' })).not.toBeChecked();
  await expect(page.locator('.reviews').getByRole('radio')).toHaveCount(4);
  await expect(page.locator('.reviews').getByRole('radio', { checked: true })).toHaveCount(0);
});

test('the map of the states keeps its words for those who listen, and a page its colours where browsers darken others', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light only');
  const map = page.locator('[data-states]');
  const said = await map.locator('img').getAttribute('alt');
  await map.scrollIntoViewIfNeeded();
  await expect(async () => {
    await map.hover();
    await expect(map.locator('svg[role=img]')).toHaveCount(1, { timeout: 1000 });
  }).toPass();
  await expect(map.getByRole('img', { name: said ?? 'none' })).toHaveCount(1);
});
