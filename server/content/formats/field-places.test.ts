import { expect, test } from 'vitest';
import { partedError, pathOfSteps, placeOf } from './field-places.ts';

const TREE = {
  faq: {
    questions: [{ id: 'one', question: 'How: soon?' }, { id: 'two', question: '' }, { answer: '' }],
  },
  people: { 'Ada Obi': { role: 'Driver' } },
};

test.each<[path: PropertyKey[], place: string]>([
  [['faq', 'questions', 0, 'answer'], 'faq.questions.“How: soon?”.answer'],
  [['faq', 'questions', 1, 'answer'], 'faq.questions.“two”.answer'],
  [['faq', 'questions', 2, 'answer'], 'faq.questions.“number 3”.answer'],
  [['people', 'Ada Obi', 'role'], 'people.“Ada Obi”.role'],
])('the field at %s is named by words, and found again by them', (path, place) => {
  expect(placeOf(path, TREE)).toBe(place);
  const { steps, says } = partedError(`${place}: write: more`);
  expect(says).toBe('write: more');
  expect(pathOfSteps(steps, TREE)).toEqual(path);
});

test('an error that names no field has no steps', () => {
  expect(partedError('is not read: rename it')).toEqual({ steps: [], says: 'is not read: rename it' });
});

test('a long name is cut, and the steps to the file are left out', () => {
  const place = placeOf(['pages', 'names', 0], { pages: { names: ['A name '.repeat(20)] } }, 1);
  expect(place).toBe(`names.“${'A name '.repeat(7)}A…”`);
});
