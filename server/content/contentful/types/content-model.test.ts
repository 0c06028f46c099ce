import { expect, test } from 'vitest';
import type { z } from 'zod';
import { announcementSchema } from '#domain/company/site.ts';
import { personIdSchema, personSchema } from '#domain/entries/people.ts';
import { creditSchema } from '#domain/media/photograph.ts';
import { focusSchema } from '#domain/media/picture.ts';
import { metaSchema } from '#domain/shared/copy.ts';
import { articleFields, formerlySchema } from '../../entries/articles.ts';
import { correctionsSchema } from '../../entries/corrections.ts';
import { caseStudySchema } from '../../entries/guides.ts';
import { seriesSchema } from '../../entries/posts.ts';
import { termSchema } from '../../entries/terms.ts';
import { contentModel } from './content-model.ts';
import { correctionsField } from './corrections-text.ts';
import type { ContentTypeField } from './format.ts';

const { contentTypes } = contentModel({ pages: { glossary: { letters: ['A'] } } });
const fields = contentTypes.flatMap(({ sys, fields: own }) =>
  own.map((field): [string, ContentTypeField] => [`${sys.id}.${field.id}`, field]),
);
const articles = (name: string, rule: z.ZodType): [string, z.ZodType][] =>
  ['blog', 'eGuide', 'caseStudy'].map((type) => [`${type}.${name}`, rule]);

/** The rules of files for what the content service has as fields. */
const RULES: [string, z.ZodType][] = [
  ...articles('title', articleFields.title),
  ...articles('subTitle', articleFields.subTitle),
  ...articles('imageCredit', creditSchema.optional()),
  ...articles('imageFocus', focusSchema.optional()),
  ...articles('metaTitle', metaSchema.shape.title.optional()),
  ...articles('metaDescription', metaSchema.shape.description.optional()),
  ...articles('formerly', formerlySchema),
  ['blog.corrections', correctionsField.pipe(correctionsSchema.unwrap()).optional()],
  ['blog.author', personIdSchema.optional()],
  ['blog.reviewer', personIdSchema.optional()],
  ['blog.seriesName', seriesSchema.shape.name.optional()],
  ['blog.seriesPart', seriesSchema.shape.part.optional()],
  ['caseStudy.client', caseStudySchema.shape.client],
  ['glossaryA.subject', termSchema.shape.subject],
  ['glossaryA.subTitle', termSchema.shape.subTitle],
  ['glossaryA.otherName', termSchema.shape.otherName],
  ['glossaryA.asked', termSchema.shape.asked],
  ['glossaryA.picture', termSchema.shape.picture],
  ['glossaryA.formerly', formerlySchema],
  ['announcement.text', announcementSchema.shape.text],
  ['announcement.linkLabel', announcementSchema.shape.link.shape.label],
  ['announcement.linkPath', announcementSchema.shape.link.shape.path],
  ['person.slug', personIdSchema],
  ['person.name', personSchema.shape.name],
  ['person.role', personSchema.shape.role],
  ['person.about', personSchema.shape.about],
  ['person.photoFocus', focusSchema.optional()],
  ['person.photoCredit', creditSchema.optional()],
];

/** Texts of every length that a rule could name, and what editors write in a field of another kind. */
const SAMPLES: unknown[] = [
  undefined,
  ...Array.from({ length: 620 }, (_, at) => 'a'.repeat(at + 1)),
  'ada-obi',
  'Ada Obi',
  'ada--obi',
  'ada-2',
  '-ada',
  '60% 30%',
  '100% 0%',
  '60%',
  '160% 30%',
  '/products/haulage',
  '/Products',
  'https://kayalink.example/',
  '#contact_sales',
  'scale',
  ...[0, 1, 2, 50, 51, 1.5],
  `2026-11-21: ${'a'.repeat(19)}`,
  `2026-11-21: ${'a'.repeat(20)}`,
  `2026-11-21: ${'a'.repeat(400)}`,
  `2026-11-21: ${'a'.repeat(401)}`,
  `2026-11-21: ${'a'.repeat(40)}\n\n2026-11-05: ${'b'.repeat(40)}\n`,
  `2026-11-21: ${'a'.repeat(40)}\n${'b'.repeat(40)}`,
  `21 November 2026: ${'a'.repeat(40)}`,
  ['old-name'],
  ['Old name'],
  ['old-name', ''],
];

/** What the content service does with a value. */
function accepts({ type, required, items, validations }: ContentTypeField, value: unknown): boolean {
  if (value === undefined) return !required;
  if (type === 'Array')
    return Array.isArray(value) && value.every((each) => passes(items?.validations, each));
  if (type === 'Integer') return Number.isInteger(value) && passes(validations, value);
  return typeof value === 'string' && passes(validations, value);
}

interface Validation {
  size?: { min?: number; max?: number };
  range?: { min?: number; max?: number };
  regexp?: { pattern: string };
  in?: unknown[];
}

function passes(validations: Validation[] = [], value: unknown): boolean {
  const isWithin = (amount: number, { min = 0, max = Number.POSITIVE_INFINITY } = {}) =>
    amount >= min && amount <= max;
  return validations.every(
    ({ size, range, regexp, in: listed }) =>
      (!size || isWithin(String(value).length, size)) &&
      (!range || isWithin(Number(value), range)) &&
      (!regexp || new RegExp(regexp.pattern).test(String(value))) &&
      (!listed || listed.includes(value)),
  );
}

test.each(RULES)(
  'the content service takes in %s what a file may say, and refuses the rest',
  (name, rule) => {
    const field = new Map(fields).get(name);
    if (!field) throw new Error(`there is no field ${name}`);
    const differing = SAMPLES.filter((value) => accepts(field, value) !== rule.safeParse(value).success);
    expect(differing).toEqual([]);
  },
);

test('every field of words has a rule, and is compared here', () => {
  const compared = new Set([
    ...RULES.map(([name]) => name),
    ...articles('slug', personIdSchema).map(([name]) => name),
  ]);
  const ofWords = fields.filter(
    ([, { type, items }]) =>
      type === 'Symbol' || type === 'Text' || type === 'Integer' || items?.type === 'Symbol',
  );
  expect(ofWords.map(([name]) => name).filter((name) => !compared.has(name))).toEqual(['glossaryA.slug']);
});

test('addresses are unique, covers are there, and days are of this century', () => {
  for (const [name, { id, type, validations, required }] of fields) {
    if (id === 'slug')
      expect([name, validations]).toEqual([name, expect.arrayContaining([{ unique: true }])]);
    if (id === 'image') expect([name, required]).toEqual([name, true]);
    if (type === 'Date')
      expect([name, validations]).toEqual([
        name,
        [expect.objectContaining({ dateRange: { min: '2000-01-01' } })],
      ]);
  }
});
