import { expect, test } from 'vitest';
import { z } from 'zod';
import { readFiles } from '../files/files.ts';
import { readYaml } from '../formats/yaml.ts';
import { FILE_SCHEMAS } from './copy.ts';
import { unknownWords } from './words-in-braces.ts';

const files = await readFiles('content');

/** The schema of a file with a name of its own. */
function schemaOf(file: string): z.ZodType | undefined {
  const { folder, name = '' } =
    /^(?:(?<folder>pages|forms)\/)?(?<name>[\w-]+)\.yaml$/.exec(file)?.groups ?? {};
  const schemas = folder ? FILE_SCHEMAS[folder as 'pages' | 'forms'].shape : FILE_SCHEMAS;
  return (schemas as Record<string, z.ZodType>)[name];
}

const COPY = [...files.keys()].flatMap((file): [string, z.ZodType][] => {
  const schema = schemaOf(file);
  return schema ? [[file, schema]] : [];
});

/** The same with other words in each text, and where they are. */
function typedOver(value: unknown, path: PropertyKey[], texts: string[]): unknown {
  if (typeof value === 'string') {
    texts.push(path.join('.'));
    return 'Thank you {fullname}.';
  }
  if (Array.isArray(value)) return value.map((part, at) => typedOver(part, [...path, at], texts));
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([key, part]) => [key, typedOver(part, [...path, key], texts)]);
  return Object.fromEntries(parts);
}

test.each(COPY)('an unknown word in braces is found in each text of %s', (file, schema) => {
  const texts: string[] = [];
  const typed = typedOver(readYaml(files.get(file) ?? '').value, [], texts);
  expect(texts.length).toBeGreaterThan(0);
  expect(unknownWords(schema, typed).map(({ path }) => path.join('.'))).toEqual(texts);
});

test('a word is known where the description of a field, or of a group around it, names it', () => {
  const text = z.string();
  const many = text.describe('with {n}').optional();
  const schema = z.strictObject({
    bare: text.optional(),
    many,
    group: z
      .strictObject({ list: z.array(z.union([z.number(), text.describe('and {day}')])) })
      .describe('each with {name}')
      .optional(),
  });
  const says = (value: z.infer<typeof schema>) => unknownWords(schema, value).map(({ message }) => message);
  expect(says({ many: '{n} posts', group: { list: ['{name}, {day}', 3] } })).toEqual([]);
  expect(says({ bare: 'about {n}', many: '{count} posts', group: { list: ['{n}'] } })).toEqual([
    'words in braces are shown as they are here: take the braces of {n} out',
    '{count} is not known here: use {n}',
    '{n} is not known here: use {name}, {day}',
  ]);
});

test.each(['constructor', '__proto__', 'toString', '0'])(
  'a field that no schema has may be called %s',
  (name) => {
    const { value } = readYaml(`lines:\n  - ${name}: The price of {n}\n`);
    const schema = z.strictObject({ lines: z.array(z.strictObject({ text: z.string() })) });
    expect(unknownWords(schema, value)).toMatchObject([{ path: ['lines', 0, name] }]);
  },
);
