import { casesFor } from '../../tools/run/steps/tiers.mjs';
import { OwnSite } from '../support/browser/own-site.ts';
import { expect, test } from '../support/browser/site.ts';
import { CONTENT } from '../support/site-content.ts';
import { errorsOf } from '../sweep/checks/axe.ts';

/** Pages that are made of entries, and how many blocks each shows while there is none (specification, section 9). */
const WAITING = {
  '/resources/blog': 3,
  '/resources/blog/what-fits-on-a-30-ton-truck': 2,
  '/resources/e-guides': 2,
  '/resources/e-guides/earning-with-your-truck': 2,
  '/resources/glossary': 20,
  '/resources/glossary/glossaryD/demurrage': 0,
};

test.use({ allow: [/status of 503/], contextOptions: { reducedMotion: 'reduce' } });

/** The site of a process that has its page copy and, so far, no entries. */
const site = new OwnSite();
const NO_ENTRIES = { withEntries: false };
let hasEntries = false;

async function showEntries() {
  hasEntries = true;
  await site.show();
}

// One after the other on one site: to read all of the content anew for each would take most of the time.
test.describe.configure({ mode: 'default' });
test.beforeAll(() => site.start(CONTENT, NO_ENTRIES));
test.beforeEach(async () => {
  if (hasEntries) await site.show(CONTENT, NO_ENTRIES);
  hasEntries = false;
});
// A page that still loads its pictures would find nobody there.
test.afterEach(({ context }) => context.close());
test.afterAll(() => site.stop());

test('pages that are made of entries wait for the initial sync of the content: an outage, not an absence', async ({
  page,
}) => {
  for (const [path, blocks] of Object.entries(WAITING)) {
    const response = await page.goto(site.address + path);
    expect(response?.status(), path).toBe(503);
    expect(Number(await response?.headerValue('retry-after')), path).toBeGreaterThan(0);
    // Without scripts the page is loaded again so.
    expect(await response?.text(), path).toMatch(/<noscript><meta http-equiv="refresh" content="\d+"/);
    const skeletons = page.locator('main :is([role=status], [data-posts]) .waiting:visible');
    await expect(skeletons, path).toHaveCount(blocks);
    await expect(
      page.getByText(/not available yet|No results found/).and(page.locator(':visible')),
      path,
    ).toHaveCount(0);
    if (casesFor(Object.keys(WAITING), 2).includes(path)) expect(await errorsOf(page), path).toEqual([]);
  }
});

test('the page comes back by itself when there is a copy', { tag: '@nightly' }, async ({ page }) => {
  await page.clock.install();
  await page.goto(`${site.address}/resources/blog`);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
  await showEntries();
  await page.clock.runFor(6000);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.waitForLoadState();
});

test('nobody loses what was typed meanwhile', async ({ page }) => {
  await page.clock.install();
  await page.goto(`${site.address}/resources/blog`);
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('600 bags of rice from Kano');
  await showEntries();
  const looked = page.waitForResponse((response) => response.request().method() === 'HEAD');
  await page.clock.runFor(6000);
  expect((await looked).ok()).toBe(true);
  await expect(message).toHaveValue('600 bags of rice from Kano');
});

test.describe('without JavaScript', { tag: '@nightly' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the page is loaded again after some seconds', async ({ page }) => {
    await page.goto(`${site.address}/resources/glossary`);
    await showEntries();
    await expect(page.getByRole('link', { name: 'Demurrage', exact: true })).toBeVisible();
  });
});
