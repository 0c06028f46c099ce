import { expect, test } from 'vitest';
import { confirmationsMissing, readYaml } from './yaml.ts';

const COPY = `
heading: Plain
items:
  - { title: One, text: !unconfirmed We count bag by bag. }
  - title: Two
    text: !unconfirmed >-
      No truck leaves
      with a loose one.
names: [!unconfirmed First, Second]
`;

test('a marked text reads as if it were not marked', () => {
  expect(readYaml(COPY)).toEqual({
    value: {
      heading: 'Plain',
      items: [
        { title: 'One', text: 'We count bag by bag.' },
        { title: 'Two', text: 'No truck leaves with a loose one.' },
      ],
      names: ['First', 'Second'],
    },
  });
});

test('and is found with the field that it stands in', () => {
  expect(confirmationsMissing(COPY)).toEqual([
    { field: 'items.0.text', words: 'We count bag by bag.' },
    { field: 'items.1.text', words: 'No truck leaves with a loose one.' },
    { field: 'names.0', words: 'First' },
  ]);
});

test('a number keeps its kind, and an unknown mark is no text', () => {
  expect(readYaml('a: 12').value).toEqual({ a: 12 });
  expect(confirmationsMissing('a: !other words')).toEqual([]);
});
