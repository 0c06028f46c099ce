import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Document, parseDocument } from 'yaml';
import { z } from 'zod';
import { FILE_SCHEMAS } from '../../copy/copy.ts';
import { SCHEMAS } from '../../entries/posts.ts';
import { DATA_FILES } from '../forms/data-files.ts';
import { editorForTests } from './testing.ts';

let editor: Awaited<ReturnType<typeof editorForTests>>;
let ask: typeof editor.ask;

beforeAll(async () => {
  editor = await editorForTests();
  ({ ask } = editor);
});
afterAll(() => editor.close());

/** Saves a file with another value in the field of a path, or with others in several, as somebody who types it in the form. */
async function typed(file: string, field: string, value: unknown): Promise<string> {
  const path = `content/${file}`;
  const { body: shown } = await ask('getEntry', { path });
  const isEntry = file.endsWith('.md') && !file.startsWith('questions/');
  const [, head = '', body = ''] = isEntry ? shown.data.split(/^---$/m) : ['', shown.data];
  const form = parseDocument(head);
  if (value === undefined) form.deleteIn(field.split('.'));
  else if (field) form.setIn(field.split('.'), new Document(value).contents);
  else for (const [name, each] of Object.entries(Object(value))) form.set(name, new Document(each).contents);
  const raw = isEntry ? `---\n${form}---${body}` : String(form);
  const was = editor.has(path) && editor.read(path);
  const { status, body: answer } = await editor.save(path, raw);
  expect(status).toBe(422);
  expect(editor.has(path) && editor.read(path)).toBe(was);
  return answer.error.replace('Not saved. Fix this first: ', '');
}

const POST = 'blog/return-loads.md';

