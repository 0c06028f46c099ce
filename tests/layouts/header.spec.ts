import type { Page } from '@playwright/test';
import { pagesWith } from '#domain/pages/page-records.ts';
import { PAGE_PATHS } from '#domain/shared/page-paths.ts';
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

for (const viewport of [TABLET, DESKTOP]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('menus drop down one at a time and close on a click elsewhere', async ({ page }) => {
      await open(page);
      await summary(page, 'Products').click();
      await expect(menus(page).getByRole('link', { name: /Haulage/ })).toBeVisible();
      await summary(page, 'Company').click();
      await expect(menus(page).getByRole('link', { name: /Careers/ })).toBeVisible();
      await expect(menus(page).getByRole('link', { name: /Haulage/ })).toBeHidden();
      await page.locator('main').click({ position: { x: 5, y: viewport.height - 200 } });
      await expect(menus(page).getByRole('link', { name: /Careers/ })).toBeHidden();
    });

    test('Escape closes a menu and gives the focus back to it', async ({ page }) => {
      await open(page);
      await summary(page, 'Solutions').focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(menus(page).getByRole('link', { name: /Tracking/ })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menus(page).getByRole('link', { name: /Tracking/ })).toBeHidden();
      await expect(summary(page, 'Solutions')).toBeFocused();
    });

    test('a menu closes when the focus leaves it', async ({ page }) => {
      await open(page);
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

  test('the menu opens an accordion of which one part is open', async ({ page }) => {
    await open(page);
    await expect(menus(page)).toBeHidden();
    await toggle(page).click();
    await summary(page, 'Products').click();
    await expect(menus(page).getByRole('link', { name: /Warehousing/ })).toBeVisible();
    await summary(page, 'Resources').click();
    await expect(menus(page).getByRole('link', { name: /Glossary/ })).toBeVisible();
    await expect(menus(page).getByRole('link', { name: /Warehousing/ })).toBeHidden();
  });

  test('Escape closes the part, then the menu', async ({ page }) => {
    await open(page);
    await toggle(page).click();
    await expect(page.locator('html'), 'the page stays where it is').toHaveCSS('overflow-y', 'hidden');
    await summary(page, 'Products').click();
    await page.keyboard.press('Escape');
    await expect(summary(page, 'Products')).toBeFocused();
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

  test('every target is at least 44 px high', async ({ page }) => {
    await open(page);
    await toggle(page).click();
    const heights = await page
      .getByRole('banner')
      .locator('a:visible, summary:visible')
      .evaluateAll((all) => all.map((stop) => stop.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every menu opens on a wide screen', async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(PAGE);
    for (const [menu, link] of [
      ['Products', /Haulage/],
      ['Company', /About/],
    ] as const) {
      await summary(page, menu).click();
      await expect(menus(page).getByRole('link', { name: link })).toBeVisible();
    }
  });

  test('the countries are seen in the menu of a phone', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(PAGE);
    await expect(selector(page)).toBeHidden();
    await toggle(page).click();
    await selector(page).click();
    await expect(page.getByRole('radio', { name: /Nigeria/ })).toBeChecked();
    await expect(page.getByRole('radio', { name: /Ghana Coming Soon/ })).toBeDisabled();
  });

  test('the menu opens on a phone and pushes the page down', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(PAGE);
    const top = async () => (await page.locator('main').boundingBox())?.y ?? 0;
    const before = await top();
    await toggle(page).click();
    await summary(page, 'Products').click();
    await expect(menus(page).getByRole('link', { name: /Haulage/ })).toBeVisible();
    expect(await top()).toBeGreaterThan(before);
  });
});

for (const viewport of [PHONE, TABLET, DESKTOP]) {
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

    test('everything is in sight in the order of the Tab key', async ({ page }) => {
      await open(page);
      if (viewport === PHONE) await toggle(page).click();
      // Places are compared that were looked up one after the other: letters that come between them would move some. They are places of the
      // page, since the menu of a phone is longer than the window and scrolls, smoothly, to what has the focus.
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      const header = page.getByRole('banner');
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

    test('a page that is kept for the way back is left with every menu closed', async ({ page }) => {
      await open(page);
      if (viewport === PHONE) await toggle(page).click();
      await summary(page, 'Resources').click();
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
      await expect(page.getByRole('banner').locator('details[open]')).toHaveCount(0);
    });

    test('the way to the enquiry desk is a smooth one, and counted once', async ({ page }) => {
      await open(page);
      await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
      if (viewport === PHONE) await toggle(page).click();
      if (viewport === TABLET) await summary(page, 'Contact').click();
      await way(page, /^Speak to an Expert/).click();
      await expect(page.locator('#contact_sales')).toBeInViewport();
      await expect(page.getByRole('banner').locator('details[open]')).toHaveCount(0);
      expect(await page.evaluate(() => window.dataLayer)).toEqual([
        { event: 'contact_sales_button_click', label: 'Speak to an Expert', destination: '#contact_sales' },
      ]);
    });

    test('the next page starts at its top with every menu closed', async ({ page }) => {
      await open(page);
      await page.evaluate(() => scrollTo({ top: 60, behavior: 'instant' }));
      if (viewport === PHONE) await toggle(page).click();
      await summary(page, 'Resources').click();
      await menus(page).getByRole('link', { name: /Blog/ }).click();
      await page.waitForURL('**/resources/blog');
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await expect(page.getByRole('banner').locator('details[open]')).toHaveCount(0);
      await page.goBack();
      await expect(page.getByRole('banner').locator('details[open]')).toHaveCount(0);
    });
  });
}

test('the menus hold the entries of the specification in its order, and lead to the contact page', async ({
  page,
}) => {
  await open(page);
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
});

/** The ways to a person and to the client platform that every width has (specification, section 2). */
const WAYS = [/^\+234/, /^WhatsApp/, /^Contact Us/, /^Sign Up/, /^Speak to an Expert/];
const way = (page: Page, name: RegExp) =>
  page.getByRole('banner').getByRole('link', { name }).and(page.locator(':visible'));

test('at every width the header is one row, and one press away are all ways to the company', async ({
  page,
}) => {
  for (const width of [320, 360, 767, 768, 864, 1023, 1024, 1119, 1120, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    const header = page.getByRole('banner');
    expect((await header.boundingBox())?.height, `at ${width} px`).toBeLessThanOrEqual(72);
    await (width < TABLET.width ? toggle(page) : summary(page, 'Contact')).click();
    for (const name of WAYS) await expect(way(page, name).first(), `at ${width} px`).toBeVisible();
    await expect(way(page, /^Speak to an Expert/), `at ${width} px`).toHaveCount(1);
    const prices = header.getByRole('link', { name: 'Prices', exact: true });
    await expect(prices, 'prices are a link of the row').toHaveAttribute('href', '/price');
    await expect(prices, `at ${width} px`).toBeVisible();
  }
});

test('a chat in WhatsApp begins with the subject of the page', async ({ page }) => {
  await page.goto('/products/warehousing');
  const title = await page.title();
  await summary(page, 'Contact').click();
  const address = new URL((await way(page, /^WhatsApp/).getAttribute('href')) ?? '');
  expect(address.searchParams.get('text')).toContain(title);
});

test('on wide screens the country is chosen right beside the numbers that belong to it', async ({ page }) => {
  await open(page);
  for (const width of [1024, 1120, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const country = await page.getByRole('banner').locator('.country > summary').boundingBox();
    const contact = await summary(page, 'Contact').boundingBox();
    const gap = (country?.x ?? 0) - (contact?.x ?? 0) - (contact?.width ?? 0);
    expect(gap, `at ${width} px`).toBeGreaterThanOrEqual(0);
    expect(gap, `at ${width} px`).toBeLessThan(32);
  }
});

test.describe('the bar at the foot of a phone', () => {
  test.use({ viewport: PHONE });
  const bar = (page: Page) => page.getByRole('navigation', { name: 'Call or message us' });

  test('comes after the first screen, and is gone where the enquiry section has the same', async ({
    page,
  }) => {
    await page.goto('/products/haulage');
    await expect(bar(page)).not.toBeInViewport();
    await page.evaluate(() => scrollTo({ top: 2 * innerHeight, behavior: 'instant' }));
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await expect(bar(page).getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+234/);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(bar(page)).not.toBeInViewport();
  });

  test('covers nothing that has the focus', async ({ page }) => {
    await page.goto('/products/haulage');
    const links = page.locator('main a:visible, main input:visible, main select:visible');
    for (const place of [12, 20, 28]) {
      const link = links.nth(place);
      await link.focus();
      // The window glides to it, and the bar follows.
      await expect
        .poll(async () => {
          const box = await link.evaluate((element) => element.getBoundingClientRect().toJSON());
          const cover = await bar(page).boundingBox();
          const isInBar = await link.evaluate((element) => element.closest('.call-bar') !== null);
          const [top, height] = [cover?.y ?? 0, cover?.height ?? 0];
          return isInBar || box.bottom <= top + 1 || box.top >= top + height;
        })
        .toBe(true);
    }
  });
});

test('Nigeria is selected and Ghana is coming soon', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await open(page);
  await selector(page).click();
  await expect(page.getByRole('radio', { name: /Nigeria/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /Ghana Coming Soon/ })).toBeDisabled();
});
