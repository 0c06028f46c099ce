import { appendFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest';
import { DEFAULT_LOCALE } from '#domain/shared/locale.ts';
import { copyFewEntries } from '../../../tests/support/few-entries.ts';
import { temporaryDirectory } from '../../../tests/support/process.ts';
import { keepCopy } from '../../../tools/run/steps/build.mjs';
import { type FileContent, openFileContent } from './file-content.ts';
import { GoodFiles } from './last-valid-files.ts';
import { openFolder } from './open-folder.ts';
import { contentFolderForTests, post } from './testing.ts';

describe('a start with a file with errors', () => {
  const folder = contentFolderForTests();
  const invalid = (changes: Record<string, string> = {}) =>
    post(changes).replace('title: A title', 'title: Ports: an error');
  let content: FileContent | undefined;
  let good: GoodFiles;
  let reported: string[];
  const start = async () => {
    content?.close();
    reported = [];
    content = await openFileContent(folder.directory, { good, report: (message) => reported.push(message) });
    return content;
  };
  const errors = () => content?.errors().map(({ file, shows }) => [file, shows]);

  beforeEach(async () => {
    good = GoodFiles.open(join(folder.directory, '../data/good.db'), { warn: () => {} });
    onTestFinished(() => good.close());
    await start();
    expect(reported).toEqual([]);
  });
  afterEach(() => {
    content?.close();
    content = undefined;
  });

  test('shows the last good version of a post or a page, and all else as it is now', async () => {
    await folder.write('blog/cocoa-road.md', invalid());
    await folder.write('pages/home.yaml', 'hero: [\n');
    await folder.write('blog/gate-papers.md', post({ title: 'Another title' }));
    const opened = await start();
    expect(opened.article('post', 'cocoa-road')?.title).toBe('A title');
    expect(opened.page('home').hero.words).toEqual(['Haulage', 'Warehousing', 'Logistics']);
    expect(opened.article('post', 'gate-papers')?.title).toBe('Another title');
    expect(errors()).toEqual([
      ['pages/home.yaml', 'last good version'],
      ['blog/cocoa-road.md', 'last good version'],
    ]);
    expect(reported).toHaveLength(1);
    expect(reported[0]).toContain('last good version of these');
    expect(reported[0]).toContain(
      'content/blog/cocoa-road.md: line 2: a colon in the text needs quotes around all of it',
    );
  });

  test('leaves out a post that was never in order, drafts too, and takes it in once it is', async () => {
    await folder.write('blog/new.md', invalid());
    await folder.write('blog/draft.md', invalid({ draft: 'true' }));
    const opened = await start();
    expect(opened.article('post', 'new')).toBeUndefined();
    expect(opened.posts().total).toBe(3);
    expect(errors()).toEqual([
      ['blog/draft.md', 'nothing'],
      ['blog/new.md', 'nothing'],
    ]);
    await folder.write('blog/new.md', post());
    await folder.write('blog/draft.md', post({ draft: 'true' }));
    expect((await start()).article('post', 'new')?.title).toBe('A title');
    expect(errors()).toEqual([]);
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
    // What stands in for an invalid version may lack something itself: only the newest error counts.
    await folder.write('blog/links.md', post({ tags: '[]' }));
    expect((await start()).errors().flatMap(({ problems }) => problems)).toEqual([
      'content/blog/links.md: line 5: tags: write at least 1 entry',
    ]);
  });

  test('is no error once the file is deleted, and its last good version is forgotten', async () => {
    await rm(join(folder.directory, 'blog/cocoa-road.md'));
    expect((await start()).errors()).toEqual([]);
    await folder.write('blog/cocoa-road.md', invalid());
    expect((await start()).article('post', 'cocoa-road')).toBeUndefined();
    expect(errors()).toEqual([['blog/cocoa-road.md', 'nothing']]);
  });

  test('that was never in order, and without which there is no site, is refused with its line', async () => {
    good = GoodFiles.inMemory();
    await folder.write('site.yaml', 'brand: [\n');
    await expect(start()).rejects.toThrow(/content\/site\.yaml: line \d: /);
  });
});

test.each([
  ['an error in it', (file: string) => appendFile(file, '\nbrand: twice\n')],
  ['nothing of it', (file: string) => rm(file)],
])('a first start with %s shows what the build was made from, and tells', async (_name, harm) => {
  const folder = temporaryDirectory();
  const contentDirectory = copyFewEntries(join(folder, 'content'));
  await harm(join(contentDirectory, 'site.yaml'));
  const reports: string[] = [];
  const builtContent = join(folder, 'dist/content');
  keepCopy(inject('fewEntries'), builtContent);
  const { content, close } = await openFolder(DEFAULT_LOCALE, {
    config: { contentful: undefined, samples: true, contentDirectory, dataDirectory: join(folder, 'data') },
    log: pino({ level: 'silent' }),
    report: (message) => void reports.push(message),
    guideStore: {
      has: () => false,
      isAwaited: () => false,
      file: () => undefined,
      revision: () => '',
      onChange: () => () => {},
    },
    builtContent,
  });
  onTestFinished(close);
  expect(content.site().brand).toBeTruthy();
  expect(content.errors()).toContainEqual(
    expect.objectContaining({ file: 'site.yaml', shows: 'last good version' }),
  );
  expect(reports.join()).toContain('site.yaml');
});

test('a damaged file of last good versions is begun anew', async () => {
  const file = join(temporaryDirectory(), 'good.db');
  await writeFile(file, 'no database at all, but long enough to be read as the head of one'.repeat(50));
  const good = GoodFiles.open(file, { warn: () => {} });
  onTestFinished(() => good.close());
  good.keep(new Map([['a.md', 'x']]), () => true);
  expect(good.text('a.md')).toBe('x');
});