test.each<[file: string, field: string, value: unknown, says: string]>([
  [POST, 'title', 'No', 'Title: write at least 5 characters'],
  [
    POST,
    'meta.title',
    'A'.repeat(66),
    'For search engines, Title: write at most 65 characters: a search result shows no more',
  ],
  [POST, 'title', '  No  ', 'Title: write at least 5 characters'],
  [POST, 'title', ' '.repeat(10), 'Title: is missing: add it'],
  [POST, 'checked', '12 May', 'Facts checked on: choose the day in the calendar'],
  [POST, 'date', '12 May', 'Publication day: choose the day in the calendar'],
  [
    POST,
    'updated',
    '2099-01-01',
    'Last updated: write the day of a change that is made: this one is still to come',
  ],
  [POST, 'cover.drawing', 'Quey', "Cover: write 'quay'"],
  [POST, 'formerly', ['good-one', 'An Old Name'], 'Earlier addresses, “An Old Name”: '],
  [POST, 'colour', 'red', "remove 'colour': nothing reads it"],
  [POST, 'tags', ['Costs', 'Costs'], "Topics, “Costs”: 'Costs' is in this list already: remove it here"],
  [POST, 'tags', ['haulage'], "Topics: write 'Haulage' as in other entries"],
  [POST, 'newTopic', 'haulage ', "New topic: write 'Haulage' as in other"],
  [POST, '', { tags: ['Costs'], newTopic: 'Costs' }, "New topic: 'Costs' is in this list already"],
  [POST, 'series', { name: 'Roads', part: 99 }, 'Series, Part: write at most 50'],
  [
    POST,
    'corrections',
    [{ date: '2020-01-02', text: 'The fee of the port is 5%, not 7%.' }],
    'Corrections, “The fee of the port is 5%, not 7%.”, Date: write the day of publication or a later one',
  ],
  [POST, 'author', 'nobody', "Author: 'nobody' is not in People: add the person there, or choose another"],
  [
    POST,
    'cover',
    { file: 'no.jpg', alt: 'A gate' },
    "Cover: there is no picture 'no.jpg': add it to the images, or choose another",
  ],
  [POST, 'cover.drawing', 'Nothing of ours', 'or give “Picture” and “What the picture shows” of a picture'],
  [POST, 'cover', undefined, 'Cover: is missing: choose a drawing ('],
  [POST, 'related', ['no-such'], "Related posts: there is no post 'no-such': choose another"],
  [
    'pages/terms.yaml',
    'meta.description',
    'Short.',
    'For search engines, Description: write at least 70 characters: a search result has room for more',
  ],
  ['pages/terms.yaml', 'meta.title', undefined, 'For search engines, Title: is missing: add it'],
  ['pages/about.yaml', 'lead', '   ', 'Introduction: is missing: add it'],
  [
    'pages/about.yaml',
    'lead',
    'We move goods for {company} and others.',
    'Introduction: words in braces are shown as they are here: take the braces of {company} out',
  ],
  [
    'pages/about.yaml',
    'team.people.1.person',
    'sunday-okon',
    "Person: 'sunday-okon' is already used in entry 1 of this list: choose another one",
  ],
  [
    'emails.yaml',
    'toDesk.contact.lead',
    'Thank you {fullname}.',
    'To our team, Contact, Introduction: {fullname} is not known here: use {name}, {reference}',
  ],
  ['emails.yaml', 'labels.hello', 'Hello.', "Labels, Hello: write '{name}' somewhere in it"],
  [
    'announcement.yaml',
    'text',
    'Closed on 1 January, for stocktaking',
    'Until: choose the day in the calendar',
  ],
  [
    'announcement.yaml',
    '',
    { text: 'Closed for stocktaking', link: { label: 'Our hours', path: '/contact' }, until: '2026-01-02' },
    'Until: this day has passed, so nobody would see it: choose today or a later day',
  ],
  [
    'faq.yaml',
    'entries.0.id',
    'Get a price',
    'Frequently asked questions, “Which states do you cover?”, Short name: use only small letters, digits and hyphens',
  ],
  [
    'faq.yaml',
    'entries.0.question',
    'How do I book',
    "Frequently asked questions, “How do I book”, Question: end it with '?'",
  ],
  [
    'questions/general.md',
    'entries.0.question',
    'Do you carry eggs',
    "'Do you carry eggs': end it with a question mark",
  ],
  [
    'faq.yaml',
    'entries.1.id',
    'insured',
    ", Short name: 'insured' is already used in entry 2 of this list: choose another one",
  ],
  [
    'videos.yaml',
    'entries.1',
    { id: 1, title: 'Second', content: 'words '.repeat(20), url: 'https://youtu.be/M7lc1UVf-VE' },
    "Videos, “Second”, Short name: '1' is already used in entry 1 of this list: choose another one",
  ],
  [
    'videos.yaml',
    'entries.0.url',
    'youtube',
    'Videos, “Introduction”, Web address: write a full address that begins with https://',
  ],
  [
    'videos.yaml',
    'entries.0.length',
    '2 min',
    'Videos, “Introduction”, Length: write minutes and seconds, like 2:05',
  ],
  ['videos.yaml', 'entries.0.id', 1.5, 'Videos, “Introduction”, Short name: write a whole number'],
  [
    'brands.yaml',
    'entries.1.name',
    'Savanna Mills',
    "Clients, “Savanna Mills”, Name: 'Savanna Mills' is already used in entry 1 of this list: choose another one",
  ],
  ['brands.yaml', 'entries.0.sign', 'Star', "Clients, “Savanna Mills”, Sign: write 'star'"],
  ['pages/raw-material.yaml', 'calendar.months.1', 'Febr', 'write exactly 3 characters'],
  ['testimonials.yaml', 'entries.3', undefined, 'Reviews: write exactly 4 reviews'],
  [
    'people.yaml',
    'entries.0.id',
    'Ada Obi',
    'People, “Ada Obi”, Short name: use only small letters, digits and hyphens',
  ],
  ['site.yaml', 'email.value', 'hello', 'Email, Value: write an email address, such as ada@example.com'],
  ['pages/glossary.yaml', 'term.letter', 'Words', "begin it with 'Glossary: '"],
  [
    'redirects.yaml',
    'entries',
    [{ from: '/old', to: '/resources/blog/no-such-post' }],
    '/resources/blog/no-such-post',
  ],
  [
    'redirects.yaml',
    'entries',
    [{ from: '/price', to: '/contact' }],
    'Redirects, “/price”: this address has a page, which visitors get: remove the redirect',
  ],
  [
    'redirects.yaml',
    'entries',
    [
      { from: '/promo', to: '/offer' },
      { from: '/offer', to: '/promo' },
    ],
    'Redirects, “/promo”: leads in a circle (/promo → /offer → /promo): change where one of these leads',
  ],
  ['redirects.yaml', 'entries', [{ from: 'old page', to: '/contact' }], 'Redirects, “old page”: '],
  [
    'navigation.yaml',
    'legal.0.path',
    '/no-such-page',
    'link to /no-such-page: there is no such page: correct the address, or remove the link',
  ],
])('in %s, “%s” of %j is refused in plain words', async (file, field, value, says) => {
  const error = await typed(file, field, value);
  expect(error).toContain(says);
  expect(error).not.toMatch(DEVELOPER_WORDS);
});

