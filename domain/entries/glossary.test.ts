import { expect, test } from 'vitest';
import { isFound, sectionLetter, termLink, termPath, termTitle } from './glossary.ts';

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
  expect(isFound("B'Odogwu", 'b’odogwu')).toBe(true);
  expect(isFound("Shippers' Council", 'shippers council')).toBe(true);
});

test('the title of a term has as much as fits of its other name and of what is asked', () => {
  const copy = { title: '{name}: {asked}', asked: ['meaning in Nigerian logistics', 'meaning'] };
  const term = { subject: 'TDO', otherName: 'Terminal delivery order', asked: 'meaning, validity' };
  expect(termTitle(term, copy)).toBe('TDO (Terminal delivery order): meaning, validity');
  expect(termTitle({ subject: 'Quay' }, copy)).toBe('Quay: meaning in Nigerian logistics');
  const long = 'National Agency for Food and Drug Administration';
  expect(termTitle({ subject: 'NAFDAC', otherName: long }, copy)).toBe(
    'NAFDAC: meaning in Nigerian logistics',
  );
  expect(termTitle({ subject: 'x'.repeat(50) }, copy)).toBe(`${'x'.repeat(50)}: meaning`);
  expect(termTitle({ subject: 'x'.repeat(58) }, copy)).toBe('x'.repeat(58));
});
