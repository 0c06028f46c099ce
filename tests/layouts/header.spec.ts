import type { Page } from '@playwright/test';
import { pagesWith } from '#domain/pages/page-records.ts';
import { PAGE_PATHS } from '#domain/shared/page-paths.ts';
import { casesFor } from '../../tools/run/steps/tiers.mjs';
import { copyOf } from '../support/browser/copy.ts';
import { expect, test, wake } from '../support/browser/site.ts';

const PHONE = { width: 360, height: 740 };
const TABLET = { width: 768, height: 1024 };
const DESKTOP = { width: 1440, height: 900 };
const PAGE = '/contact';

const menus = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const summary = (page: Page, label: string) => menus(page).locator('summary').filter({ hasText: label });
const selector = (page: Page) => page.getByRole('banner').locator('summary').filter({ hasText: 'Nigeria' });
const toggle = (page: Page) => page.locator('[data-menu-toggle] > summary');

async function open(page: Page): Promise<void> {
  await page.goto(PAGE);
  await wake(page);
}

/** At this width the menus are in the row for the first time. */
for (const viewport of casesFor([TABLET, DESKTOP])) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('menus drop down one at a time and close on a click elsewhere, by Escape, and when the focus leaves', async ({
      page,
    }) => {
      await open(page);
      await summary(page, 'Products').click();
      await expect(menus(page).getByRole('link', { name: /Haulage/ })).toBeVisible();
      await summary(page, 'Company').click();
      await expect(menus(page).getByRole('link', { name: /Careers/ })).toBeVisible();
      await expect(menus(page).getByRole('link', { name: /Haulage/ })).toBeHidden();
      await page.locator('main').click({ position: { x: 5, y: viewport.height - 200 } });
      await expect(menus(page).getByRole('link', { name: /Careers/ })).toBeHidden();

      await summary(page, 'Solutions').focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(menus(page).getByRole('link', { name: /Tracking/ })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menus(page).getByRole('link', { name: /Tracking/ })).toBeHidden();
      await expect(summary(page, 'Solutions')).toBeFocused();

      await summary(page, 'Company').click();
      const last = menus(page).locator('details', { hasText: 'Company' }).getByRole('link').last();
      await last.focus();
      await expect(last).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(last).toBeHidden();
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the menu opens an accordion of which one part is open; Escape closes the part, then the menu', async ({
    page,
  }) => {
    await open(page);
    await expect(menus(page)).toBeHidden();
    await toggle(page).click();
    await expect(page.locator('html'), 'the page stays where it is').toHaveCSS('overflow-y', 'hidden');
    const heights = await page
      .getByRole('banner')
      .locator('a:visible, summary:visible')
      .evaluateAll((all) => all.map((stop) => stop.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await summary(page, 'Products').click();
    await expect(menus(page).getByRole('link', { name: /Warehousing/ })).toBeVisible();
    await summary(page, 'Resources').click();
    await expect(menus(page).getByRole('link', { name: /Glossary/ })).toBeVisible();
    await expect(menus(page).getByRole('link', { name: /Warehousing/ })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(summary(page, 'Resources')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menus(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
  });

  test('the menu is gone once the window is wide, and closed when it is narrow again', async ({ page }) => {
    await open(page);
    await toggle(page).click();
    await page.setViewportSize(DESKTOP);
    await expect(summary(page, 'Products')).toBeVisible();
    await page.setViewportSize(PHONE);
    await expect(menus(page)).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every menu opens on a wide screen; on a phone it pushes the page down and has the countries', async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(PAGE);
    for (const [menu, link] of [
      ['Products', /Haulage/],
      ['Company', /About/],
    ] as const) {
      await summary(page, menu).click();
      await expect(menus(page).getByRole('link', { name: link })).toBeVisible();
    }
    await page.setViewportSize(PHONE);
    await page.reload();
    const top = async () => (await page.locator('main').boundingBox())?.y ?? 0;
    const before = await top();
    await expect(selector(page)).toBeHidden();
    await toggle(page).click();
    await summary(page, 'Products').click();
    await expect(menus(page).getByRole('link', { name: /Haulage/ })).toBeVisible();
    expect(await top()).toBeGreaterThan(before);
    await selector(page).click();
    await expect(page.getByRole('radio', { name: /Nigeria/ })).toBeChecked();
    await expect(page.getByRole('radio', { name: /Ghana Coming Soon/ })).toBeDisabled();
  });

  test('the logo leads home', async ({ page }) => {
    await page.goto('/products/haulage');
    const { name } = copyOf('site').brand;
    await page.getByRole('banner').getByRole('link', { name }).click();
    await expect(page).toHaveURL('/');
  });
});

/** The ways to a person and to the client platform that every width has (specification, section 2). */
const WAYS = [/^\+234/, /^WhatsApp/, /^Contact Us/, /^Sign Up/, /^Speak to an Expert/];
const way = (page: Page, name: RegExp) =>
  page.getByRole('banner').getByRole('link', { name }).and(page.locator(':visible'));

for (const viewport of casesFor([PHONE, DESKTOP, TABLET], 2)) {
  test.describe(`on every screen, as at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('the header takes its scrolled style past 10 px, and loses it at the top', async ({ page }) => {
      await open(page);
      const header = page.getByRole('banner');
      const scroll = (top: number) => page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
      const paper = 'rgb(247, 244, 236)';
      await scroll(10);
      await expect(header).not.toHaveAttribute('data-scrolled');
      await expect(header).not.toHaveCSS('background-color', paper);
      await scroll(11);
      await expect(header).toHaveAttribute('data-scrolled');
      await expect(header).toHaveCSS('background-color', paper);
      await scroll(0);
      await expect(header).not.toHaveAttribute('data-scrolled');
    });

    test('a page that is kept for the way back is left with every menu closed, and all is in sight in the order of the Tab key', async ({
      page,
    }) => {
      await open(page);
      const header = page.getByRole('banner');
      if (viewport === PHONE) await toggle(page).click();
      await summary(page, 'Resources').click();
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
      await expect(header.locator('details[open]')).toHaveCount(0);

      if (viewport === PHONE) await toggle(page).click();
      // Places are compared that were looked up one after the other: letters that come between them would move some. They are places of the
      // page, since the menu of a phone is longer than the window and scrolls, smoothly, to what has the focus.
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      const count = await header.locator('a:visible, summary:visible').count();
      await header.getByRole('link').first().focus();
      const boxes: DOMRect[] = [];
      for (let stop = 0; stop < count; stop += 1) {
        boxes.push(
          await page.evaluate(() => {
            const box = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
            return new DOMRect(box.x, box.y + scrollY, box.width, box.height).toJSON();
          }),
        );
        await page.keyboard.press('Tab');
      }
      expect(await header.locator(':focus').count(), 'all of them were stops').toBe(0);
      for (const [place, box] of boxes.entries()) {
        const before = boxes[place - 1];
        if (before) expect(box.top >= before.bottom - 1 || box.left >= before.right - 1).toBe(true);
      }
    });

    test('the way to the enquiry desk is a smooth one and counted once, and the next page starts at its top with every menu closed', async ({
      page,
    }) => {
      await open(page);
      const openMenus = page.getByRole('banner').locator('details[open]');
      await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
      if (viewport === PHONE) await toggle(page).click();
      if (viewport === TABLET) await summary(page, 'Contact').click();
      await way(page, /^Speak to an Expert/).click();
      await expect(page.locator('#contact_sales')).toBeInViewport();
      await expect(openMenus).toHaveCount(0);
      expect(await page.evaluate(() => window.dataLayer)).toEqual([
        { event: 'contact_sales_button_click', label: 'Speak to an Expert', destination: '#contact_sales' },
      ]);

      await page.evaluate(() => scrollTo({ top: 60, behavior: 'instant' }));
      if (viewport === PHONE) await toggle(page).click();
      await summary(page, 'Resources').click();
      await menus(page).getByRole('link', { name: /Blog/ }).click();
      await page.waitForURL('**/resources/blog');
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await expect(openMenus).toHaveCount(0);
      await page.goBack();
      await expect(openMenus).toHaveCount(0);
    });
  });
}

test('the menus hold the entries of the specification in its order, and a chat begins with the subject of the page', async ({
  page,
}) => {
  await page.goto('/products/warehousing');
  const paths = await menus(page)
    .locator('.menu')
    .evaluateAll((all) =>
      all.map((menu) =>
        [...menu.querySelectorAll<HTMLAnchorElement>('.menu-item')].map((link) => link.pathname),
      ),
    )
    .then((all) => all.slice(0, -1));
  const below = (folder: string, ...names: string[]) => names.map((name) => `${folder}/${name}`);
  expect(paths).toEqual([
    [...pagesWith('product').map((name) => PAGE_PATHS[name]), '/price', '/lanes'],
    below('/solutions', 'tracking', 'insurance', 'delivery', 'reverse-logistics'),
    below('/resources', 'blog', 'e-guides', 'case-studies', 'faq', 'videos', 'glossary', 'search'),
    [
      ...['/about', '/careers', '/impact', '/terms', '/contact'],
      ...below('/partners', 'trucks', 'warehouses'),
    ],
  ]);
  const links = menus(page).locator('.menu-link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/price',
    '/partners/trucks',
  ]);
  await summary(page, 'Contact').click();
  const chat = new URL((await way(page, /^WhatsApp/).getAttribute('href')) ?? '');
  expect(chat.searchParams.get('text')).toContain(await page.title());
});

/** Where the row is tightest and where it turns come first. */
const WINDOWS = [320, 767, 768, 1024, 1120, 1440, 360, 864, 1023, 1119, 1280, 1920, 2560];

test('at every width the header is one row, and one press away are all ways to the company', async ({
  page,
}) => {
  await open(page);
  const header = page.getByRole('banner');
  for (const width of casesFor(WINDOWS, 6)) {
    await page.setViewportSize({ width, height: 800 });
    expect((await header.boundingBox())?.height, `at ${width} px`).toBeLessThanOrEqual(72);
    if (width >= 1024 && width < 2560) await expectCountryBesideNumbers(page);
    const menu = width < TABLET.width ? toggle(page) : summary(page, 'Contact');
    await menu.click();
    for (const name of WAYS) await expect(way(page, name).first(), `at ${width} px`).toBeVisible();
    await expect(way(page, /^Speak to an Expert/), `at ${width} px`).toHaveCount(1);
    const prices = header.getByRole('link', { name: 'Prices', exact: true });
    await expect(prices, 'prices are a link of the row').toHaveAttribute('href', '/price');
    await expect(prices, `at ${width} px`).toBeVisible();
    await menu.click();
    await expect(header.locator('details[open]')).toHaveCount(0);
  }
});

/** On wide screens the country is chosen right beside the numbers that belong to it. */
async function expectCountryBesideNumbers(page: Page) {
  const country = await page.getByRole('banner').locator('.country > summary').boundingBox();
  const contact = await summary(page, 'Contact').boundingBox();
  const gap = (country?.x ?? 0) - (contact?.x ?? 0) - (contact?.width ?? 0);
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(32);
}
