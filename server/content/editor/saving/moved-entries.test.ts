import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { openFileContent } from '../../folder/file-content.ts';
import { readSnapshot } from '../../folder/snapshot.ts';
import type { Files } from '../../formats/errors.ts';
import { copyContent, editorForTests } from '../server/testing.ts';
import { type Changes, freed, renamed, withdrawn } from './moved-entries.ts';

const REDIRECTS = 'redirects.yaml';
const blog = (name: string) => `/resources/blog/${name}`;

describe('in texts alone', () => {
  const post = (more = '') => `---\ntitle: A\n${more}---\nWords.\n`;
  /** The files after changes, in the order of their paths. */
  const changed = (files: Files, changes: Changes): Files =>
    new Map(
      [...new Map<string, string | undefined>([...files, ...changes])]
        .flatMap(([file, text]) => (text === undefined ? [] : [[file, text] as const]))
        .toSorted(),
    );
  const move = (files: Files, from: string, to: string) =>
    changed(files, renamed(files, from, to, files.get(from) ?? ''));

  test('several names lead to the newest, and a name that comes back is no longer a redirect', () => {
    const steps = ['first', 'second', 'third', 'first'].map((name) => `blog/${name}.md`);
    let files: Files = new Map([['blog/first.md', post()]]);
    for (const [at, to] of steps.slice(1).entries()) files = move(files, steps[at] ?? '', to);
    expect([...files]).toEqual([['blog/first.md', post('formerly: [second, third]\n')]]);
  });

  test('lines of the file of redirects that lead to the old address lead to the new one', () => {
    const files = new Map([
      ['blog/a.md', post()],
      [REDIRECTS, `# On posters\n/empty: ${blog('a')}\n/gone: gone\n`],
    ]);
    expect(move(files, 'blog/a.md', 'blog/b.md').get(REDIRECTS)).toBe(
      `# On posters\n/empty: ${blog('b')}\n/gone: gone\n`,
    );
  });

  test('links to what has a longer name stay, and those to a heading follow', () => {
    const links = (name: string) =>
      `[a](${blog(name)}#why) [b](${blog('a-b')}) [c](https://x.com${blog('a')})\n`;
    const files = new Map([
      ['blog/a.md', post()],
      ['privacy.md', links('a')],
    ]);
    expect(move(files, 'blog/a.md', 'blog/z.md').get('privacy.md')).toBe(links('z'));
  });

  test('an entry is at its address, whatever led elsewhere from there', () => {
    const files = new Map([
      ['blog/b.md', post('formerly: [a, c]\n')],
      [REDIRECTS, `${blog('a')}: gone\n`],
    ]);
    expect([...changed(files, freed(files, 'blog/a.md'))]).toEqual([['blog/b.md', post('formerly: [c]\n')]]);
  });

  test('both of the old addresses of a term that moves to another letter lead to it', () => {
    const files = new Map([['glossary/d/late-box.md', post('formerly: [demurrage]\n')]]);
    const moved = move(files, 'glossary/d/late-box.md', 'glossary/l/late-box-charge.md');
    expect(moved.get('glossary/l/late-box-charge.md')).toBe(post());
    const now = '/resources/glossary/glossaryL/late-box-charge';
    expect(parse(moved.get(REDIRECTS) ?? '')).toEqual({
      '/resources/glossary/glossaryD/late-box': now,
      '/resources/glossary/glossaryD/demurrage': now,
    });
  });

  test('a guide takes the text of its PDF along, and away', () => {
    const files = new Map([
      ['guides/earn.md', post('draft: true\n')],
      ['guides/earn.pdf.md', 'The text.\n'],
    ]);
    const moved = move(files, 'guides/earn.md', 'guides/own.md');
    expect([...moved.keys()]).toEqual(['guides/own.md', 'guides/own.pdf.md']);
    expect([...changed(moved, withdrawn(moved, 'guides/own.md'))]).toEqual([]);
  });

  test('a draft that nobody has seen goes without a trace', () => {
    const files = new Map([['blog/a.md', post('draft: true\n')]]);
    expect([...withdrawn(files, 'blog/a.md')]).toEqual([['blog/a.md', undefined]]);
  });
});

const POST = 'content/blog/return-loads.md';
const OTHER = 'content/blog/pallets-by-the-numbers.md';

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

