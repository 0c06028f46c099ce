import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { openFileContent } from '../../folder/file-content.ts';
import { readSnapshot } from '../../folder/snapshot.ts';
import { copyContent, editorForTests } from '../server/testing.ts';

const POST = 'content/blog/return-loads.md';
const blog = (name: string) => `/resources/blog/${name}`;
const REDIRECTS = 'content/redirects.yaml';

let editor: Awaited<ReturnType<typeof editorForTests>>;
let read: typeof editor.read;

/** Files of the few entries that lead to the post: in their texts, and in a list. */
const IN_TEXTS = ['blog/a-waybill-line-by-line.md', 'glossary/d/demurrage.md'];
const IN_LISTS = ['lanes/lagos-kano.yaml', 'pages/supply-chain.yaml', 'pages/reverse-logistics.yaml'];

function copyWithLinks(directory: string) {
  copyContent(directory);
  for (const file of IN_TEXTS)
    appendFileSync(join(directory, file), `\nMore on [empty trucks](${blog('return-loads')}).\n`);
  for (const file of IN_LISTS) {
    const path = join(directory, file);
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace(blog('a-waybill-line-by-line'), blog('return-loads')),
    );
  }
}

beforeAll(async () => {
  editor = await editorForTests(copyWithLinks);
  read = editor.read;
});

afterAll(() => editor.close());

beforeEach(() => editor.reset());

const saved = { status: 200, body: expect.objectContaining({ message: 'saved' }) };
const deleted = { status: 200, body: { message: 'deleted' } };
const inContent = (words: string) =>
  editor.git('grep', '--count', '--fixed-strings', '--untracked', words, '--', 'content').trim().split('\n');

/** Where addresses lead on a site that is started with the content as it is. */
async function followed(...paths: string[]) {
  const content = await openFileContent(join(editor.folder, 'content'));
  const found = paths.map(content.moved);
  content.close();
  return found;
}

/** A form with values, saved at the path where it was opened. */
const saveWith = async (path: string, values: Record<string, unknown>) =>
  editor.save(path, await editor.edited(path, values));

/** A post to which nothing leads. */
const alone = (values = {}) =>
  editor.edited(POST, { title: 'What a lone post says', address: '', ...values });
const LONE = 'content/blog/what-a-lone-post-says.md';

test('an entry gets another address in one commit: its old one leads to it, and links to it follow', async () => {
  const links = inContent(blog('return-loads')).length;
  expect(links).toBe(IN_TEXTS.length + IN_LISTS.length);
  await saveWith('content/blog/pallets-by-the-numbers.md', { related: ['return-loads'] });
  expect(await saveWith(POST, { address: 'Empty runs' })).toEqual(saved);
  expect(editor.has(POST)).toBe(false);
  expect(parse(read('content/blog/empty-runs.md').split('---')[1] ?? '')).toMatchObject({
    formerly: ['return-loads'],
  });
  expect(read('content/blog/empty-runs.md')).not.toContain('address:');
  expect(inContent(blog('empty-runs'))).toHaveLength(links);
  expect(() => inContent(blog('return-loads'))).toThrow();
  expect(read('content/blog/pallets-by-the-numbers.md')).toMatch(/^related: \[empty-runs\]$/m);
  expect(await followed(blog('return-loads'))).toEqual([blog('empty-runs')]);
  await readSnapshot(join(editor.folder, 'content'));
  expect(editor.git('status', '--short', 'content')).toBe('');
  expect(editor.git('rev-list', '--count', 'HEAD').trim()).toBe('3');
});

test('a form that stays open saves on, and keeps the old address', async () => {
  const form = await editor.edited(POST, { address: 'empty-runs' });
  await editor.save(POST, form);
  expect(await editor.save(POST, form.replace(/^title: .*$/m, 'title: Renamed and changed'))).toEqual(saved);
  expect(read('content/blog/empty-runs.md')).toMatch(/^title: Renamed and changed$/m);
  expect(await followed(blog('return-loads'))).toEqual([blog('empty-runs')]);
  expect(await editor.shown(POST)).toContain('title: Renamed and changed');
});

