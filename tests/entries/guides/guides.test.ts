import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BLOCKS, INLINES } from '@contentful/rich-text-types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type GuideText, TICK_BOX } from '#domain/entries/guide-pdf.ts';
import { parts, words } from '#domain/entries/rich-text/document.ts';
import type { Snapshot } from '#server/content/folder/snapshot.ts';
import { renderGuide } from '#src/entries/guides/pdf/render-guide.ts';
import { readSiteContent } from '#tests/support/site-content.ts';
import { makeGuides } from '../../../tools/astro/guides.ts';
import { TRIES_EVERY_CASE } from '../../../tools/run/steps/tiers.mjs';
import { type ReadPdf, readPdf } from './read-pdf.ts';

const SLUGS = (await readdir('content/guides'))
  .filter((name) => name.endsWith('.pdf.md'))
  .map((name) => name.split('.')[0] ?? '');
const LARGEST = 200_000;
/** Of the room between the margins; a page that uses less looks forgotten. */
const LEAST_FILLED = 0.2;
/** Cuts of src/ui/fonts/print, as files name them. */
const OWN_FACES = ['BricolageGrotesque-96ptExtraBold', 'InstrumentSans-Regular', 'InstrumentSans-Italic'];
const bare = (text: string) => text.replace(/\s/g, '');

let folder: string;
let content: Required<Snapshot>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kayalink-guides-'));
  content = await readSiteContent();
  await makeGuides(folder, () => {});
});

afterAll(() => rm(folder, { recursive: true }));

test('there are at least four guides, and each has its PDF and its workbook', async () => {
  const { guides } = content.entries;
  expect(SLUGS.length).toBeGreaterThanOrEqual(4);
  expect(guides.map(({ pdf }) => pdf)).toEqual(guides.map(({ slug }) => ({ file: `${slug}.pdf` })));
  expect((await readdir(folder)).sort()).toEqual(
    SLUGS.flatMap((slug) => [`${slug}.pdf`, `${slug}.xlsx`]).sort(),
  );
});

test.runIf(TRIES_EVERY_CASE)('the same text gives the same bytes', async () => {
  const [text] = content.entries.guideTexts;
  if (!text) throw new Error('there is no guide');
  const again = await renderGuide(text, content.copy.site, content.copy['guide-pdf']);
  expect(again.equals(await readFile(join(folder, `${text.slug}.pdf`)))).toBe(true);
});