describe('in a repository', () => {
  let editor: Awaited<ReturnType<typeof editorForTests>>;
  let read: typeof editor.read;

  beforeAll(async () => {
    editor = await editorForTests(copyWithLinks);
    read = editor.read;
  });

  afterAll(() => editor.close());
  afterEach(() => editor.reset());

  const saved = { status: 200, body: expect.objectContaining({ message: 'saved' }) };
  const inContent = (words: string) =>
    editor
      .git('grep', '--count', '--fixed-strings', '--untracked', words, '--', 'content')
      .trim()
      .split('\n');

  /** Where addresses lead on a site that is started with the content as it is. */
  async function followed(...paths: string[]) {
    const content = await openFileContent(join(editor.folder, 'content'));
    const found = paths.map(content.moved);
    content.close();
    return found;
  }

  /** A post to which nothing leads. */
  const alone = (values = {}) =>
    editor.edited(POST, { title: 'What a lone post says', address: '', ...values });
  const LONE = 'content/blog/what-a-lone-post-says.md';

  test('an entry gets another address in one commit: its old one leads to it, links to it follow, and its form saves on', async () => {
    const links = inContent(blog('return-loads')).length;
    expect(links).toBe(IN_TEXTS.length + IN_LISTS.length);
    await editor.save(OTHER, await editor.edited(OTHER, { related: ['return-loads'] }));
    const form = await editor.edited(POST, { address: 'Empty runs' });
    expect(await editor.save(POST, form)).toEqual(saved);
    expect(editor.has(POST)).toBe(false);
    expect(parse(read('content/blog/empty-runs.md').split('---')[1] ?? '')).toMatchObject({
      formerly: ['return-loads'],
    });
    expect(read('content/blog/empty-runs.md')).not.toContain('address:');
    expect(inContent(blog('empty-runs'))).toHaveLength(links);
    expect(() => inContent(blog('return-loads'))).toThrow();
    expect(read(OTHER)).toMatch(/^related: \[empty-runs\]$/m);
    await readSnapshot(join(editor.folder, 'content'));
    expect(editor.git('status', '--short', 'content')).toBe('');
    expect(editor.git('rev-list', '--count', 'HEAD').trim()).toBe('3');

    expect(await editor.save(POST, form.replace(/^title: .*$/m, 'title: Renamed and changed'))).toEqual(
      saved,
    );
    expect(read('content/blog/empty-runs.md')).toMatch(/^title: Renamed and changed$/m);
    expect(await followed(blog('return-loads'))).toEqual([blog('empty-runs')]);
    expect(await editor.shown(POST)).toContain('title: Renamed and changed');
  });

  test('a new entry has the address that its form says, and is withdrawn in one commit that tells visitors', async () => {
    expect(await editor.save(LONE, await alone({ address: 'lone' }))).toEqual(saved);
    expect(editor.has('content/blog/lone.md')).toBe(true);
    // The page asks for it by its title.
    expect(await editor.shown(LONE)).toContain('address: lone');
    const lone = 'content/blog/lone.md';
    expect(await editor.save(lone, await editor.edited(lone, { address: 'alone' }))).toEqual(saved);
    expect(await editor.remove(lone)).toEqual({ status: 200, body: { message: 'deleted' } });
    expect(editor.git('show', '--format=%s', '--name-status').trim().split('\n')).toEqual([
      'Delete the post “What a lone post says”',
      '',
      'D\tcontent/blog/alone.md',
      'A\tcontent/redirects.yaml',
    ]);
    expect(await followed(blog('lone'), blog('alone'))).toEqual(['gone', 'gone']);
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
    await editor.save(OTHER, await editor.edited(OTHER, { related: ['return-loads'] }));
    expect((await editor.remove(POST)).body.error).toContain('post “Pallets by the numbers”');
    expect(editor.git('status', '--short', 'content')).toBe('');
  });

  test('an entry is not deleted where git refuses, where it has changed since, or was not opened; and no other file is', async () => {
    await editor.save(LONE, await alone());
    const hook = join(editor.folder, '.git/hooks/pre-commit');
    mkdirSync(join(editor.folder, '.git/hooks'), { recursive: true });
    writeFileSync(hook, '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    const { status } = await editor.remove(LONE);
    rmSync(hook);
    expect([status, editor.has(LONE), editor.has(`content/${REDIRECTS}`)]).toEqual([422, true, false]);
    expect(editor.git('status', '--short', 'content')).toBe('');
    writeFileSync(join(editor.folder, LONE), `${read(LONE)}\nA line by somebody else.\n`);
    expect((await editor.remove(LONE)).body.error).toContain('has changed since you opened it');
    const others = [
      'content/blog/trucks-by-load.md',
      'content/site.yaml',
      'content/../README.md',
      'README.md',
    ];
    for (const path of others) expect((await editor.remove(path)).status, path).toBe(422);
  });

  test('a second entry of the same title or address is refused in a sentence', async () => {
    const [, title = ''] = /^title: '?(.*?)'?$/m.exec(read(POST)) ?? [];
    const name = 'return-loads-who-pays-for-the-empty-truck';
    await editor.save(POST, await editor.edited(POST, { address: '' }));
    for (const [path, values, says] of [
      [
        'content/blog/return-loads-who-pays-1.md',
        {},
        'Title: its address “NAME” is taken by the post “TITLE”: choose another one, or write an address',
      ],
      [
        'content/blog/another.md',
        { title: 'Another title', address: name },
        'Address: “NAME” is taken by the post “TITLE”: write another address',
      ],
    ] as const) {
      const form = await editor.edited(`content/blog/${name}.md`, { address: '', ...values });
      const { status, body } = await editor.save(path, form.replace(/^shownVersion: .*\n/m, ''));
      const sentence = says.replace('NAME', name).replace('TITLE', title);
      expect([status, body.error]).toEqual([422, `Not saved. Fix this first: ${sentence}`]);
    }
    expect(editor.git('status', '--short', 'content')).toBe('');
  });
});
