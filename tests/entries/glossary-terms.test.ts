import { BLOCKS, type Document, helpers, INLINES } from '@contentful/rich-text-types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FAQ_CATEGORIES } from '#domain/entries/faq.ts';
import { TERM_TITLE, type Term, termPath, termTitle } from '#domain/entries/glossary.ts';
import { entryOf, parts, words } from '#domain/entries/rich-text/document.ts';
import { LINKS_OF_AN_ANSWER, linkTerms, withTermLinks } from '#domain/services/term-links.ts';
import { GLOSSARY_PATH } from '#domain/shared/page-paths.ts';
import { type FileContent, openFileContent } from '#server/content/folder/file-content.ts';
import { Replica } from '#server/content/store/replica/replica.ts';
import { allPosts } from '#src/seo/site-page.ts';

/** The length of a description in a search result, in characters. */
const DESCRIPTION = [70, 160] as const;
/** Terms with a dated source of their own; the others say what is trade knowledge anywhere. */
const SOURCED_TERMS = 130;
/** Copies of books and papers without their owners' leave, forums and the like. */
const POOR_SOURCES =
  /vdocuments|docslib|scribd|studyres|wiki\.av1|naijagist|blogspot|headlinenews|tridge\.com\/ko|issuu\.com\.|utm_|preview=/;

let content: FileContent;
let terms: Term[];
beforeAll(async () => {
  content = await openFileContent('content', { replica: Replica.inMemory() });
  terms = content.terms().flatMap(({ letter, slug }) => content.term(letter, slug) ?? []);
});
afterAll(() => content.close());

const headings = (document: Document) =>
  document.content.filter(({ nodeType }) => nodeType === BLOCKS.HEADING_2).map((node) => words(node));

/** Addresses that a text leads to, without a query. */
const addresses = (document: Document) =>
  [...parts(document)].flatMap((node) => {
    if (helpers.isText(node)) return [];
    const uri = entryOf(node)?.href ?? node.data['uri'];
    return typeof uri === 'string' ? [uri.replace(/\?.*/, '')] : [];
  });

test('the description of a term is as long as search results show', () => {
  for (const { slug, subTitle } of terms) {
    expect.soft(subTitle.length, slug).toBeGreaterThanOrEqual(DESCRIPTION[0]);
    expect.soft(subTitle.length, slug).toBeLessThanOrEqual(DESCRIPTION[1]);
  }
  expect(new Set(terms.map(({ subTitle }) => subTitle)).size).toBe(terms.length);
});

test('the title of a term fits, begins with its name and belongs to it alone', () => {
  const copy = content.page('glossary').term;
  const titles = terms.map((term) => termTitle(term, copy));
  terms.forEach(({ subject }, place) => {
    expect.soft(titles[place]?.length, subject).toBeLessThanOrEqual(TERM_TITLE);
    expect.soft(titles[place]).toMatch(/: ./);
    expect.soft(titles[place]?.startsWith(subject), subject).toBe(true);
  });
  expect(new Set(titles).size).toBe(terms.length);
  expect(titles).toContain('PAAR (Pre-Arrival Assessment Report): meaning, who issues it');
});

describe('each term', () => {
  test('has a worked example and says what it is not', () => {
    for (const { slug, content: text } of terms) {
      const found = text ? headings(text) : [];
      expect.soft(found, slug).toEqual(expect.arrayContaining([expect.stringMatching(/^Example: \S/)]));
      expect.soft(found, slug).toContain('Not to be confused with');
    }
  });

  test('names no address that is a copy without leave, and most name a source', () => {
    const sources = terms.map(({ content: text }) =>
      text ? addresses(text).filter((address) => address.startsWith('http')) : [],
    );
    expect(sources.flat().filter((address) => POOR_SOURCES.test(address))).toEqual([]);
    expect(sources.filter((each) => each.length > 0).length).toBeGreaterThanOrEqual(SOURCED_TERMS);
  });

  test('is written small inside a sentence, unless it is a name', () => {
    const names = new Set(terms.map(({ subject }) => subject));
    for (const { slug, content: text } of terms) {
      if (!text) continue;
      for (const block of text.content) {
        if (!('content' in block)) continue;
        block.content.forEach((node, place) => {
          const before = block.content[place - 1];
          if (node.nodeType !== INLINES.HYPERLINK || !before || !('value' in before)) return;
          if (!String(node.data['uri']).startsWith(GLOSSARY_PATH)) return;
          if (!/[a-z,:;(] $/.test(before.value)) return;
          const [first = '', second = ''] = words(node);
          const small = first !== first.toUpperCase() || second === second.toUpperCase();
          expect.soft(small || names.has(words(node)), `${slug}: ${words(node)}`).toBe(true);
        });
      }
    }
  });

  test('is linked from a page besides the list', () => {
    const linked = new Set<string>();
    const add = (page: string, text: Document | undefined) => {
      for (const address of text ? addresses(text) : []) if (address !== page) linked.add(address);
    };
    for (const term of terms) add(termPath(term), withTermLinks(term, content, { page: termPath(term) }));
    for (const { slug } of allPosts(content))
      add('', withTermLinks(content.article('post', slug) ?? {}, content));
    for (const { slug } of content.articles('guide'))
      add('', withTermLinks(content.article('guide', slug) ?? {}, content));
    for (const id of FAQ_CATEGORIES)
      for (const { answer } of content.questions(id))
        add('', linkTerms(answer, content.termsIn(answer), { limit: LINKS_OF_AN_ANSWER }));
    expect(terms.map(termPath).filter((path) => !linked.has(path))).toEqual([]);
  });
});

test.each([
  'weighbridge',
  'VAT',
  'VGM',
  'verified gross mass',
  'CIF',
  'FCL',
  '3PL',
  'shippers',
  'escort',
  "B'Odogwu",
  'B’Odogwu',
  'bodogwu',
  'CRFFN',
  'waybill',
  'WHT',
  'MSS',
])('a search for %s finds something', (query) => {
  expect(content.searchTerms(query).length).toBeGreaterThan(0);
});
