import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BLOCKS, INLINES } from '@contentful/rich-text-types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type GuideText, TICK_BOX } from '#domain/entries/guide-pdf.ts';
import { parts, words } from '#domain/entries/rich-text/document.ts';
import { readSnapshot, type Snapshot } from '#server/content/folder/snapshot.ts';
import { renderGuide } from '#src/entries/guides/pdf/render-guide.tsx';
import { makeGuides } from '../../../tools/astro/guides.ts';
import { type ReadPdf, readPdf } from './read-pdf.ts';

const SLUGS = (await readdir('content/guides'))
  .filter((name) => name.endsWith('.pdf.md'))
  .map((name) => name.split('.')[0] ?? '');
const LARGEST = 400_000;
/** Letters on a page below which it looks forgotten. */
const LEAST_WORDS = 150;
const bare = (text: string) => text.replace(/\s/g, '');

let folder: string;
let content: Required<Snapshot>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kayalink-guides-'));
  content = await readSnapshot('content');
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

test('the same text gives the same bytes', async () => {
  const [text] = content.entries.guideTexts;
  if (!text) throw new Error('there is no guide');
  const again = await renderGuide(text, content.copy.site, content.copy['guide-pdf']);
  expect(again.equals(await readFile(join(folder, `${text.slug}.pdf`)))).toBe(true);
});

describe.each(SLUGS)('%s', (slug) => {
  let file: Buffer;
  let pdf: ReadPdf;
  let text: GuideText;
  let headings: string[];

  beforeAll(async () => {
    file = await readFile(join(folder, `${slug}.pdf`));
    pdf = readPdf(file);
    text = content.entries.guideTexts.find((candidate) => candidate.slug === slug) as GuideText;
    headings = text.content.content.filter(({ nodeType }) => nodeType === BLOCKS.HEADING_2).map(words);
  });

  test('says what it is, in which language, by whom and of when', () => {
    expect(pdf.info['Title']).toBe(text.title);
    expect(pdf.info['Subject']).toBe(text.subTitle);
    expect(pdf.info['Author']).toBe(content.copy.site.legalName.value);
    expect(pdf.info['CreationDate']).toContain(text.date.replaceAll('-', ''));
    expect(pdf.language).toBe('en-NG');
  });

  test('is a booklet of 8 to 16 pages, light enough for a phone', () => {
    expect(pdf.pages.length).toBeGreaterThanOrEqual(8);
    expect(pdf.pages.length).toBeLessThanOrEqual(16);
    expect(file.length).toBeLessThan(LARGEST);
    const thin = pdf.pages.filter((page) => page.length < LEAST_WORDS);
    expect(thin).toEqual([]);
  });

  test('prints every word of its text, in letters that its faces have', () => {
    const printed = pdf.pages.join('');
    const written = [...parts(text.content)].filter(({ nodeType }) => nodeType === 'text').map(words);
    expect(written.filter((words) => !printed.includes(bare(words).replace(TICK_BOX, '')))).toEqual([]);
    expect(pdf.fallen).toBe('');
  });

  test('has its headings in order, with the pages that the contents give', () => {
    expect(pdf.bookmarks).toEqual([...headings, content.copy['guide-pdf'].sources.heading]);
    const [, opening = ''] = pdf.pages;
    for (const heading of pdf.bookmarks) {
      const page = pdf.pages.findIndex((words, place) => place > 1 && words.includes(bare(heading)));
      expect(opening).toContain(`${bare(heading)}${page + 1}`);
    }
  });

  test('leads to every source, and to the company', () => {
    for (const { url } of text.sources) expect(pdf.links).toContain(url);
    expect(pdf.links).toContain(`mailto:${content.copy.site.email.value}`);
    const linked = [...parts(text.content)].filter(({ nodeType }) => nodeType === INLINES.HYPERLINK);
    for (const { data } of linked) expect(pdf.links).toContain(data['uri']);
  });

  test('can be filled in: each empty cell is a field and each task a box, of a name of its own', async () => {
    const source = await readFile(`content/guides/${slug}.pdf.md`, 'utf8');
    expect(pdf.fields.boxes).toHaveLength(source.match(/^- \[ \] /gm)?.length ?? 0);
    const names = [...pdf.fields.texts, ...pdf.fields.boxes];
    expect(pdf.fields.texts.length).toBeGreaterThan(20);
    expect(names.filter((name, place) => names.indexOf(name) < place)).toEqual([]);
  });
});
