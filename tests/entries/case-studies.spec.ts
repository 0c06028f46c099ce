import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OwnSite } from '../support/browser/own-site.ts';
import { expect, test, WIDTHS } from '../support/browser/site.ts';
import { CONTENT } from '../support/site-content.ts';
import { errorsOf } from '../sweep/checks/axe.ts';

const LIST = '/resources/case-studies';
const STUDY = `---
title: Forty loads, none short
subTitle: How a mill counted its bags at both gates, and what that changed.
date: 2026-09-30
cover: yard
client: A Mill Ltd
meta:
  title: 'Case study: forty loads, none short'
  description: How a mill counted its bags at both gates, sealed the doors between them, and lost none in forty loads.
---

The mill sent forty loads.

## Before
`;

test('while there are none, the page says so and asks for the first', async ({ page }) => {
  await page.goto(LIST);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'A Successful Business Stems from Satisfied Customers',
  );
  const list = page.getByRole('region', { name: 'Case Studies' });
  await expect(list.getByText('The first ones are on their way.')).toBeVisible();
  await expect(list.getByRole('article')).toHaveCount(0);
  await page.getByRole('link', { name: 'Become a customer' }).click();
  await expect(page.locator('#contact_sales')).toBeInViewport();
  expect(await page.evaluate(() => window.dataLayer)).toContainEqual(
    expect.objectContaining({ event: 'contact_sales_button_click' }),
  );
});

test.describe('with case studies', () => {
  test.use({ viewport: { width: WIDTHS.phone, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });
  let site: OwnSite;
  let folder: string;

  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'case-studies-'));
    await cp(CONTENT, folder, { recursive: true });
    await mkdir(join(folder, 'case-studies'));
    await writeFile(join(folder, 'case-studies/forty-loads.md'), STUDY);
    site = new OwnSite();
    await site.start(folder);
  });
  test.afterAll(async () => {
    await site.stop();
    await rm(folder, { recursive: true });
  });

  test('each is a sheet that leads to its page, and back', async ({ page, request }) => {
    await page.goto(site.address + LIST);
    expect(await errorsOf(page)).toEqual([]);
    const sheet = page.getByRole('region', { name: 'Case Studies' }).getByRole('article');
    await expect(sheet).toHaveCount(1);
    await expect(sheet).toContainText('A Mill Ltd');
    await expect(sheet).toContainText('September 30, 2026');
    await sheet.getByRole('link', { name: 'Forty loads, none short' }).click();
    await expect(page).toHaveURL(new RegExp(`${LIST}/forty-loads$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forty loads, none short');
    await expect(page.getByText('The mill sent forty loads.')).toBeVisible();
    expect(await errorsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'Back to Case Studies' }).click();
    await expect(page).toHaveURL(new RegExp(`${LIST}$`));
    const unknown = await request.get(`${site.address}${LIST}/no-such-study`);
    expect(unknown.status()).toBe(404);
    expect(await unknown.text()).toContain('Content not available yet');
  });

  for (const path of [LIST, `${LIST}/forty-loads`])
    test(`${path} fits a small screen, and a large one`, { tag: '@nightly' }, async ({ page }) => {
      await page.setViewportSize({ width: WIDTHS.desktop, height: 900 });
      await page.goto(site.address + path);
      expect(await errorsOf(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 256 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
});
