import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { AUTHOR_POSTS_PER_PAGE } from '#domain/entries/blog.ts';
import { authorPath } from '#domain/entries/people.ts';
import { TRIES_EVERY_CASE } from '../../tools/run/steps/tiers.mjs';
import { OwnSite } from '../support/browser/own-site.ts';
import { expect, test } from '../support/browser/site.ts';
import { CONTENT } from '../support/site-content.ts';
import { errorsOf } from '../sweep/checks/axe.ts';
import { MOST_DIFFERENT, PAGES } from '../sweep/routes.ts';

const post = (title: string, fields: string, body = 'Text.', author = 'sunday-okon') => `---
title: ${title}
subTitle: A post of the tests, among all the others.
date: 2026-11-02
tags: [Ports]
cover: quay
author: ${author}
${fields}
meta:
  title: ${title} in a series
  description: A post of the tests, among all the others, that says nothing of its own.
---

${body}
`;
const series = (part: number) => `series: { name: Boxes step by step, part: ${part} }`;
const ANNOUNCEMENT = `text: The desk is closed on 25 December.
link: { label: Holiday hours, path: /contact }
until: 2099-12-25
`;

/** Wrote more posts than one page shows. */
const PROLIFIC = 'zainab-garba';

// One worker has the site of its own for all of them.
test.describe.configure({ mode: 'default' });

const site = new OwnSite();
let directory = '';

test.beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kayalink-'));
  const content = join(directory, 'content');
  await cp(CONTENT, content, { recursive: true });
  await mkdir(join(content, 'images'), { recursive: true });
  const gate = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#0b5d3b' } });
  await writeFile(join(content, 'images/gate.png'), await gate.png().toBuffer());
  await writeFile(join(content, 'announcement.yaml'), ANNOUNCEMENT);
  const write = (slug: string, text: string) => writeFile(join(content, `blog/${slug}.md`), text);
  await write('box-one', post('The first box', series(1)));
  await write(
    'box-two',
    post(
      'The second box',
      `${series(2)}\npinned: true\nupdated: 2026-11-05\nrelated: [a-cold-load-hour-by-hour]`,
      '![A green gate](gate.png "The gate at noon | A. Bello")',
    ),
  );
  await write('box-three', post('The third box', series(3)));
  for (let day = 1; day <= AUTHOR_POSTS_PER_PAGE + 1; day++)
    await write(`tarpaulin-${day}`, post(`Tarpaulin ${day}`, '', 'Text.', PROLIFIC));
  await site.start(content);
});

test.afterAll(async () => {
  await site.stop();
  await rm(directory, { recursive: true, force: true });
});

test('a pinned post stands first in the list and says so, and not among those of a topic', async ({
  page,
}) => {
  await page.goto(`${site.address}/resources/blog`);
  const first = page.getByRole('article').first();
  await expect(first.getByRole('heading')).toHaveText('The second box');
  await expect(first).toContainText('Read first');
  await page.goto(`${site.address}/resources/blog?tag=ports`);
  await expect(page.getByRole('article').first()).not.toContainText('Read first');
});

test('a part of a series leads to those before and after it, and what was chosen stands below', async ({
  page,
}) => {
  // This site serves pages and no pictures.
  await page.route('**/media/**', (route) =>
    route.fulfill({ path: join(directory, 'content/images/gate.png') }),
  );
  await page.goto(`${site.address}/resources/blog/box-two`);
  const parts = page.getByRole('navigation', { name: 'Parts of this series' });
  await expect(parts).toContainText('Part 2 of 3: Boxes step by step');
  await expect(parts.getByRole('link')).toHaveText(['The first box', 'The third box']);
  await expect(page.getByText('Changed November 5, 2026')).toBeVisible();
  await expect(page.getByRole('figure').locator('figcaption')).toHaveText('The gate at noon A. Bello');
  const below = page.locator('section', { has: page.locator('#related') }).getByRole('article');
  await expect(below.first().getByRole('heading')).toHaveText(/cold/i);
  await expect(below).toHaveCount(3);
  expect(await errorsOf(page)).toEqual([]);
  await parts.getByRole('link', { name: 'The third box' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The third box');
});

test('the byline leads to the page of who wrote it, whose many posts come on several pages', {
  tag: '@nightly',
}, async ({ page, request }) => {
  await page.goto(`${site.address}/resources/blog/tarpaulin-1`);
  await page.getByRole('link', { name: 'Zainab Garba' }).click();
  await expect(page).toHaveURL(new RegExp(`${authorPath(PROLIFIC)}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zainab Garba');
  const written = page.getByRole('region', { name: 'Written' }).getByRole('article');
  await expect(written).toHaveCount(AUTHOR_POSTS_PER_PAGE);
  const first = await written.getByRole('heading').allTextContents();
  await page.getByRole('link', { name: 'Older' }).click();
  await expect(page).toHaveURL(new RegExp(`${authorPath(PROLIFIC, 2).replace('?', '\\?')}$`));
  await expect(page).toHaveTitle(/: Page 2 of \d/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\?page=2$/);
  const second = await written.getByRole('heading').allTextContents();
  expect(second.length).toBeGreaterThan(0);
  expect(second.filter((title) => first.includes(title))).toEqual([]);
  expect(await errorsOf(page)).toEqual([]);
  await page.goBack();
  await expect(written).toHaveCount(AUTHOR_POSTS_PER_PAGE);
  expect(await (await request.get(`${site.address}/sitemap.xml`)).text()).toContain(
    `${authorPath(PROLIFIC)}</loc>`,
  );
});

test('an announcement stands above the header of every page, without script, in few bytes', async ({
  browser,
  request,
}) => {
  const pages = TRIES_EVERY_CASE ? PAGES : [...MOST_DIFFERENT, '/no/such/page'];
  for (const path of pages.filter((path) => !path.startsWith('/marketing'))) {
    const html = await (await request.get(site.address + path)).text();
    const [line] = html.match(/<aside[^>]*>.*?Holiday hours.*?<\/aside>/s) ?? [];
    expect(line, path).toBeDefined();
    expect(Buffer.byteLength(line ?? ''), path).toBeLessThan(300);
  }
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await page.goto(`${site.address}/about`);
  const link = page.getByRole('link', { name: 'Holiday hours' });
  await expect(link).toBeVisible();
  const [top, header] = await Promise.all([link.boundingBox(), page.getByRole('banner').boundingBox()]);
  expect((top?.y ?? 0) + (top?.height ?? 0)).toBeLessThanOrEqual((header?.y ?? 0) + 1);
  await context.close();
});
