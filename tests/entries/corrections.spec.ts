import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import { casesFor } from '../../tools/run/steps/tiers.mjs';
import { OwnSite } from '../support/browser/own-site.ts';
import { expect, test } from '../support/browser/site.ts';
import { CONTENT } from '../support/site-content.ts';
import { errorsOf } from '../sweep/checks/axe.ts';

const PATH = '/resources/blog/what-a-pallet-costs-to-keep';
const FIRST = { date: '2026-11-24', text: 'A pallet takes 1.2 m² of floor, not 1.4 m².' };
const SECOND = {
  date: '2026-11-27',
  text: 'The handling of <one> pallet is in the rate: we wrote that it is not.',
};

// One worker has the site of its own for all of them.
test.describe.configure({ mode: 'default' });

const site = new OwnSite();
let directory = '';

/** Answers of this server, as programs read them. */
const text = async (path: string) => (await fetch(site.address + path)).text();

test.beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kayalink-'));
  const content = join(directory, 'content');
  await cp(CONTENT, content, { recursive: true });
  const file = join(content, `${PATH.replace('/resources/', '')}.md`);
  const corrections = `corrections: ${JSON.stringify([FIRST, SECOND])}`;
  const post = await readFile(file, 'utf8');
  await writeFile(file, post.replace(/^---\n/, `---\nupdated: 2026-11-25\n${corrections}\n`));
  await site.start(content);
});

test.afterAll(async () => {
  await site.stop();
  await rm(directory, { recursive: true, force: true });
});

for (const width of casesFor([360, 1440]))
  test(`corrections are below the text, newest first, where the byline leads, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(site.address + PATH);
    const block = page.getByRole('region', { name: 'Corrections' });
    await expect(page.getByText('Changed November 27, 2026, see')).toBeVisible();
    await page.getByRole('link', { name: 'see what was corrected' }).click();
    await expect(block).toBeInViewport({ ratio: 1 });
    await expect(block.getByRole('paragraph')).toHaveText([
      `Correction, November 27, 2026: ${SECOND.text}`,
      `Correction, November 24, 2026: ${FIRST.text}`,
    ]);
    await expect(block.getByRole('time').first()).toHaveAttribute('datetime', SECOND.date);
    await page.emulateMedia({ media: 'print' });
    await expect(block).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    expect(await errorsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

test('search engines read what was corrected, and when the post changed last', async () => {
  const html = await text(PATH);
  const [, json = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  const posting = JSON.parse(json)['@graph'].find(
    (thing: { '@type': string }) => thing['@type'] === 'BlogPosting',
  );
  expect(posting).toMatchObject({
    dateModified: SECOND.date,
    correction: [SECOND, FIRST].map(({ date, text }) => ({
      '@type': 'CorrectionComment',
      text,
      datePublished: date,
    })),
  });
  expect(await text('/sitemap.xml')).toContain(`${PATH}</loc><lastmod>${SECOND.date}</lastmod>`);
});

test('the feed says when the post changed last, and ends its text with the corrections', async () => {
  const { channel } = new XMLParser().parse(await text('/rss.xml')).rss;
  const item = channel.item.find(({ link }: { link: string }) => link.endsWith(PATH));
  expect(item['atom:updated']).toBe(`${SECOND.date}T09:00:00+01:00`);
  expect(new Date(channel.lastBuildDate).getTime()).toBeGreaterThanOrEqual(Date.parse(item['atom:updated']));
  const words = item['content:encoded'].replaceAll(/<[^>]+>/g, '');
  const shown = SECOND.text.replace('<', '&lt;').replace('>', '&gt;');
  expect(words).toMatch(
    /Correction, November 27, 2026: .*Correction, November 24, 2026: [^.]*\.2 m²[^.]*\.4 m²\.$/,
  );
  expect(words).toContain(`Correction, November 27, 2026: ${shown}`);
});
