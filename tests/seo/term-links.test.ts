import { type Document, INLINES } from '@contentful/rich-text-types';
import { expect, test } from 'vitest';
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

const SEAL = '/resources/glossary/glossaryS/seal';
const BILL = '/resources/glossary/glossaryB/bill-of-lading';
const HOUSE = '/resources/glossary/glossaryH/house-bill-of-lading';
const TEU = '/resources/glossary/glossaryT/teu';
const CODE = '/resources/glossary/glossaryC/c++-(code)';

test.each<[rule: string, markdown: string, links: string[]]>([
  ['once, as it is written there', 'A SEAL, a seal.\n\nThe seal again.', [`[SEAL](${SEAL})`]],
  [
    'as the longest that fits',
    'The house bill of lading, then the bill of lading.',
    [`[house bill of lading](${HOUSE})`, `[bill of lading](${BILL})`],
  ],
  ['not as a part of a word', 'Sealed, unseal, seal-off, sealé, teus.', []],
  ['between signs', '(seal), “TEU”', [`[seal](${SEAL})`, `[TEU](${TEU})`]],
  [
    'in lists, tables and quotes, bold or not',
    '- **seal**\n\n> bill of lading\n\n| TEU |\n| --- |\n| TEU |',
    [`[seal](${SEAL})`, `[bill of lading](${BILL})`, `[TEU](${TEU})`],
  ],
  [
    'with signs in its name that mean something elsewhere',
    'Written in c++ (code).',
    [`[c++ (code)](${CODE})`],
  ],
  [
    'not in headings, code and the heads of tables',
    '## The seal\n\n`seal`\n\n| Seal |\n| --- |\n| none |',
    [],
  ],
  ['not inside a link', '[the seal](https://example.com/)', ['[the seal](https://example.com/)']],
  [
    'not where the author has linked it',
    `The seal has [a number](${SEAL}?contentType=S).`,
    [`[a number](${SEAL}?contentType=S)`],
  ],
  ['not in small letters when its name is in capitals', 'A teu is no TEU.', [`[TEU](${TEU})`]],
])('a term is linked %s', (_, markdown, expected) => {
  const { document } = markdownToRichText(markdown);
  const linked = linkTerms(document, TERMS);
  expect(words(linked)).toBe(words(document));
  expect(links(linked)).toEqual(expected);
});

test('a term is linked neither on its own page nor beyond the limit, the shortest names first', () => {
  const own = markdownToRichText('A house bill of lading and a seal.').document;
  expect(links(linkTerms(own, TERMS, { page: HOUSE }))).toEqual([`[seal](${SEAL})`]);
  const many = markdownToRichText('TEU, seal, bill of lading.').document;
  expect(links(linkTerms(many, TERMS, { limit: 1 }))).toEqual([`[bill of lading](${BILL})`]);
});

test('no term is linked in an entry whose editor has switched that off', () => {
  const { document } = markdownToRichText('A seal.');
  const content = { termsIn: () => TERMS };
  expect(links(withTermLinks({ content: document }, content))).toEqual([`[seal](${SEAL})`]);
  expect(withTermLinks({ content: document, termLinks: false }, content)).toBe(document);
  expect(withTermLinks({}, content)).toBeUndefined();
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
