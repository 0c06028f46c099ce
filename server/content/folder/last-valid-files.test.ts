import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type FileContent, openFileContent } from './file-content.ts';
import { GoodFiles } from './last-valid-files.ts';
import { contentFolderForTests, post } from './testing.ts';

const folder = contentFolderForTests();
let content: FileContent | undefined;

afterEach(() => {
  content?.close();
  content = undefined;
});

describe('a start with a file with errors', () => {
  const FAILED = 'title: Ports: an error';
  const invalid = (changes: Record<string, string> = {}) => post(changes).replace('title: A title', FAILED);
  let good: GoodFiles;
  let reported: string[];
  const start = async () => {
    content?.close();
    reported = [];
    content = await openFileContent(folder.directory, { good, report: (message) => reported.push(message) });
    return content;
  };

  beforeEach(async () => {
    good = GoodFiles.open(join(folder.directory, '../data/good.db'), { warn: () => {} });
    onTestFinished(() => good.close());
    await start();
    expect(reported).toEqual([]);
  });

  test('shows the last good version of a post, and all else as it is now', async () => {
    await folder.write('blog/cocoa-road.md', invalid());
    await folder.write('blog/gate-papers.md', post({ title: 'Another title' }));
    const opened = await start();
    expect(opened.article('post', 'cocoa-road')?.title).toBe('A title');
    expect(opened.article('post', 'gate-papers')?.title).toBe('Another title');
    expect(opened.errors()).toMatchObject([{ file: 'blog/cocoa-road.md', shows: 'last good version' }]);
    expect(reported).toEqual([
      expect.stringMatching(
        /last good version of these.*\n {2}content\/blog\/cocoa-road\.md: line 2: a colon in the text needs quotes/,
      ),
    ]);
  });

  test('leaves out a post that was never in order, drafts too, and takes it in once it is', async () => {
    await folder.write('blog/new.md', invalid());
    await folder.write('blog/draft.md', invalid({ draft: 'true' }));
    const opened = await start();
    expect(opened.article('post', 'new')).toBeUndefined();
    expect(opened.posts().total).toBe(3);
    expect(opened.errors().map(({ file, shows }) => [file, shows])).toEqual([
      ['blog/draft.md', 'nothing'],
      ['blog/new.md', 'nothing'],
    ]);
    await folder.write('blog/new.md', post());
    await folder.write('blog/draft.md', post({ draft: 'true' }));
    await expect.poll(() => opened.errors()).toEqual([]);
    expect(opened.article('post', 'new')?.title).toBe('A title');
  });

  test('keeps the copy of a page', async () => {
    await folder.write('pages/home.yaml', 'hero: [\n');
    const opened = await start();
    expect(opened.page('home').hero.words).toEqual(['Haulage', 'Warehousing', 'Logistics']);
    expect(opened.errors()).toMatchObject([{ file: 'pages/home.yaml', shows: 'last good version' }]);
  });

  test('shows an entry without the link or picture that is not there, at each start', async () => {
    await folder.write(
      'blog/links.md',
      post({}, 'See [](/resources/blog/gone) and [words](/resources/blog/gone).\n\n![A gate](gate.jpg)'),
    );
    for (const _ of [1, 2]) {
      const opened = await start();
      expect(opened.article('post', 'links')?.title).toBe('A title');
      expect(opened.errors()).toMatchObject([{ file: 'blog/links.md', shows: 'the rest' }]);
      expect(opened.errors()[0]?.problems).toHaveLength(3);
      const shown = JSON.stringify(opened.article('post', 'links')?.content);
      expect(shown).toContain('words');
      expect(shown).not.toContain('/resources/blog/gone');
    }
  });

  test('is all that is reported where an earlier version stands in, which may lack something itself', async () => {
    await folder.write('blog/links.md', post({}, '![A gate](gate.jpg)'));
    await start();
    await folder.write('blog/links.md', post({ tags: '[]' }));
    const { errors } = await start();
    expect(errors().flatMap(({ problems }) => problems)).toEqual([
      'content/blog/links.md: line 5: tags: write at least 1 entry',
    ]);
  });

  test('is no error once the file is deleted, and its last good version is forgotten', async () => {
    await rm(join(folder.directory, 'blog/cocoa-road.md'));
    expect((await start()).errors()).toEqual([]);
    await folder.write('blog/cocoa-road.md', invalid());
    const opened = await start();
    expect(opened.article('post', 'cocoa-road')).toBeUndefined();
    expect(opened.errors()).toMatchObject([{ shows: 'nothing' }]);
  });

  test('that was never in order, and without which there is no site, is refused with its line', async () => {
    good = GoodFiles.inMemory();
    await folder.write('site.yaml', 'brand: [\n');
    await expect(start()).rejects.toThrow(/content\/site\.yaml: line \d: /);
  });
});

test('a damaged file of last good versions is begun anew', async () => {
  const file = join(folder.directory, '../good.db');
  await writeFile(file, 'no database at all, but long enough to be read as the head of one'.repeat(50));
  const good = GoodFiles.open(file, { warn: () => {} });
  onTestFinished(() => good.close());
  good.keep(new Map([['a.md', 'x']]), () => true);
  expect(good.text('a.md')).toBe('x');
});