describe.each(SLUGS)('%s', (slug) => {
  let file: Buffer;
  let pdf: ReadPdf;
  let text: GuideText;

  beforeAll(async () => {
    file = await readFile(join(folder, `${slug}.pdf`));
    pdf = await readPdf(file);
    text = content.entries.guideTexts.find((candidate) => candidate.slug === slug) as GuideText;
  });

  test('says what it is, in which language, by whom and of when', () => {
    expect(pdf.info).toMatchObject({
      Title: text.title,
      Subject: text.subTitle,
      Author: content.copy.site.legalName.value,
      Language: 'en-NG',
    });
    expect(pdf.info['CreationDate']).toContain(text.date.replaceAll('-', ''));
  });

  test('is a booklet of 8 to 16 pages, light enough for a phone', () => {
    expect(pdf.pages.length).toBeGreaterThanOrEqual(8);
    expect(pdf.pages.length).toBeLessThanOrEqual(16);
    expect(file.length).toBeLessThan(LARGEST);
  });

  test('has no page that is nearly empty', () => {
    expect(pdf.pages.map(({ filled }) => filled).filter((filled) => filled < LEAST_FILLED)).toEqual([]);
  });

  test('prints every word of its text in our own faces', () => {
    const printed = pdf.pages.map((page) => page.words).join('');
    const written = [...parts(text.content)].filter(({ nodeType }) => nodeType === 'text').map(words);
    expect(written.filter((words) => !printed.includes(bare(words).replace(TICK_BOX, '')))).toEqual([]);
    const faces = new Set(pdf.pages.flatMap((page) => page.faces));
    expect([...faces].filter((face) => !OWN_FACES.includes(face))).toEqual([]);
  });

  test('has its headings as bookmarks, on the pages that the contents give', () => {
    const { heading: sources } = content.copy['guide-pdf'].sources;
    const sections = text.content.content.filter(({ nodeType }) => nodeType === BLOCKS.HEADING_2);
    const smaller = text.content.content.filter(({ nodeType }) => nodeType === BLOCKS.HEADING_3);
    expect(pdf.bookmarks.map(({ title }) => title)).toEqual([...sections.map(words), sources]);
    expect(pdf.bookmarks.flatMap(({ items }) => items)).toEqual(smaller.map(words));
    for (const { title, page } of pdf.bookmarks) {
      expect(pdf.pages[1]?.words).toContain(`${bare(title)}${page}`);
      expect(pdf.pages[page - 1]?.words).toContain(bare(title));
    }
  });

  test('leads to every source, and to the company', () => {
    const urls = pdf.pages.flatMap(({ links }) => links.map(({ url }) => url));
    for (const { url } of text.sources) expect(urls).toContain(url);
    expect(urls).toContain(`mailto:${content.copy.site.email.value}`);
    const linked = [...parts(text.content)].filter(({ nodeType }) => nodeType === INLINES.HYPERLINK);
    for (const { data } of linked) expect(urls).toContain(data['uri']);
  });

  test('can be filled in: each empty cell is a field and each task a box, of a name of its own', async () => {
    const source = await readFile(`content/guides/${slug}.pdf.md`, 'utf8');
    const fields = pdf.pages.flatMap((page) => page.fields);
    const tasks = source.match(/^- \[ \] /gm)?.length ?? 0;
    const cells = source.match(/(?<=^\|.*)\|(?= +\|)/gm)?.length ?? 0;
    expect(fields.filter(({ kind }) => kind === 'tick')).toHaveLength(tasks);
    expect(fields.filter(({ kind }) => kind === 'text')).toHaveLength(cells);
    const names = fields.map(({ name }) => name);
    expect(names.filter((name, place) => names.indexOf(name) < place)).toEqual([]);
  });

  /** What the compiler checks of PDF/UA-1 it has checked when the file says so; what is made after it is checked here. */
  const tags = (role: string) => pdf.pages.flatMap((page) => page.tags.filter((tag) => tag.role === role));

  test('is tagged, follows PDF/UA-1, and leaves no words untagged', () => {
    expect(pdf.isTagged).toBe(true);
    expect(pdf.accessible).toBe('1');
    expect(pdf.pages.map(({ untagged }) => untagged).join('')).toBe('');
  });

  test('has one title, and headings that skip no level', () => {
    const levels = pdf.pages
      .flatMap((page) => page.tags.map(({ role }) => /^H(\d)$/.exec(role)?.[1]))
      .filter((level) => level !== undefined)
      .map(Number);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    for (const [at, level] of levels.entries()) expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1);
  });

  test('says of each link and field what it is, in a tag of its own', () => {
    const links = pdf.pages.flatMap((page) => page.links);
    const fields = pdf.pages.flatMap((page) => page.fields);
    expect(new Set(links.map(({ tag }) => tag))).toEqual(new Set(['Link']));
    expect(new Set(fields.map(({ tag }) => tag))).toEqual(new Set(['Form']));
    expect(tags('Form').map(({ children }) => children)).toEqual(fields.map(() => ['annotation']));
    expect([
      ...links.map(({ description }) => description),
      ...fields.map(({ label }) => label),
    ]).not.toContain('');
  });

  test('has tables whose columns and rows have heads, and whose cells are in rows', () => {
    const rows = tags('TR');
    const heads = tags('TH');
    expect(rows.length).toBeGreaterThan(30);
    expect(heads.every(({ scope }) => scope === 'Row' || scope === 'Column')).toBe(true);
    expect(heads.filter(({ scope }) => scope === 'Row').length).toBeGreaterThan(20);
    const cells = [...heads, ...tags('TD')];
    expect(cells.filter(({ parent }) => parent !== 'TR')).toEqual([]);
  });

  test('has lists of items, and contents that lead to their pages', () => {
    expect(tags('LI').length).toBeGreaterThan(5);
    expect(tags('LI').filter(({ parent }) => parent !== 'L')).toEqual([]);
    expect(tags('TOCI')).toHaveLength(pdf.bookmarks.length);
  });
});
