import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { casesFor } from '../../tools/run/steps/tiers.mjs';
import { OwnSite } from '../support/browser/own-site.ts';
import { expect, test } from '../support/browser/site.ts';
import { CONTENT } from '../support/site-content.ts';

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

const PRICE = '/price?from=apapa&to=kano&weight=75&stops=1&waiting=2&fod=yes';

async function expectNoLightText(page: Page) {
  const light = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *:not(svg, svg *)')]
      .filter((element) => element.checkVisibility() && element.textContent)
      .filter((element) => getComputedStyle(element).color !== 'rgb(0, 0, 0)')
      .map(({ className }) => className),
  );
  expect(light).toEqual([]);
}

for (const [path, related, outbound] of casesFor([
  ['/resources/blog/papers-of-an-import-box', 'More amazing articles for you', true],
  ['/resources/e-guides/earning-with-your-truck', 'Explore More Guides', false],
  ['/resources/glossary/glossaryD/demurrage', 'Related Glossaries', false],
] as const)) {
  test(`of ${path} only the text goes on paper, and links out of it say their address`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.rich-text').last()).toBeVisible();
    await expect(page.locator('form:visible')).toHaveCount(0);
    await expect(page.locator('header picture:visible, header p > a:visible')).toHaveCount(0);
    await expect(page.locator('[data-header], footer').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: related })).toBeHidden();
    const links = page.locator('.rich-text a[href^="https"]');
    if (outbound) await expect(links).not.toHaveCount(0);
    for (const link of await links.all()) {
      const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content);
      expect(printed).toContain(await link.getAttribute('href'));
    }
  });
}

test('who wrote an article is printed', { tag: '@nightly' }, async ({ page }) => {
  const directory = await mkdtemp(join(tmpdir(), 'kayalink-signed-'));
  await cp(CONTENT, directory, { recursive: true });
  const file = join(directory, 'blog/what-fits-on-a-30-ton-truck.md');
  const byline = 'author: ibrahim-lawal\nreviewer: adaeze-nwosu\n';
  await writeFile(file, (await readFile(file, 'utf8')).replace('---\n', `---\n${byline}`));
  const site = new OwnSite();
  await site.start(directory);
  await page.goto(`${site.address}/resources/blog/what-fits-on-a-30-ton-truck`);
  await expect(page.locator('article > header dl a')).toHaveCount(2);
  for (const name of await page.locator('article > header dl a').all()) await expect(name).toBeVisible();
  await page.close();
  await site.stop();
  await rm(directory, { recursive: true });
});

test('the contact page prints the letterhead on every sheet, its telephone, address and e-mail, and no form', async ({
  page,
}) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: '+234 800 000 0000' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'hello@kayalink.example' })).toBeVisible();
  await expect(main.getByText('12 Sample Wharf Road, Apapa, Lagos')).toBeVisible();
  await expect(page.locator('form:visible, button:visible, main .button:visible')).toHaveCount(0);
  // The head of a table comes again on each sheet.
  await expect(page.locator('body')).toHaveCSS('display', 'table');
  const head = page.locator('[data-letterhead]');
  await expect(head).toHaveCSS('display', 'table-header-group');
  await expect(head).toHaveCSS('break-inside', 'avoid');
  await expectNoLightText(page);
});

test('the questions print their answers, folded ones too', async ({ page }) => {
  await page.goto('/resources/faq');
  const answers = page.locator('details[name=questions] .rich-text');
  const count = await answers.count();
  expect(count).toBeGreaterThan(1);
  for (let place = 0; place < count; place += 1) await expect(answers.nth(place)).toBeVisible();
});

test('the questions print their answers in browsers that need a script for it, and are folded again', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await page.goto('/resources/faq');
  await page.emulateMedia({ media: 'screen' });
  await page.mouse.move(1, 1);
  const open = page.locator('details[name=questions][open]');
  const all = await page.locator('details[name=questions]').count();
  await expect(open).toHaveCount(1);
  await expect
    .poll(async () => {
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      return page.locator('li > details[open]').count();
    })
    .toBe(all);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(open).toHaveCount(1);
});

test('haulage prints its clients whole and nothing to press', async ({ page }) => {
  await page.goto('/products/haulage?weight=75&volume=110');
  await expect(page.locator('.pause-toggle:visible, form:visible, main .button:visible')).toHaveCount(0);
  const names = page.locator('.brands-run:not([aria-hidden]) li');
  const paper = await page.evaluate(() => document.documentElement.clientWidth);
  for (const name of await names.all()) {
    const box = await name.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= paper).toBe(true);
  }
  await expect(page.locator('.brands-run[aria-hidden]')).toBeHidden();
  await expectNoLightText(page);
});

test('the price of a load prints on one page, with the range, its parts and the card', async ({ page }) => {
  await page.goto(PRICE);
  const paper = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  expect(/\/Count (\d+)/.exec(paper)?.[1]).toBe('1');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('form:visible, main .button:visible')).toHaveCount(0);
  await expect(page.locator('.price-slip table')).toBeVisible();
  await expectNoLightText(page);
});

for (const path of ['/', '/solutions/tracking'])
  test(`${path} prints no light text on white paper`, { tag: '@nightly' }, async ({ page }) => {
    await page.goto(path);
    await expectNoLightText(page);
  });
