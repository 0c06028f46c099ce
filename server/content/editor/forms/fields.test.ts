import { expect, test } from 'vitest';
import { z } from 'zod';
import { FAQ_CATEGORIES } from '#domain/entries/faq.ts';
import { personSchema } from '#domain/entries/people.ts';
import { videoSchema } from '#domain/entries/videos.ts';
import { brandSchema, faqItemSchema, testimonialSchema } from '#domain/shared/copy.ts';
import { FILE_SCHEMAS } from '../../copy/copy.ts';
import { DATA_FILES, formOfDataFile } from './data-files.ts';
import { ADDRESS, COLLECTIONS, collectionOf, GUIDE, TIME } from './fields.ts';
import { type Field, fieldsOf } from './form-of-schema.ts';

test.each(COLLECTIONS)(
  'the form of $name has every field of the schema, in its order',
  ({ schema, fields }) => {
    const ofFiles = fields.map(({ name }) => name).filter((name) => ![TIME, ADDRESS, GUIDE].includes(name));
    expect(ofFiles).toEqual(Object.keys(schema.shape));
  },
);

test('a field shows what may be written', () => {
  const schema = z.strictObject({
    subTitle: z.string().min(20).max(160),
    kind: z.enum(['first', 'second']),
    part: z.int().min(1).max(50).optional(),
    shown: z.boolean().default(true),
    names: z.array(z.string()).min(1).max(3),
    day: z.iso.date().optional(),
    series: z.strictObject({ name: z.string() }).optional(),
  });
  expect(fieldsOf(schema)).toMatchObject([
    {
      name: 'subTitle',
      label: 'Summary',
      widget: 'text',
      required: true,
      hint: expect.stringMatching(/20 to 160 characters$/),
    },
    {
      name: 'kind',
      widget: 'select',
      options: [
        { value: 'first', label: 'First' },
        { value: 'second', label: 'Second' },
      ],
    },
    { name: 'part', widget: 'number', value_type: 'int', min: 1, max: 50, required: false },
    { name: 'shown', widget: 'boolean', default: true, required: false },
    { name: 'names', widget: 'list', min: 1, max: 3, hint: expect.stringMatching(/^At most 3/) },
    { name: 'day', widget: 'datetime', date_format: 'YYYY-MM-DD', time_format: false },
    {
      name: 'series',
      widget: 'object',
      required: false,
      fields: [{ name: 'name', required: true }],
    },
  ]);
});

/** The schema of what each form shows: of the whole file, or of one entry. */
const { pages, forms, ...files } = FILE_SCHEMAS;
const ENTRIES_OF: Record<string, z.ZodObject> = {
  'faq.yaml': faqItemSchema.omit({ id: true }),
  'testimonials.yaml': testimonialSchema,
  'people.yaml': personSchema,
  'videos.yaml': videoSchema,
  'brands.yaml': brandSchema,
};
const BY_FILE: Record<string, z.ZodType> = {
  ...Object.fromEntries(Object.entries(files).map(([name, schema]) => [`${name}.yaml`, schema])),
  ...Object.fromEntries(Object.entries(pages.shape).map(([name, schema]) => [`pages/${name}.yaml`, schema])),
  ...Object.fromEntries(Object.entries(forms.shape).map(([name, schema]) => [`forms/${name}.yaml`, schema])),
  ...ENTRIES_OF,
};
const DRAWN_UP = ['redirects.yaml', ...FAQ_CATEGORIES.map((category) => `questions/${category}.md`)];
const FORMS: [name: string, schema: z.ZodType | undefined, fields: Field[]][] = [
  ...COLLECTIONS.map(({ name, schema, fields }): (typeof FORMS)[number] => [name, schema, fields]),
  ...DATA_FILES.filter(({ file }) => !DRAWN_UP.includes(file)).map(
    ({ file, fields }): (typeof FORMS)[number] => [file, BY_FILE[file], fields],
  ),
];

/** A JSON schema, as far as it says what must be there. */
interface Shape {
  required?: string[];
  properties?: Record<string, Shape>;
  items?: Shape | false;
  prefixItems?: Shape[];
}

/** The fields that a schema requires, also those of what may be left out itself, and whether the form asks for each. */
function* requiredFields(
  { properties = {}, required = [] }: Shape,
  fields: Field[],
  place = '',
): Generator<[string, boolean]> {
  for (const [name, shape] of Object.entries(properties)) {
    const field = fields.find((each) => each.name === name);
    const path = `${place}${name}`;
    const isAsked = field?.required === true || ['hidden', 'boolean'].includes(field?.widget ?? '');
    if (required.includes(name)) yield [path, isAsked];
    yield* requiredFields(shape.items || shape.prefixItems?.[0] || shape, field?.fields ?? [], `${path}.`);
  }
}