test('several names lead to the newest, and a name that comes back is no longer a redirect', async () => {
  await saveWith(POST, { address: 'second' });
  await saveWith('content/blog/second.md', { address: 'third' });
  expect(await followed(blog('return-loads'), blog('second'))).toEqual([blog('third'), blog('third')]);
  await saveWith('content/blog/third.md', { address: 'return-loads' });
  expect(await followed(blog('return-loads'), blog('second'), blog('third'))).toEqual([
    undefined,
    blog('return-loads'),
    blog('return-loads'),
  ]);
  expect(read(POST)).toMatch(/^formerly: \[second, third\]$/m);
});

test('lines of the file of redirects that lead to the old address lead to the new one', async () => {
  writeFileSync(
    join(editor.folder, REDIRECTS),
    `# On posters\n/empty: ${blog('return-loads')}\n/gone: gone\n`,
  );
  await saveWith(POST, { address: 'empty-runs' });
  expect(read(REDIRECTS)).toBe(`# On posters\n/empty: ${blog('empty-runs')}\n/gone: gone\n`);
});

test('an entry is at its address, whatever led elsewhere from there', async () => {
  writeFileSync(join(editor.folder, REDIRECTS), `${blog('what-a-lone-post-says')}: gone\n`);
  editor.git('add', 'content');
  editor.git('commit', '--quiet', '--message', 'Redirect');
  await saveWith(POST, { address: 'empty-runs' });
  const copy = await editor.edited('content/blog/empty-runs.md', {
    title: 'What a lone post says',
    address: '',
    formerly: '',
  });
  expect(await editor.save(LONE, copy)).toEqual(saved);
  expect(editor.has(REDIRECTS)).toBe(false);
  await editor.save('content/blog/again.md', copy.replace(/^title: .*$/m, 'title: Return loads'));
  expect(await followed(blog('what-a-lone-post-says'), blog('return-loads'))).toEqual([undefined, undefined]);
  expect(read('content/blog/empty-runs.md')).not.toContain('formerly');
});

test('a term that begins with another letter moves to its folder, and both of its old addresses lead to it', async () => {
  const term = 'content/glossary/d/demurrage.md';
  const at = (section: string) => `/resources/glossary/glossary${section}`;
  await saveWith(term, { address: 'late-box' });
  await saveWith('content/glossary/d/late-box.md', { subject: 'Late box charge', address: '' });
  expect(editor.has('content/glossary/l/late-box-charge.md')).toBe(true);
  expect(await followed(at('D/demurrage'), at('D/late-box'))).toEqual(Array(2).fill(at('L/late-box-charge')));
  await readSnapshot(join(editor.folder, 'content'));
});

test('a guide takes the text of its PDF along, and away', async () => {
  const guide = 'content/guides/earning-with-your-truck.md';
  expect(await saveWith(guide, { address: 'earn' })).toEqual(saved);
  expect([editor.has('content/guides/earn.pdf.md'), editor.has(guide.replace('.md', '.pdf.md'))]).toEqual([
    true,
    false,
  ]);
  await readSnapshot(join(editor.folder, 'content'));
  const copy = await editor.edited('content/guides/earn.md', {
    title: 'A lone guide',
    address: '',
    formerly: '',
  });
  await editor.save('content/guides/a-lone-guide.md', copy);
  writeFileSync(
    join(editor.folder, 'content/guides/a-lone-guide.pdf.md'),
    read('content/guides/earn.pdf.md'),
  );
  editor.git('add', 'content');
  editor.git('commit', '--quiet', '--message', 'Write its text');
  await editor.shown('content/guides/a-lone-guide.md');
  expect(await editor.remove('content/guides/a-lone-guide.md')).toEqual(deleted);
  expect(editor.has('content/guides/a-lone-guide.pdf.md')).toBe(false);
});

