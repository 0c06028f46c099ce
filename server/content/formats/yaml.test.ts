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

test('a field that stands twice is named', () => {
  expect(readYaml('title: One\ndate: 2026-11-20\ntitle: Two').error).toBe(
    "line 3: 'title' stands twice: keep one of them",
  );
});

test('and is found with the field that it stands in', () => {
  expect(confirmationsMissing(COPY)).toEqual([
    { field: 'items.0.text', words: 'We count bag by bag.' },
    { field: 'items.1.text', words: 'No truck leaves with a loose one.' },
    { field: 'names.0', words: 'First' },
  ]);
});

test.each([
  [
    'a hash in a text',
    'a: 1\ntitle: Delivery to gate #5 of the port',
    "line 2: what stands behind ' #' is not read",
  ],
  [
    'an ampersand before a text',
    'title: &anchor title',
    "line 1: put the text into quotes, as it begins with '&'",
  ],
  ['an exclamation mark before a text', 'title: ! now', "as it begins with '!'"],
  ['an unknown mark', 'title: !now or never', "as it begins with '!'"],
  ['a star before a word', 'a: 1\ntitle: *Bold', "line 2: put the text into quotes, as it begins with '*'"],
  ['a star before words', 'title: *Bold* claims', "as it begins with '*'"],
  ['a bracket before a text', 'title: [Draft] The trial', "as it begins with '['"],
  ['a brace before a text', 'title: {a} b', "as it begins with '{'"],
  ['a dash before a text', 'title: - x', "as it begins with '-'"],
  ['a text that begins with >', 'title: > 5 tonnes', "as it begins with '>'"],
  ['curly quotes around a text', 'title: “What a truck takes”', 'line 1: the curly quotes would be shown'],
])('%s does not change the text without a word', (_slip, text, error) => {
  expect(readYaml(text).error).toContain(error);
});

test('comments on lines of their own, behind numbers, lists and quoted texts are read as comments', () => {
  const text =
    "# top\na: 1 # one\nb: text\n  # below\nc: { d: true } # flow\ne: 'x #1' # quoted\nf: a#b\ng: say “so”\n";
  expect(readYaml(text)).toEqual({
    value: { a: 1, b: 'text', c: { d: true }, e: 'x #1', f: 'a#b', g: 'say “so”' },
  });
});

test('a number keeps its kind, and an unknown mark is no text', () => {
  expect(readYaml('a: 12').value).toEqual({ a: 12 });
  expect(confirmationsMissing('a: !other words')).toEqual([]);
});

test('a line that begins in another column than the lines beside it is told by its spaces', () => {
  const says =
    'put as many spaces before this line as before the lines that belong with it, or join it to the line before';
  expect(readYaml('meta: { title: Ports }\n  title: Ports\n').error).toBe(`line 2: ${says}`);
  expect(readYaml('meta:\n  title: Ports\n description: Of ports\n').error).toBe(`line 3: ${says}`);
});

test('a text that is read again is as it was, whatever was done with what was read before', () => {
  const text = 'names:\n  - Ada\n';
  const { value } = readYaml(text);
  (value as { names: string[] }).names.push('Chidi');
  expect(readYaml(text)).toEqual({ value: { names: ['Ada'] } });
});
