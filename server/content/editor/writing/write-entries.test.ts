import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { DATA_FILES, type DataFile, ENTRIES, formOfDataFile } from '../forms/data-files.ts';
import { COLLECTIONS, collectionOf, nameOfFile } from '../forms/fields.ts';
import type { Field } from '../forms/form-of-schema.ts';
import { changedText, formOfEntry, sentValues } from './entry-text.ts';
import { formOfText, textOfForm } from './write-entries.ts';
import { withSwitches } from './write-fields.ts';
import { isMap, type Values } from './write-yaml.ts';

const fileOf = (name: string) => DATA_FILES.find(({ file }) => file === name) as DataFile;
const textOf = (name: string) => readFileSync(`content/${name}`, 'utf8');
const entriesOf = (name: string) => formOfText(textOf(name), fileOf(name))[ENTRIES] as Values[];
const lines = (text: string) => text.split('\n');

const WRITTEN = DATA_FILES.map(({ file }) => file).filter((file) => existsSync(`content/${file}`));

test.each(WRITTEN)('%s stays letter by letter when it is saved as it was shown', (name) => {
  const form = withSwitches(formOfText(textOf(name), fileOf(name)), formOfDataFile(fileOf(name)));
  expect(Object.keys(form)).not.toEqual([]);
  expect(form[ENTRIES]).not.toEqual([]);
  const sent = sentValues(stringify(form, { lineWidth: 0 }));
  expect(textOfForm(textOf(name), sent, fileOf(name))).toBe(textOf(name));
});

test.each(COLLECTIONS.filter(({ folder }) => existsSync(`content/${folder}`)))(
  'every entry of $name stays letter by letter when it is saved as it was shown',
  (collection) => {
    const files = readdirSync(`content/${collection.folder}`, { recursive: true, encoding: 'utf8' })
      .map((path) => `${collection.folder}/${path}`)
      .filter((path) => collectionOf(path) === collection);
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      const form = formOfEntry(textOf(file), collection, nameOfFile(file), '');
      expect(changedText(form, collection, textOf(file)), file).toBe(textOf(file));
    }
  },
);

/** The values that no field shows, by their place. */
function withoutField(value: unknown, fields: Field[], place: string): string[] {
  return Object.entries(isMap(value) ? value : {}).flatMap(([name, part]) => {
    const field = fields.find((each) => each.name === name);
    const at = `${place}.${name}`;
    if (!field) return [at];
    if (Array.isArray(part) && !field.field)
      return part.flatMap((item) => withoutField(item, field.fields ?? [], at));
    return isMap(part) ? withoutField(part, field.fields ?? [], at) : [];
  });
}

test('every text of page copy, menus and lists has a field', () => {
  expect(WRITTEN.length).toBeGreaterThan(35);
  const missed = WRITTEN.flatMap((name) =>
    withoutField(formOfText(textOf(name), fileOf(name)), formOfDataFile(fileOf(name)), name),
  );
  expect(missed).toEqual([]);
});

test('redirects are pairs of addresses', () => {
  const [was, now] = ['# Kept.\n/old: /price\n', '# Kept.\n/old: /contact\n/resources/blog/gone: gone\n'];
  const pairs = [
    { from: '/old', to: '/contact' },
    { from: '/resources/blog/gone', to: 'gone' },
  ];
  expect(formOfText(was, fileOf('redirects.yaml'))).toEqual({ [ENTRIES]: [{ from: '/old', to: '/price' }] });
  expect(textOfForm(was, { [ENTRIES]: pairs }, fileOf('redirects.yaml'))).toBe(now);
});

test.each(DATA_FILES.filter(({ kept }) => kept === 'list' || kept === 'by id' || kept === 'redirects'))(
  '$file says that it has no entries after its last one is removed, and takes the next one',
  (dataFile) => {
    const none = { [ENTRIES]: [] };
    const [was, empty] = dataFile.kept === 'list' ? ['- name: Ada\n', '[]'] : ['/old: /price\n', '{}'];
    const text = textOfForm(`# Kept.\n${was}`, none, dataFile);
    expect(text).toBe(`# Kept.\n${empty}\n`);
    expect(textOfForm(text, none, dataFile)).toBe(text);
    expect(textOfForm(text, formOfText(was, dataFile), dataFile)).toContain(`# Kept.\n${was.slice(0, 4)}`);
  },
);

test.each([
  ['faq.yaml', 'answer', 'We carry within Nigeria, from door to door.'],
  ['testimonials.yaml', 'review', 'Our cartons reach Kano in time now.'],
  ['people.yaml', 'role', 'Founder'],
])('one entry of %s that changes leaves the lines of the others as they were', (name, field, value) => {
  const [first, ...others] = entriesOf(name);
  const text = textOfForm(
    textOf(name),
    { [ENTRIES]: [{ ...first, [field]: value }, ...others] },
    fileOf(name),
  );
  const before = lines(textOf(name));
  expect(before.filter((line) => !lines(text).includes(line))).toHaveLength(1);
  expect(formOfText(text, fileOf(name))[ENTRIES]).toEqual([{ ...first, [field]: value }, ...others]);
});

