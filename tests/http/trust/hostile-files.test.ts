import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FileContent, openFileContent } from '#server/content/folder/file-content.ts';
import { copyFewEntries } from '#tests/support/few-entries.ts';
import { UNSAFE_LINKS } from './hostile-space.ts';

let directory: string;

const HEAD = `title: A title
subTitle: A subtitle that is long enough
date: 2026-11-01
tags: [Ports]
cover: quay
meta: { title: A title of ten, description: A description that is long enough for what a search result has room for. }
`;

/** Links that Markdown can hold. A backslash in one is written as %5C, which leads nowhere but to this site. */
const WRITABLE = UNSAFE_LINKS.filter((uri) => !/[\n<>&\\]|^ |^https:\/\/$/.test(uri));
const NAMES = ['colon: inside.md', 'Upper.md', 'with space.md', 'quote".md', 'line\nbreak.md'];

/** Texts of posts, and what has to be said about each. */
const TEXTS: [what: string, body: string, said: string][] = [
  ...WRITABLE.map((uri): [string, string, string] => [
    `the link ${JSON.stringify(uri)}`,
    `[words of it](<${uri}>)`,
    "link 'words of it' to ",
  ]),
  ...[
    '<script>evil()</script>',
    '<img src=x onerror=evil()>',
    'words <a href="javascript:evil()">words</a>',
    '<u onclick="evil()">words</u>',
    '<svg onload=evil()>',
  ].map((html): [string, string, string] => [`HTML: ${html}`, html, 'HTML cannot be shown']),
  ['quotes without end', '>'.repeat(10_000), 'stand too deep inside each other'],
  [
    'quotes in lines',
    Array.from({ length: 200 }, (_, level) => `${'> '.repeat(level)}x`).join('\n'),
    'stand too deep inside each other',
  ],
  [
    'lists without end',
    Array.from({ length: 200 }, (_, level) => `${'  '.repeat(level)}- x`).join('\n'),
    'stand too deep inside each other',
  ],
  ['a huge text', 'Thirty tonnes of rice. '.repeat(10_000), 'has more than 200000 letters'],
];

/** Covers of posts, none of which may be shown. */
const COVERS = {
  'of another scheme': 'cover: { url: "http://evil.example/x.jpg", width: 1, height: 1, alt: words }',
  'that is code': 'cover: { url: "javascript:evil()", width: 1, height: 1, alt: words }',
  'above its folder': 'cover: { file: ../../etc/passwd, alt: What it shows }',
};

let content: FileContent;
let said: string[] = [];
const write = (name: string, body: string, head = HEAD) =>
  writeFile(join(directory, 'blog', name), `---\n${head}---\n${body}`);
const saidOf = (name: string) => said.filter((line) => line.startsWith(`content/blog/${name}`));

beforeAll(async () => {
  directory = join(await mkdtemp(join(tmpdir(), 'kayalink-')), 'content');
  copyFewEntries(directory);
  await write('sound.md', 'Words, and [a link](/resources/faq).');
  for (const [place, [, body]] of TEXTS.entries()) await write(`text-${place}.md`, body);
  for (const [place, cover] of Object.values(COVERS).entries())
    await write(`cover-${place}.md`, 'Words.', HEAD.replace('cover: quay', cover));
  for (const name of NAMES) await write(name, 'Words.');
  await write('polluted.md', 'Words.', `${HEAD}__proto__: { polluted: true }\n`);
  content = await openFileContent(directory, { report: () => {} });
  said = content.errors().flatMap(({ problems }) => problems);
});
afterAll(() => content.close());
afterAll(() => rm(join(directory, '..'), { recursive: true, force: true }));

test('a text as it should be is taken', () => {
  expect(saidOf('sound.md')).toEqual([]);
  expect(content.article('post', 'sound')).toBeDefined();
});

test.each(TEXTS.map(([what, , why], place) => [what, place, why] as const))(
  '%s is not shown, and is named',
  (_what, place, why) => {
    expect(saidOf(`text-${place}.md`)).toContainEqual(expect.stringContaining(why));
    expect(content.article('post', `text-${place}`)).toBeUndefined();
  },
);

test.each(Object.keys(COVERS).map((what, place) => [what, place] as const))(
  'a cover %s is refused',
  (_what, place) => {
    expect(saidOf(`cover-${place}.md`)).not.toEqual([]);
    const shown = content.article('post', `cover-${place}`)?.image ?? { drawing: 'quay' };
    expect(shown).toEqual({ drawing: 'quay' });
  },
);

test.each(NAMES)('the file name %j is no address', (name) => {
  expect(said.join('\n')).toContain(`content/blog/${name}: rename it to `);
});

test('no file changes what all objects have', () => {
  expect('polluted' in {}).toBe(false);
});
