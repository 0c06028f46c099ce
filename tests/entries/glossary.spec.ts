import { expect, test } from '../support/browser/site.ts';

const LIST = '/resources/glossary';
const TERM = '/resources/glossary/glossaryD/demurrage';

test('the glossary groups its terms under letters and links to each as specified', async ({ page }) => {
  await page.goto(LIST);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Become conversant with Logistic Terminologies',
  );
  await expect(page.getByRole('heading', { level: 2, name: 'D', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Demurrage', exact: true })).toHaveAttribute(
    'href',
    `${TERM}?contentType=D`,
  );
});

test('the list follows what is typed, and Clear brings all of it back', async ({ page }) => {
  await page.goto(LIST);
  const terms = page.locator('[data-term]:visible');
  const all = await terms.count();
  const field = page.getByPlaceholder('Search term or Phrase');
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await field.fill('DRY');
  await expect(terms).toHaveText(['Dry port']);
  await expect(page).toHaveURL(`${LIST}?q=DRY`);
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeHidden();
  await field.fill('b’odogwu');
  await expect(terms).toHaveText(["B'Odogwu"]);
  await field.fill('verified gross');
  await expect(terms).toHaveText(['VGM']);
  await field.fill('qqqq');
  await expect(page.getByText('No results found....')).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await expect(terms).toHaveCount(all);
  await expect(page).toHaveURL(LIST);
});

test('a term shows its letter, meaning and three others of its letter', async ({ page }) => {
  await page.goto(`${TERM}?contentType=D`);
  await expect(page.getByText('Glossary: D', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Demurrage');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${TERM}$`));
  const related = page.getByRole('region', { name: 'Related Glossaries' }).getByRole('link');
  await expect(related).toHaveCount(3);
  for (const link of await related.all()) {
    expect(await link.getAttribute('href')).toMatch(/\/glossaryD\/(?!demurrage\?)[a-z0-9-]+\?contentType=D$/);
  }
  await page.getByRole('link', { name: 'Back to Glossary' }).click();
  await expect(page).toHaveURL(LIST);
});

test('a term opens with its subject, its meaning in a line, and its text', async ({ page }) => {
  await page.goto(TERM);
  const hero = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) });
  await expect(hero.getByRole('paragraph').last()).toHaveText(/\S+ \S+ \S+/);
  const text = await page.locator('article .rich-text').textContent();
  expect(text?.split(/\s+/).length).toBeGreaterThan(50);
});

test('every term leads to its page under its letter, and the letters are headings in capitals', async ({
  page,
}) => {
  await page.goto(LIST);
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

test("the side card's button is reported and leads to the sales desk", async ({ page }) => {
  await page.goto(TERM);
  const card = page.getByRole('complementary', { name: 'Ready to ship?' });
  await card.getByRole('link', { name: 'Speak to an Expert' }).click();
  await expect(page.locator('#contact_sales')).toBeInViewport();
  expect(await page.evaluate(() => window.dataLayer)).toContainEqual(
    expect.objectContaining({ event: 'click_cta' }),
  );
});

test.describe('an unknown term', () => {
  test.use({ allow: [/status of 404/] });

  test('says that its content is not available', async ({ page }) => {
    const response = await page.goto(`${LIST}/glossaryD/no-such-term`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Content not available yet');
  });
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
