import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { glossaryPageSchema } from '#domain/entries/copy/reference.ts';
import { GLOSSARY_SKELETONS, type TermSummary } from '#domain/entries/glossary.ts';
import { TermList } from './TermList.tsx';

const COPY = glossaryPageSchema.parse(
  parse(readFileSync(new URL('../../../content/pages/glossary.yaml', import.meta.url), 'utf8')),
);
const TERMS: TermSummary[] = [
  { letter: 'A', slug: 'axle-load', subject: 'Axle load', subTitle: 'Weight of one axle.' },
  { letter: 'D', slug: 'dry-port', subject: 'Dry port', subTitle: 'Inland terminal.' },
];

const show = (terms: TermSummary[], found: TermSummary[], waiting = false) =>
  renderToStaticMarkup(<TermList copy={COPY} terms={terms} found={found} waiting={waiting} />);

test('a search hides what was not found', () => {
  const some = show(TERMS, TERMS.slice(1));
  expect(some).toMatch(/<li hidden="" data-term=""><a href="[^"]*axle-load/);
  expect(some).toMatch(/<li data-term=""><a href="[^"]*dry-port/);
});

test('only letters that hold terms are headings', () => {
  expect(show(TERMS, TERMS).match(/<h2/g)).toHaveLength(2);
});

test('before there is a copy of the content, the specified number of blocks waits', () => {
  expect(show([], [], true).match(/class="waiting /g)).toHaveLength(GLOSSARY_SKELETONS);
});

test('a glossary without terms does not wait', () => {
  expect(show([], [])).toBe('');
});