/** A form with its first entry twice. */
async function doubled(file: string): Promise<string> {
  const { body: shown } = await ask('getEntry', { path: `content/${file}` });
  const [first] = parseDocument(shown.data).toJS().entries;
  return typed(file, 'entries', [first, structuredClone(first)]);
}

test.each(DATA_FILES.filter(({ kept }) => kept === 'by id' || kept === 'redirects'))(
  'a key that is there already is refused in $file, where it would replace the first entry',
  async ({ file, label }) => {
    if (file === 'redirects.yaml') writeFileSync(`${editor.folder}/content/${file}`, '/old-page: /contact\n');
    const [name, key] = file === 'people.yaml' ? ['Short name', 'ibrahim-lawal'] : ['From', '/old-page'];
    expect(await doubled(file)).toBe(
      `${label}, “${key}”, ${name}: '${key}' is already used in entry 1 of this list: choose another one`,
    );
  },
);

/** What editors should never read: names of fields and files, positions, and the words of the checking library. */
const DEVELOPER_WORDS =
  /regex|invalid|expected|received|undefined|\bnull\b|\.yaml|\.md\b|\bline \d|\w\.\d+\b|\w+\.\w+\.\w+:/i;

/** Every schema within a schema. */
function* within(schema: z.core.$ZodType, seen = new Set<unknown>()): Generator<z.core.$ZodType> {
  if (seen.has(schema)) return;
  seen.add(schema);
  yield schema;
  for (const part of Object.values(schema._zod.def).flatMap((each) =>
    Array.isArray(each) ? each : Object(each) === each ? [each, ...Object.values(each)] : [],
  ))
    if (part instanceof z.core.$ZodType) yield* within(part, seen);
}

test.each(Object.entries({ ...FILE_SCHEMAS, ...SCHEMAS }))(
  'each pattern of %s has words for what it refuses',
  (_name, schema) => {
    const wordless = [...within(schema)].flatMap(({ _zod: { def } }) =>
      (def.checks ?? []).filter(
        ({ _zod: { def: check } }) =>
          'pattern' in check && 'format' in check && check.format === 'regex' && !check.error,
      ),
    );
    expect(wordless.map(({ _zod: { def } }) => String('pattern' in def && def.pattern))).toEqual([]);
  },
);

test.each(Object.entries({ ...FILE_SCHEMAS, ...SCHEMAS }))(
  'spaces around the texts of %s make none of them long enough',
  (_name, schema) => {
    const padded = [...within(schema)].flatMap(({ _zod: { def } }) => {
      const checks = def.type === 'string' ? (def.checks ?? []).map((check) => check._zod.def) : [];
      const measured = checks.findIndex(
        (check) =>
          check.check === 'length_equals' ||
          (check.check === 'min_length' && 'minimum' in check && Number(check.minimum) > 1),
      );
      const isTrimmed = checks.slice(0, measured).some(({ check }) => check === 'overwrite');
      return measured >= 0 && !isTrimmed ? [checks[measured]] : [];
    });
    expect(padded).toEqual([]);
  },
);