test.each(FORMS)('what the schema of %s requires is shown as required', (_name, schema, fields) => {
  expect(schema).toBeDefined();
  if (!schema) return;
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
  const found = [...requiredFields(shape, fields)];
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(([, isAsked]) => !isAsked)).toEqual([]);
});

test('no form is left out', () => {
  expect(FORMS).toHaveLength(COLLECTIONS.length + DATA_FILES.length - DRAWN_UP.length);
});

test.each([
  ['anything', z.unknown()],
  ['one of two kinds', z.union([z.string(), z.number()])],
  ['a list of lists', z.array(z.array(z.string()))],
  ['a map of any names', z.record(z.string(), z.string())],
])('a field with %s is refused by its name, unless another schema stands for it', (_what, field) => {
  const schema = z.strictObject({ odd: field });
  expect(() => fieldsOf(schema)).toThrow("no form for the field 'odd'");
  const stands = { odd: z.strictObject({ name: z.string() }) };
  expect(fieldsOf(schema, stands)).toMatchObject([
    { name: 'odd', widget: 'object', fields: [{ name: 'name' }] },
  ]);
});

test('page copy has forms of any depth: lists of entries, of so many lines, and names that are fixed', () => {
  const schema = z.strictObject({
    items: z.array(z.strictObject({ title: z.string(), text: z.string() })).min(2),
    heading: z.tuple([z.string().max(20), z.string().max(9)]).describe('two lines'),
    back: z.literal('Back to Blog'),
    names: z.record(z.enum(['one', 'two']), z.string()),
    address: z.union([z.url(), z.url({ protocol: /^http$/ })]),
  });
  const [items, heading, back, names, address] = fieldsOf(schema);
  expect(items).toMatchObject({ widget: 'list', min: 2, fields: [{ name: 'title' }, { widget: 'text' }] });
  expect(heading).toMatchObject({ hint: 'Two lines', allow_add: false, field: { widget: 'string' } });
  expect(back).toMatchObject({ widget: 'hidden', default: 'Back to Blog', required: false });
  expect(names).toMatchObject({ widget: 'object', fields: [{ name: 'one' }, { name: 'two' }] });
  expect(address).toMatchObject({ widget: 'string' });
});

test('a field has the hint of its own schema, whatever other forms say of the same name', () => {
  const names = [
    'from',
    'id',
    'length',
    'about',
    'url',
    'label',
    'title',
    'author',
    'picture',
    'time',
    'drawing',
  ];
  const shape = Object.fromEntries(names.map((name) => [name, z.string()]));
  expect(fieldsOf(z.strictObject(shape)).flatMap(({ hint }) => hint ?? [])).toEqual([]);
  expect(fieldsOf(z.strictObject({ from: z.string().describe('where it starts') }))[0]?.hint).toBe(
    'Where it starts',
  );
});

test('a switch that is on by itself is shown so, and a focal point is chosen on the picture', () => {
  const [posts] = COLLECTIONS;
  expect(posts?.fields.find(({ name }) => name === 'termLinks')).toMatchObject({ default: true });
  const [cover] = COLLECTIONS.flatMap(({ fields }) => fields.filter(({ name }) => name === 'cover'));
  expect(cover?.fields?.find(({ name }) => name === 'focus')).toMatchObject({ widget: 'focus' });
  expect(fieldsOf(z.strictObject({ focus: z.string() }))).toMatchObject([{ widget: 'string' }]);
});

test.each([
  ['blog/return-loads.md', 'blog'],
  ['glossary/d/demurrage.md', 'glossary'],
  ['guides/earning-with-your-truck.pdf.md', 'guide-texts'],
  ['lanes/lagos-kano.yaml', 'lanes'],
  ['lanes/lagos-kano.md', undefined],
  ['glossary/demurrage.md', undefined],
  ['blog/deep/er.md', undefined],
  ['blog/../site.md', undefined],
  ['../blog/return-loads.md', undefined],
  ['blog/..\\x.md', undefined],
  ['site.yaml', undefined],
  ['privacy.md', undefined],
])('%s belongs to %s', (path, name) => {
  expect(collectionOf(path)?.name).toBe(name);
});

/** Fields with all that are within them. */
function* allOf(fields: Field[]): Generator<Field> {
  for (const field of fields) {
    yield field;
    yield* allOf([...(field.fields ?? []), ...(field.field ? [field.field] : [])]);
  }
}

const FORM_FILES = [
  ...COLLECTIONS.map(({ name, fields }): [string, Field[]] => [name, fields]),
  ...DATA_FILES.map((file): [string, Field[]] => [file.file, formOfDataFile(file)]),
];

