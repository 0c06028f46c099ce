import { BLOCKS, type Document, MARKS } from '@contentful/rich-text-types';
import { beforeAll, expect, test } from 'vitest';
import type { GuideText } from '#domain/entries/guide-pdf.ts';
import type { Snapshot } from '#server/content/folder/snapshot.ts';
import { renderGuide } from '#src/entries/guides/pdf/render-guide.ts';
import { readSiteContent } from '#tests/support/site-content.ts';
import { casesFor, TRIES_EVERY_CASE } from '../../../tools/run/steps/tiers.mjs';
import { type ReadPdf, readPdf } from '../guides/read-pdf.ts';
import { LINES, SENTENCE, SPECIMEN } from './specimen.ts';

let content: Required<Snapshot>;
beforeAll(async () => {
  content = await readSiteContent();
});

const bare = (text: string) => text.replace(/\s/g, '');
const text = (value: string, ...marks: string[]) => ({
  nodeType: 'text' as const,
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
});
const block = (nodeType: BLOCKS, value: string, ...marks: string[]) => ({
  nodeType,
  data: {},
  content: [text(value, ...marks)],
});

/** A guide that is set in every face of print, from letters as they are or in pieces. */
function specimen(form: 'NFC' | 'NFD', ending = ''): GuideText {
  const [guide] = content.entries.guideTexts;
  if (!guide) throw new Error('there is no guide');
  const lines = LINES.map((line) => line.normalize(form));
  const written = [
    block(BLOCKS.PARAGRAPH, SENTENCE.normalize(form)),
    ...lines.flatMap((line) => [
      block(BLOCKS.HEADING_2, `2 ${line}`),
      block(BLOCKS.PARAGRAPH, `0 ${line}`),
      block(BLOCKS.PARAGRAPH, `1 ${line}`, MARKS.BOLD),
      block(BLOCKS.PARAGRAPH, `3 ${line}`, MARKS.ITALIC),
    ]),
    block(BLOCKS.PARAGRAPH, ending),
  ];
  const document = { nodeType: BLOCKS.DOCUMENT, data: {}, content: written } as Document;
  return {
    ...guide,
    title: `Ọ̀yọ́ ${form}`.normalize(form),
    subTitle: SENTENCE.normalize(form),
    content: document,
  };
}

const read = async (guide: GuideText) =>
  readPdf(await renderGuide(guide, content.copy.site, content.copy['guide-pdf']));

const foreign = ({ pages }: ReadPdf) =>
  pages.flatMap(({ faces }) => faces.filter((face) => !/^(BricolageGrotesque|InstrumentSans)-/.test(face)));

test.each(casesFor(['NFC', 'NFD'] as const))(
  'a guide prints every letter in our faces, typed as %s, and can be searched',
  async (form) => {
    const pdf = await read(specimen(form));
    expect(pdf.accessible).toBe('1');
    expect(foreign(pdf)).toEqual([]);
    const printed = pdf.pages.map((page) => page.words).join('');
    expect(printed).toContain(bare(SENTENCE));
    expect(SPECIMEN.filter((letter) => !printed.includes(letter))).toEqual([]);
    for (const [style, faces] of Object.entries({ headings: 2, text: 0, bold: 1, italics: 3 }))
      expect(
        LINES.filter((line) => !printed.includes(bare(`${faces}${line}`))),
        style,
      ).toEqual([]);
  },
);

test.runIf(TRIES_EVERY_CASE)(
  'a letter that none of our faces has still makes a guide, which is seen to lack it',
  async () => {
    const pdf = await read(specimen('NFC', 'ሰ'));
    expect(pdf.isTagged).toBe(true);
    expect(pdf.accessible === '1' && foreign(pdf).length === 0).toBe(false);
  },
);