test('an entry is withdrawn in one commit, and visitors are told at all of its addresses', async () => {
  await editor.save(LONE, await alone());
  await saveWith(LONE, { address: 'lone' });
  expect(await editor.remove(LONE)).toEqual(deleted);
  expect(editor.git('show', '--format=%s', '--name-status').trim().split('\n')).toEqual([
    'Delete the post “What a lone post says”',
    '',
    'D\tcontent/blog/lone.md',
    'A\tcontent/redirects.yaml',
  ]);
  expect(await followed(blog('lone'), blog('what-a-lone-post-says'))).toEqual(['gone', 'gone']);
  await readSnapshot(join(editor.folder, 'content'));
});

test('a draft that nobody has seen goes without a trace', async () => {
  await editor.save(LONE, await alone({ draft: true }));
  await editor.shown(LONE);
  expect(await editor.remove(LONE)).toEqual(deleted);
  expect(editor.has(REDIRECTS)).toBe(false);
});

test('what others lead to is not deleted, and they are named as editors know them', async () => {
  await editor.shown(POST);
  const { status, body } = await editor.remove(POST);
  expect([status, body.error]).toEqual([
    422,
    expect.stringMatching(
      /^Not deleted, because these lead to it: post “A waybill.*term “Demurrage”.*lane “lagos to kano”.*Supply chain.*\. Take it out there first\.$/,
    ),
  ]);
  expect(body.error).not.toMatch(/\.md|\.yaml/);
  await saveWith('content/blog/pallets-by-the-numbers.md', { related: ['return-loads'] });
  expect((await editor.remove(POST)).body.error).toContain('post “Pallets by the numbers”');
  expect(editor.git('status', '--short', 'content')).toBe('');
});

test('where git refuses the commit, the entry is still there', async () => {
  await editor.save(LONE, await alone());
  const hook = join(editor.folder, '.git/hooks/pre-commit');
  mkdirSync(join(editor.folder, '.git/hooks'), { recursive: true });
  writeFileSync(hook, '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  const { status } = await editor.remove(LONE);
  rmSync(hook);
  expect([status, editor.has(LONE), editor.has(REDIRECTS)]).toEqual([422, true, false]);
  expect(editor.git('status', '--short', 'content')).toBe('');
});

test('an entry that was not opened, or changed since, is not deleted, and no other file is', async () => {
  await editor.save(LONE, await alone());
  writeFileSync(join(editor.folder, LONE), `${read(LONE)}\nA line by somebody else.\n`);
  expect((await editor.remove(LONE)).body.error).toContain('has changed since you opened it');
  for (const path of [
    'content/blog/trucks-by-load.md',
    'content/site.yaml',
    'content/../README.md',
    'README.md',
  ])
    expect((await editor.remove(path)).status, path).toBe(422);
  editor.git('checkout', '--', 'content');
});

test.each([
  [
    'of the same title, under the name that the page makes of it',
    'content/blog/return-loads-who-pays-1.md',
    {},
    'Title: its address “return-loads-who-pays-for-the-empty-truck” is taken by the post “TITLE”: choose another one, or write an address',
  ],
  [
    'at an address that is taken',
    'content/blog/another.md',
    { title: 'Another title', address: 'return-loads' },
    'Address: “return-loads-who-pays-for-the-empty-truck” is taken by the post “TITLE”: write another address',
  ],
])('a second entry %s is refused in a sentence', async (_which, path, values, says) => {
  const [, title = ''] = /^title: '?(.*?)'?$/m.exec(read(POST)) ?? [];
  await saveWith(POST, { address: '' });
  const first = 'content/blog/return-loads-who-pays-for-the-empty-truck.md';
  const taken =
    'address' in values ? { ...values, address: first.slice('content/blog/'.length, -'.md'.length) } : {};
  const form = (await editor.edited(first, { address: '', ...taken })).replace(/^shownVersion: .*\n/m, '');
  const { status, body } = await editor.save(path, form);
  expect([status, body.error]).toEqual([422, `Not saved. Fix this first: ${says.replace('TITLE', title)}`]);
  expect(editor.git('status', '--short', 'content')).toBe('');
});

test('a new entry has the address that its form says', async () => {
  expect(await editor.save(LONE, await alone({ address: 'lone' }))).toEqual(saved);
  expect(editor.has('content/blog/lone.md')).toBe(true);
  // The page asks for it by its title.
  expect(await editor.shown(LONE)).toContain('address: lone');
});
