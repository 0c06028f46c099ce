import { type Document, INLINES } from '@contentful/rich-text-types';
import { describe, expect, test } from 'vitest';
import type { TermSummary } from '#domain/entries/glossary.ts';
import { parts, words } from '#domain/entries/rich-text/document.ts';
import { linkTerms, withTermLinks } from '#domain/services/term-links.ts';
import { markdownToRichText } from '#server/content/formats/markdown.ts';
import { openSiteContent } from '#tests/support/site-content.ts';

const term = (subject: string): TermSummary => ({
  letter: subject.charAt(0).toUpperCase(),
  slug: subject.toLowerCase().replaceAll(' ', '-'),
  subject,
  subTitle: '',
});
const TERMS = ['Bill of lading', 'House bill of lading', 'Seal', 'TEU', 'C++ (code)'].map(term);

/** Links of a document as `[words](address)`. */
const links = (document: Document) =>
  [...parts(document)]
    .filter((node) => node.nodeType === INLINES.HYPERLINK)
    .map((node) => `[${words(node)}](${'data' in node ? node.data['uri'] : ''})`);

async function linked(markdown: string, limit?: number): Promise<string[]> {
  const { document } = markdownToRichText(markdown);
  const result = linkTerms(document, TERMS, { limit });
  expect(words(result)).toBe(words(document));
  return links(result);
}

const SEAL = '/resources/glossary/glossaryS/seal';
const BILL = '/resources/glossary/glossaryB/bill-of-lading';
const HOUSE = '/resources/glossary/glossaryH/house-bill-of-lading';

describe('a term is linked', () => {
  test('once, where it first stands, as it is written there', async () => {
    expect(await linked('A SEAL, a seal.\n\nThe seal again.')).toEqual([`[SEAL](${SEAL})`]);
  });

  test('as the longest that fits', async () => {
    expect(await linked('The house bill of lading, then the bill of lading.')).toEqual([
      `[house bill of lading](${HOUSE})`,
      `[bill of lading](${BILL})`,
    ]);
  });

  test('as a whole word only', async () => {
    expect(await linked('Sealed, unseal, seal-off, sealé, teus.')).toEqual([]);
    expect(await linked('(seal), “TEU”')).toHaveLength(2);
  });

  test('in lists, tables and quotes, bold or not', async () => {
    expect(await linked('- **seal**\n\n> bill of lading\n\n| TEU |\n| --- |\n| TEU |')).toHaveLength(3);
  });

  test('with signs in its name that mean something elsewhere', async () => {
    expect(await linked('Written in c++ (code).')).toHaveLength(1);
  });
});

describe('a term is not linked', () => {
  test('in headings, code and the heads of tables', async () => {
    expect(await linked('## The seal\n\n`seal`\n\n| Seal |\n| --- |\n| none |')).toEqual([]);
  });

  test('inside a link, and nowhere when the author has linked it', async () => {
    const out = '[the seal](https://example.com/)';
    expect(await linked(out)).toEqual([out]);
    const own = `[a number](${SEAL}?contentType=S)`;
    expect(await linked(`The seal has ${own}.`)).toEqual([own]);
  });

  test('on its own page, nor the shorter name inside its own', async () => {
    const { document } = markdownToRichText('A house bill of lading and a seal.');
    const page = '/resources/glossary/glossaryH/house-bill-of-lading';
    expect(links(linkTerms(document, TERMS, { page }))).toEqual([`[seal](${SEAL})`]);
  });

  test('in small letters when its name is in capitals', async () => {
    expect(await linked('A teu is no TEU.')).toEqual(['[TEU](/resources/glossary/glossaryT/teu)']);
  });

  test('in an entry whose editor has switched that off', async () => {
    const { document } = markdownToRichText('A seal.');
    const content = { termsIn: () => TERMS };
    expect(links(withTermLinks({ content: document }, content))).toEqual([`[seal](${SEAL})`]);
    expect(withTermLinks({ content: document, termLinks: false }, content)).toBe(document);
    expect(withTermLinks({}, content)).toBeUndefined();
  });

  test('beyond the limit, the shortest names first', async () => {
    expect(await linked('TEU, seal, bill of lading.', 1)).toEqual([`[bill of lading](${BILL})`]);
  });
});

test('every article gets some links, to terms that exist', async () => {
  const content = await openSiteContent();
  const paths = new Set(
    content.terms().map(({ letter, slug }) => `/resources/glossary/glossary${letter}/${slug}`),
  );
  for (const { slug } of content.posts().items) {
    const body = content.article('post', slug)?.content;
    if (!body) continue;
    const result = linkTerms(body, content.termsIn(body));
    expect(result, slug).toEqual(linkTerms(body, content.terms()));
    const added = links(result).filter((link) => !links(body).includes(link));
    expect(added.length, slug).toBeGreaterThan(0);
    for (const link of added) expect(paths).toContain(/\]\((.*)\)$/.exec(link)?.[1]);
  }
});
