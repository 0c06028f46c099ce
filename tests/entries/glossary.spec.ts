import { expect, test } from '../support/browser/site.ts';

const LIST = '/resources/glossary';
const TERM = '/resources/glossary/glossaryD/demurrage';

test('the list follows what is typed, and Clear brings all of it back', async ({ page }) => {
  await page.goto(LIST);
  const terms = page.locator('[data-term]:visible');
  const all = await terms.count();
  const field = page.getByPlaceholder('Search term or Phrase');
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await field.fill('DRY');
  await expect(terms).toHaveText(['Dry port']);
  const count = page.locator('[data-glossary-count]');
  await expect(count).toHaveText('1 term found');
  await expect(page).toHaveURL(`${LIST}?q=DRY`);
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeHidden();
  await field.fill('b’odogwu');
  await expect(terms).toHaveText(["B'Odogwu"]);
  await field.fill('verified gross');
  await expect(terms).toHaveText(['VGM']);
  await field.fill('qqqq');
  await expect(count).toHaveText('');
  const empty = page.locator('[data-glossary-empty]');
  await expect(empty.getByText('No results found....')).toBeVisible();
  await expect(empty.locator('img')).toBeVisible();
  await expect(empty.getByRole('link')).toHaveAttribute('href', '/resources/search');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await expect(terms).toHaveCount(all);
  await expect(page).toHaveURL(LIST);
});

test('a term shows its letter, meaning, text and three others of its letter, and leads to the sales desk', async ({
  page,
}) => {
  await page.goto(`${TERM}?contentType=D`);
  await expect(page.getByText('Glossary: D', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Demurrage');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${TERM}$`));
  const hero = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) });
  await expect(hero.getByRole('paragraph').last()).toHaveText(/\S+ \S+ \S+/);
  const text = await page.locator('article .rich-text').textContent();
  expect(text?.split(/\s+/).length).toBeGreaterThan(50);
  const related = page.getByRole('region', { name: 'Related Glossaries' }).getByRole('link');
  await expect(related).toHaveCount(3);
  for (const link of await related.all()) {
    expect(await link.getAttribute('href')).toMatch(/\/glossaryD\/(?!demurrage\?)[a-z0-9-]+\?contentType=D$/);
  }
  const card = page.getByRole('complementary', { name: 'Ready to ship?' });
  await card.getByRole('link', { name: 'Speak to an Expert' }).click();
  await expect(page.locator('#contact_sales')).toBeInViewport();
  expect(await page.evaluate(() => window.dataLayer)).toContainEqual(
    expect.objectContaining({ event: 'click_cta' }),
  );
  await page.getByRole('link', { name: 'Back to Glossary' }).click();
  await expect(page).toHaveURL(LIST);
});

test('every term leads to its page under its letter, and the letters are headings in capitals', async ({
  page,
}) => {
  await page.goto(LIST);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Become conversant with Logistic Terminologies',
  );
  await expect(page.getByRole('link', { name: 'Demurrage', exact: true })).toHaveAttribute(
    'href',
    `${TERM}?contentType=D`,
  );
  const links = page.locator('[data-term] a');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.length).toBeGreaterThan(100);
  for (const address of addresses)
    expect(address).toMatch(/^\/resources\/glossary\/glossary([A-Z])\/[a-z0-9-]+\?contentType=\1$/);
  const letters = await page
    .getByRole('main')
    .getByRole('heading', { level: 2, name: /^[A-Z]$/ })
    .allTextContents();
  const specified = [...'ABCDEFGHIJKLMNOPQRSTU'];
  expect(letters.slice(0, specified.length)).toEqual(specified);
  const used = new Set(addresses.map((address) => address.slice(-1)));
  expect(letters.slice(specified.length)).toEqual([...'VWXYZ'].filter((letter) => used.has(letter)));
  const plates = page.getByRole('navigation', { name: 'Letters of the glossary' }).getByRole('link');
  await expect(plates).toHaveText(letters);
});

test('an unknown term says that its content is not available', async ({ request }) => {
  const answer = await request.get(`${LIST}/glossaryD/no-such-term`);
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toMatch(/<h1[^>]*>Content not available yet</);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a search is an address, and Clear leads back to all terms', async ({ page }) => {
    await page.goto(LIST);
    await page.getByPlaceholder('Search term or Phrase').fill('dry');
    await page.getByPlaceholder('Search term or Phrase').press('Enter');
    await expect(page).toHaveURL(`${LIST}?q=dry`);
    await expect(page.locator('[data-term]:visible')).toHaveText(['Dry port']);
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page.locator('[data-term]:visible').nth(20)).toBeVisible();
  });
});