/** Words and numbers, the first with a capital letter: no name of a program, and no letter that stands for a word. */
const IN_WORDS =
  /^(?:[A-Z][a-z]{1,}|[A-Z]-[a-z]+|FAQ|PDF|VAT|WhatsApp|\d+)(?:[:,]?[ -](?:[A-Z]?[a-z]+|PDF|VAT|FAQ|WhatsApp|\d+))*$/;

test('a list says how many entries it has where a rule says so, and offers no other number', () => {
  const listOf = (file: string) => DATA_FILES.filter((each) => each.file === file).flatMap(formOfDataFile)[0];
  expect(listOf('testimonials.yaml')).toMatchObject({
    min: 4,
    max: 4,
    allow_add: false,
    allow_remove: false,
    hint: expect.stringMatching(
      /\. There are always 4 reviews: to show another, write it over one of these$/,
    ),
  });
  expect(listOf('brands.yaml')).toMatchObject({ min: 1 });
  expect(listOf('brands.yaml')).not.toHaveProperty('allow_add');
  const lists = z.strictObject({
    steps: z.array(z.strictObject({ title: z.string() })).length(3),
    few: z.array(z.string()).max(2),
  });
  const ALWAYS_3 = 'There are always 3 steps: to show another, write it over one of these';
  expect(fieldsOf(lists)).toMatchObject([
    { min: 3, max: 3, allow_add: false, allow_remove: false, hint: ALWAYS_3 },
    { max: 2, hint: 'At most 2' },
  ]);
});

test('spaces around a text do not make it long enough for its form', () => {
  const [field] = fieldsOf(z.strictObject({ title: z.string().trim().min(5).max(8) }));
  const isLong = (text: string) => new RegExp(field?.pattern?.[0] ?? '').test(text);
  expect(['Ports', 'Ports 12', ' Ports '].filter((text) => !isLong(text))).toEqual([]);
  expect(['Port', '  Port  ', '        ', 'Ports 123'].filter(isLong)).toEqual([]);
});

/** What a hint says besides its limits, of which no editor learns what a field is. */
const LIMIT = /(?:^|\. )(?:Each: )?(?:At most \d+( characters)?|\d+ to \d+ characters|There are always .*)$/i;
/** Words in braces alone: they tell what may be used, and not where. */
const BRACES = /^With \{\w+\}(?:(?:, | and )\{\w+\})*$/;
const saysWhat = ({ hint = '' }: Field) =>
  hint.replace(LIMIT, '').replace(LIMIT, '').replace(BRACES, '') !== '';

/** Labels that need a hint of their own whatever is said of the fields around: they tell the place of words, not their subject. */
const GENERAL = ['Heading', 'Introduction', 'Text', 'Title', 'For one', 'For several', 'Button', 'Note'];

/**
 * Fields of which no hint says what they are: in a group, all fields have a hint of their own, or none has and the hint of the group says
 * what its words are, as of the names of days.
 */
function* unexplained(fields: Field[], group?: Field, place = ''): Generator<string> {
  const shown = fields.filter(({ widget, name }) => widget !== 'hidden' && name !== 'sample');
  const isTable = group !== undefined && saysWhat(group) && !shown.some(saysWhat);
  for (const field of shown) {
    const path = `${place}${field.label}`;
    if (!saysWhat(field) && (!isTable || GENERAL.includes(field.label))) yield path;
    yield* unexplained(field.fields ?? field.field?.fields ?? [], field, `${path} › `);
  }
}

/** A file, an address of a program, a name of a variable, or a value that no form shows. */
const CODE = /\.(?:yaml|md|tsx?)\b|\bsrc\/|`|\b[A-Z]+_[A-Z]+\b|^(?:True|False)\b/;

test.each(FORM_FILES)(
  'the form of %s speaks in words of people: labels, choices, hints and what lists add',
  (_name, fields) => {
    const all = [...allOf(fields)];
    const labels = all
      .filter(({ widget }) => widget !== 'hidden')
      .flatMap(({ label, options = [] }) => [label, ...options.map((each) => each.label)]);
    expect(labels.filter((label) => !IN_WORDS.test(label))).toEqual([]);
    expect([...unexplained(fields)]).toEqual([]);
    expect(all.flatMap(({ hint = '' }) => (CODE.test(hint) ? [hint] : []))).toEqual([]);
    const growing = all.filter(({ widget, allow_add: mayGrow }) => widget === 'list' && mayGrow !== false);
    const unsaid = growing.filter(({ label, label_singular: one = label }) => one === label);
    expect(unsaid.map(({ label }) => label)).toEqual([]);
  },
);
