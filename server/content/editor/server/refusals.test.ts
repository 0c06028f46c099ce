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

/** Saves a file with another value in one field, or with others in several, as somebody who types it in the form. */
async function typed(file: string, field: (string | number)[], value: unknown): Promise<string> {
  const path = `content/${file}`;
  const { body: shown } = await ask('getEntry', { path });
  const isEntry = file.endsWith('.md');
  const [, head = '', body = ''] = isEntry ? shown.data.split(/^---$/m) : ['', shown.data];
  const form = parseDocument(head);
  if (value === undefined) form.deleteIn(field);
  else if (field.length > 0) form.setIn(field, new Document(value).contents);
  else for (const [name, each] of Object.entries(Object(value))) form.set(name, new Document(each).contents);
  const raw = isEntry ? `---\n${form}---${body}` : String(form);
  const { status, body: answer } = await ask('persistEntry', {
    dataFiles: [{ path, raw }],
    assets: [],
    options: { commitMessage: 'Type' },
  });
  expect(status).toBe(422);
  return answer.error.replace('Not saved. Fix this first: ', '');
}

const POST = 'blog/return-loads.md';
const QUESTION = 'Which states do you cover?';
const DESCRIPTION = 'For search engines, Description';

test.each<[kind: string, file: string, field: (string | number)[], value: unknown, says: string]>([
  ['too few letters', POST, ['title'], 'No', 'Title: write at least 5 characters'],
  [
    'too many letters, with words of the schema',
    POST,
    ['meta', 'title'],
    'A'.repeat(66),
    'For search engines, Title: write at most 65 characters: a search result shows no more',
  ],
  [
    'too few, in a page',
    'pages/terms.yaml',
    ['meta', 'description'],
    'Short.',
    `${DESCRIPTION}: write at least 70 characters: a search result has room for more`,
  ],
  ['too few letters between spaces', POST, ['title'], '  No  ', 'Title: write at least 5 characters'],
  [
    'too few letters before spaces, of a review',
    'testimonials.yaml',
    ['entries', 0, 'review'],
    `Good.${' '.repeat(30)}`,
    'Review: write at least 20 characters',
  ],
  [
    'a missing text',
    'pages/terms.yaml',
    ['meta', 'title'],
    undefined,
    'For search engines, Title: is missing: add it',
  ],
  ['a text of spaces', POST, ['title'], ' '.repeat(10), 'Title: is missing: add it'],
  ['a text of spaces, of a client', 'brands.yaml', ['entries', 0, 'name'], '  ', 'Name: is missing: add it'],
  ['a text of spaces, of a page', 'pages/about.yaml', ['lead'], '   ', 'Introduction: is missing: add it'],
  [
    'a word in braces that nothing fills in',
    'emails.yaml',
    ['toDesk', 'contact', 'lead'],
    'Thank you {fullname}.',
    'To our team, Contact, Introduction: {fullname} is not known here: use {name}, {reference}',
  ],
  [
    'a word in braces where none is filled in',
    'pages/about.yaml',
    ['lead'],
    'We move goods for {company} and others.',
    'Introduction: words in braces are shown as they are here: take the braces of {company} out',
  ],
  ['no day', POST, ['checked'], '12 May', 'Facts checked on: choose the day in the calendar'],
  ['no day of publication', POST, ['date'], '12 May', 'Publication day: choose the day in the calendar'],
  [
    'no last day of the announcement',
    'announcement.yaml',
    ['text'],
    'Closed on 1 January, for stocktaking',
    'Until: choose the day in the calendar',
  ],
  [
    'an announcement that nobody would see',
    'announcement.yaml',
    [],
    { text: 'Closed for stocktaking', link: { label: 'Our hours', path: '/contact' }, until: '2026-01-02' },
    'Until: this day has passed, so nobody would see it: choose today or a later day',
  ],
  [
    'a day to come',
    POST,
    ['updated'],
    '2099-01-01',
    'Last updated: write the day of a change that is made: this one is still to come',
  ],
  ['one name of a list', POST, ['cover', 'drawing'], 'Quey', "Cover: write 'quay'"],
  [
    'an entry of a list of texts',
    POST,
    ['formerly'],
    ['good-one', 'An Old Name'],
    'Earlier addresses, “An Old Name”: ',
  ],
  ['a field that nothing reads', POST, ['colour'], 'red', "remove 'colour': nothing reads it"],
  [
    'letters that cannot be used',
    'faq.yaml',
    ['entries', 0, 'id'],
    'Get a price',
    `Frequently asked questions, “${QUESTION}”, Short name: use only small letters, digits and hyphens`,
  ],
  [
    'an ending',
    'faq.yaml',
    ['entries', 0, 'question'],
    'How do I book',
    "Frequently asked questions, “How do I book”, Question: end it with '?'",
  ],
  [
    'an id that is there already',
    'faq.yaml',
    ['entries', 1, 'id'],
    'insured',
    ", Short name: 'insured' is already used in entry 2 of this list: choose another one",
  ],
  [
    'a number that is there already',
    'videos.yaml',
    ['entries', 1],
    { id: 1, title: 'Second', content: 'words '.repeat(20), url: 'https://youtu.be/M7lc1UVf-VE' },
    "Videos, “Second”, Short name: '1' is already used in entry 1 of this list: choose another one",
  ],
  [
    'a client who is there already',
    'brands.yaml',
    ['entries', 1, 'name'],
    'Savanna Mills',
    "Clients, “Savanna Mills”, Name: 'Savanna Mills' is already used in entry 1 of this list: choose another one",
  ],
  [
    'a person twice on a page',
    'pages/about.yaml',
    ['team', 'people', 1, 'person'],
    'sunday-okon',
    "Person: 'sunday-okon' is already used in entry 1 of this list: choose another one",
  ],
  [
    'a topic twice',
    POST,
    ['tags'],
    ['Costs', 'Costs'],
    "Topics, “Costs”: 'Costs' is in this list already: remove it here",
  ],
  [
    'a number of letters',
    'pages/raw-material.yaml',
    ['calendar', 'months', 1],
    'Febr',
    'write exactly 3 characters',
  ],
  ['a number of entries', 'testimonials.yaml', ['entries', 3], undefined, 'Reviews: write exactly 4 reviews'],
  [
    'an address',
    'videos.yaml',
    ['entries', 0, 'url'],
    'youtube',
    'Videos, “Introduction”, Web address: write a full address that begins with https://',
  ],
  [
    'a pattern with words',
    'videos.yaml',
    ['entries', 0, 'length'],
    '2 min',
    'Videos, “Introduction”, Length: write minutes and seconds, like 2:05',
  ],
  [
    'the name of a person',
    'people.yaml',
    ['entries', 0, 'id'],
    'Ada Obi',
    'People, “Ada Obi”, Short name: use only small letters, digits and hyphens',
  ],
  [
    'an email address',
    'site.yaml',
    ['email', 'value'],
    'hello',
    'Email, Value: write an email address, such as ada@example.com',
  ],
  [
    'a sign of a list',
    'brands.yaml',
    ['entries', 0, 'sign'],
    'Star',
    "Clients, “Savanna Mills”, Sign: write 'star'",
  ],
  [
    'a number that is too large',
    POST,
    ['series'],
    { name: 'Roads', part: 99 },
    'Series, Part: write at most 50',
  ],
  [
    'a correction of a day before the post',
    POST,
    ['corrections'],
    [{ date: '2020-01-02', text: 'The fee of the port is 5%, not 7%.' }],
    'Corrections, “The fee of the port is 5%, not 7%.”, Date: write the day of publication or a later one',
  ],
  [
    'half a number',
    'videos.yaml',
    ['entries', 0, 'id'],
    1.5,
    'Videos, “Introduction”, Short name: write a whole number',
  ],
  [
    'words that must be in it',
    'emails.yaml',
    ['labels', 'hello'],
    'Hello.',
    "Labels, Hello: write '{name}' somewhere in it",
  ],
  ['a beginning', 'pages/glossary.yaml', ['term', 'letter'], 'Words', "begin it with 'Glossary: '"],
  [
    'a person whom nobody knows',
    POST,
    ['author'],
    'nobody',
    "Author: 'nobody' is not in People: add the person there, or choose another",
  ],
  [
    'a picture that is not there',
    POST,
    ['cover'],
    { file: 'no.jpg', alt: 'A gate' },
    "Cover: there is no picture 'no.jpg': add it to the images, or choose another",
  ],
  [
    'a drawing that there is not',
    POST,
    ['cover', 'drawing'],
    'Nothing of ours',
    'or give “Picture” and “What the picture shows” of a picture',
  ],
  ['a missing cover', POST, ['cover'], undefined, 'Cover: is missing: choose a drawing ('],
  [
    'a related post that is not there',
    POST,
    ['related'],
    ['no-such'],
    "Related posts: there is no post 'no-such': choose another",
  ],
  [
    'a link to no page',
    'navigation.yaml',
    ['legal', 0, 'path'],
    '/no-such-page',
    'link to /no-such-page: there is no such page: correct the address, or remove the link',
  ],
  [
    'a redirect from a page',
    'redirects.yaml',
    ['entries'],
    [{ from: '/price', to: '/contact' }],
    'Redirects, “/price”: this address has a page, which visitors get: remove the redirect',
  ],
  [
    'a circle of redirects',
    'redirects.yaml',
    ['entries'],
    [
      { from: '/promo', to: '/offer' },
      { from: '/offer', to: '/promo' },
    ],
    'Redirects, “/promo”: leads in a circle (/promo → /offer → /promo): change where one of these leads',
  ],
  [
    'a redirect from no address',
    'redirects.yaml',
    ['entries'],
    [{ from: 'old page', to: '/contact' }],
    'Redirects, “old page”: ',
  ],
])('%s is refused in plain words', async (_kind, file, field, value, says) => {
  const error = await typed(file, field, value);
  expect(error).toContain(says);
  expect(error).not.toMatch(DEVELOPER_WORDS);
});

/** A form with its first entry twice. */
async function doubled(file: string): Promise<string> {
  const { body: shown } = await ask('getEntry', { path: `content/${file}` });
  const [first] = parseDocument(shown.data).toJS().entries;
  return typed(file, ['entries'], [first, structuredClone(first)]);
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

test('the walk through schemas finds a pattern in a list of a record', () => {
  const schema = z.record(z.string(), z.array(z.strictObject({ id: z.string().regex(/^x$/) }).optional()));
  expect([...within(schema)].some(({ _zod: { def } }) => def.checks?.length === 1)).toBe(true);
});