test('entries come, go and change places', () => {
  const [one, two, ...others] = entriesOf('faq.yaml');
  const added = {
    id: 'new-one',
    question: 'What is new?',
    answer: 'This answer is, and it has a colon: here.',
  };
  const form = { [ENTRIES]: [two, added, ...others] };
  const text = textOfForm(textOf('faq.yaml'), form, fileOf('faq.yaml'));
  expect(formOfText(text, fileOf('faq.yaml'))).toEqual(form);
  expect(text).not.toContain(String(one?.['question']));
});

test('a question is in the lists of the pages that its form names, and in no other', () => {
  const [one, two, ...others] = entriesOf('faq.yaml');
  expect([one?.['pages'], two?.['pages']]).toEqual([
    ['home', 'impact', 'reading'],
    ['home', 'haulage'],
  ]);
  const added = {
    id: 'new-one',
    question: 'What is new?',
    answer: 'This answer is new here.',
    pages: ['terms', 'home'],
  };
  const form = { [ENTRIES]: [added, { ...one, pages: ['impact'] }, ...others] };
  const text = textOfForm(textOf('faq.yaml'), form, fileOf('faq.yaml'));
  const linesOf = (name: string) => lines(name).filter((line) => /^ {2}[a-z-]+: \[/.test(line));
  expect(linesOf(text).filter((line) => !linesOf(textOf('faq.yaml')).includes(line))).toEqual([
    '  haulage: [axle-rules, breakdown, insured, freight-on-delivery, only-trucks]',
    '  home: [insured, freight-on-delivery, customs, register, new-one]',
    expect.stringMatching(/^ {2}reading: \[/),
    expect.stringMatching(/^ {2}terms: \[.*, new-one\]$/),
  ]);
  expect(linesOf(text)).toHaveLength(linesOf(textOf('faq.yaml')).length);
});

test('a person without a short name gets one of the name, which nobody else has', () => {
  const people = entriesOf('people.yaml');
  const [{ name, id } = {}] = people;
  const added = [
    { name, role: 'Driver' },
    { id: '', name: 'Chiamaka  Éze', role: 'Driver' },
    { name, role: 'Loader' },
  ];
  const text = textOfForm(textOf('people.yaml'), { [ENTRIES]: [...people, ...added] }, fileOf('people.yaml'));
  const ids = formOfText(text, fileOf('people.yaml'))[ENTRIES] as { id: string }[];
  expect(ids.slice(people.length).map((each) => each.id)).toEqual([`${id}-2`, 'chiamaka-eze', `${id}-3`]);
});

test('questions of the FAQ page change, come and go, and the others keep their lines', () => {
  const file = 'questions/general.md';
  const [one, two, ...others] = entriesOf(file);
  expect(one).toMatchObject({
    question: 'What does Kayalink do?',
    answer: expect.stringMatching(/^We move goods/),
  });
  const added = { question: 'What is new?', answer: 'This is:\n\n- one\n- two' };
  const form = { [ENTRIES]: [{ ...two, question: 'How do I order a truck?' }, ...others, added] };
  const text = textOfForm(textOf(file), form, fileOf(file));
  expect(formOfText(text, fileOf(file))).toEqual(form);
  const rest = textOf(file).slice(
    textOf(file).indexOf('\n## ', textOf(file).indexOf(String(two?.['question']))),
  );
  expect(text).toContain(rest.trimEnd());
  expect(text.endsWith('\n\n## What is new?\n\nThis is:\n\n- one\n- two\n')).toBe(true);
});

test('an answer that nobody has confirmed keeps its mark when its words change', () => {
  const entries = entriesOf('faq.yaml').map((entry) =>
    entry['id'] === 'insured' ? { ...entry, answer: 'Only where cover was taken out for the trip.' } : entry,
  );
  const text = textOfForm(textOf('faq.yaml'), { [ENTRIES]: entries }, fileOf('faq.yaml'));
  expect(text).toContain('answer: !unconfirmed Only where cover was taken out for the trip.\n');
});

test('the first announcement is a file of its own, and empty fields are none', () => {
  const link = { label: 'See prices', path: '/price' };
  const form = { text: 'Prices for the rains are in', link, from: '', until: '2026-12-31' };
  expect(textOfForm('', form, fileOf('announcement.yaml'))).toBe(
    'text: Prices for the rains are in\nlink:\n  label: See prices\n  path: /price\nuntil: 2026-12-31\n',
  );
});
