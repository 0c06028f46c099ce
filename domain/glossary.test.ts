import { expect, test } from 'vitest';
import { isFound, sectionLetter, termLink, termPath } from './glossary.ts';

const TERM = { letter: 'D', slug: 'dry-port' };

test('a term has the specified address, and a canonical one without the query', () => {
  expect(termLink(TERM)).toBe('/resources/glossary/glossaryD/dry-port?contentType=D');
  expect(termPath(TERM)).toBe('/resources/glossary/glossaryD/dry-port');
});

test('the section of an address names the letter', () => {
  expect(sectionLetter('glossaryD')).toBe('D');
  expect(sectionLetter('glossaryd')).toBe('D');
  for (const other of ['glossary', 'glossaryDD', 'glossary1', 'D'])
    expect(sectionLetter(other)).toBeUndefined();
});

test('a search finds parts of a subject in any case', () => {
  expect(isFound('Dry port', 'PORT')).toBe(true);
  expect(isFound('Dry port', '  y p ')).toBe(true);
  expect(isFound('Dry port', '')).toBe(true);
  expect(isFound('Dry port', 'airport')).toBe(false);
});
