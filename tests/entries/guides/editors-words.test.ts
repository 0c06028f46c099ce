import { BLOCKS, type Document } from '@contentful/rich-text-types';
import { describe, expect, test } from 'vitest';
import type { GuideText } from '#domain/entries/guide-pdf.ts';
import { renderGuide } from '#src/entries/guides/pdf/render-guide.ts';
import { readSiteContent } from '#tests/support/site-content.ts';
import { TRIES_EVERY_CASE } from '../../../tools/run/steps/tiers.mjs';
import { readPdf } from './read-pdf.ts';

const { copy, entries } = await readSiteContent();
const { guideTexts } = entries;
const render = async (guide: GuideText) => readPdf(await renderGuide(guide, copy.site, copy['guide-pdf']));

describe('words of editors', () => {
  const CODE =
    '#strong[x] $ y^2 $ @z <q> \\ // c /* d */ _i_ *b* `r` = h - l + e ~ --- #panic("no") "quoted" \\u{41}';
  const paragraph = (value: string, nodeType: BLOCKS = BLOCKS.PARAGRAPH) => ({
    nodeType,
    data: {},
    content: [{ nodeType: 'text', value, marks: [], data: {} }],
  });
  const row = (...cells: string[]) => ({
    nodeType: BLOCKS.TABLE_ROW,
    data: {},
    content: cells.map((cell) => ({
      nodeType: BLOCKS.TABLE_CELL,
      data: {},
      content: [paragraph(cell)],
    })),
  });
  const withContent = (content: unknown[]): GuideText => {
    const [guide] = guideTexts;
    if (!guide) throw new Error('there is no guide');
    return {
      ...guide,
      title: CODE,
      subTitle: CODE,
      audience: CODE,
      content: { nodeType: BLOCKS.DOCUMENT, data: {}, content } as Document,
      sources: [{ url: 'https://example.com/?a=#b', name: CODE, date: CODE }],
    };
  };

  test('are printed as they are written, wherever they are', async () => {
    const pdf = await render(
      withContent([
        paragraph(`0 ${CODE}`),
        paragraph(`1 ${CODE}`, BLOCKS.HEADING_2),
        paragraph(`2 ${CODE}`),
        paragraph(`3 ${CODE}`, BLOCKS.HEADING_3),
        { nodeType: BLOCKS.QUOTE, data: {}, content: [paragraph(`4 ${CODE}`)] },
        {
          nodeType: BLOCKS.UL_LIST,
          data: {},
          content: [{ nodeType: BLOCKS.LIST_ITEM, data: {}, content: [paragraph(`5 ${CODE}`)] }],
        },
        { nodeType: BLOCKS.TABLE, data: {}, content: [row('6', `7 ${CODE}`), row(`8 ${CODE}`, '')] },
      ]),
    );
    const printed = pdf.pages.map((page) => page.words).join('');
    const bare = CODE.replace(/\s/g, '');
    for (const place of [0, 1, 2, 3, 4, 5, 7, 8]) expect(printed).toContain(`${place}${bare}`);
    expect(printed.split(bare).length - 1).toBeGreaterThan(12);
    expect(pdf.info['Title']).toBe(CODE);
    expect(pdf.pages.flatMap((page) => page.fields).map(({ label }) => label)).toEqual([
      `1 ${CODE} / 8 ${CODE} / 7 ${CODE}`,
    ]);
    expect(pdf.accessible).toBe('1');
  });

  test('of any length stay between the margins, with every kind of block empty or short', async () => {
    const long = 'A cell with more words than anybody reads on paper. '.repeat(12);
    const pdf = await render(
      withContent([
        paragraph(''),
        { nodeType: BLOCKS.QUOTE, data: {}, content: [paragraph(long.repeat(8))] },
        paragraph('Heading', BLOCKS.HEADING_2),
        {
          nodeType: BLOCKS.UL_LIST,
          data: {},
          content: [{ nodeType: BLOCKS.LIST_ITEM, data: {}, content: [paragraph('short')] }],
        },
        paragraph('Another', BLOCKS.HEADING_2),
        {
          nodeType: BLOCKS.TABLE,
          data: {},
          content: [row('Head', 'Words'), ...Array.from({ length: 6 }, (_, at) => row(`${at}`, long))],
        },
      ]),
    );
    expect(Math.max(...pdf.pages.map(({ filled }) => filled))).toBeLessThan(1.01);
    const printed = pdf.pages.map((page) => page.words).join('');
    const bare = long.slice(0, 51).replace(/\s/g, '');
    expect(printed.split(bare).length - 1).toBeGreaterThanOrEqual(12 * 8 + 12 * 6 - 10);
    expect(pdf.accessible).toBe('1');
  });

  test('make a guide also where a smaller heading comes before any other', async () => {
    const pdf = await render(
      withContent([paragraph('Small', BLOCKS.HEADING_3), paragraph('Large', BLOCKS.HEADING_2)]),
    );
    expect(pdf.bookmarks.map(({ title }) => title).slice(0, 2)).toEqual(['Small', 'Large']);
    expect(pdf.accessible).toBe('1');
  });

  test.runIf(TRIES_EVERY_CASE)('of a few lines more never leave a sheet nearly empty', async () => {
    const [guide] = guideTexts;
    if (!guide) throw new Error('there is no guide');
    for (const lines of [4, 12]) {
      const more = Array.from({ length: lines }, (_, at) => paragraph(`One more line of words, ${at}.`));
      const content = { ...guide.content, content: [...guide.content.content, ...more] } as Document;
      const pdf = await render({ ...guide, content });
      expect(Math.min(...pdf.pages.map(({ filled }) => filled)), `${lines} lines more`).toBeGreaterThan(0.2);
    }
  });
});
