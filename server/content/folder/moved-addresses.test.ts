import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { Replica } from '../store/replica/replica.ts';
import { type FileContent, openFileContent } from './file-content.ts';
import { GoodFiles } from './last-valid-files.ts';
import { contentFolderForTests, post } from './testing.ts';

const folder = contentFolderForTests();
let content: FileContent | undefined;

afterEach(() => {
  content?.close();
  content = undefined;
});

describe('an address that was', () => {
  const blog = (name: string) => `/resources/blog/${name}`;

  test('leads to the entry that was renamed while no site ran, over several names, until another entry has it', async () => {
    const good = GoodFiles.open(join(folder.directory, '../data/good.db'), { warn: () => {} });
    const replica = Replica.open(join(folder.directory, '../data/content.db'), { warn: () => {} });
    onTestFinished(() => {
      good.close();
      replica.close();
    });
    const start = async () => {
      content?.close();
      content = await openFileContent(folder.directory, { good, replica });
      return content.moved;
    };
    const entry = (title: string, text = 'Its own text.') => post({ title }, text);
    await folder.write('blog/first.md', entry('What is renamed'));
    expect((await start())(blog('first'))).toBeUndefined();
    await rename(join(folder.directory, 'blog/first.md'), join(folder.directory, 'blog/second.md'));
    expect((await start())(blog('first'))).toBe(blog('second'));
    // With another title as well.
    await rm(join(folder.directory, 'blog/second.md'));
    await folder.write('blog/third.md', entry('Called otherwise'));
    const moved = await start();
    expect([moved(blog('first')), moved(blog('second'))]).toEqual([blog('third'), blog('third')]);
    await folder.write('blog/first.md', entry('A new one', 'Another text.'));
    const movedNow = await start();
    expect([movedNow(blog('first')), movedNow(blog('never'))]).toEqual([undefined, undefined]);
  });

  test('leads where the entry or the file of redirects says, over any number of steps, or is gone on purpose', async () => {
    await folder.write('blog/fresh.md', post({ formerly: '[old-one, older-one]' }));
    const steps = Array.from({ length: 30 }, (_, at) => `/old-${at}: /old-${at + 1}${at % 2 ? '/' : ''}`);
    const redirects = [
      '/resources/blog/dead: gone',
      '/old-page: /contact',
      '/older-page: /old-page',
      '/blog-post: /resources/blog/old-one',
      ...steps,
      '/old-30: /contact',
    ];
    await folder.write('redirects.yaml', redirects.map((line) => `${line}\n`).join(''));
    content = await openFileContent(folder.directory);
    expect(content.errors()).toEqual([]);
    expect([blog('old-one'), blog('older-one'), '/blog-post'].map(content.moved)).toEqual(
      Array(3).fill(blog('fresh')),
    );
    expect(content.moved(blog('dead'))).toBe('gone');
    expect(['/old-page', '/older-page', '/old-0', '/contact'].map(content.moved)).toEqual([
      '/contact',
      '/contact',
      '/contact',
      undefined,
    ]);
  });

  test('is noticed where another source fills the entries', async () => {
    const replica = Replica.inMemory();
    content = await openFileContent(folder.directory, { replica, withEntries: false, report: () => {} });
    const term = (slug: string) => ({ letter: 'D', slug, subject: 'Dunnage', subTitle: 'Wood' });
    await replica.replace(async (writer) => {
      writer.put({ kind: 'term', entry: term('dunnage') });
      return 'elsewhere';
    });
    replica.change((writer) => {
      writer.remove({ kind: 'term', letter: 'D', slug: 'dunnage' });
      writer.put({ kind: 'term', entry: term('dunnage-wood') });
      return 'elsewhere';
    });
    expect(content.moved('/resources/glossary/glossaryD/dunnage')).toBe(
      '/resources/glossary/glossaryD/dunnage-wood',
    );
  });

  test('that nobody would be led from is reported, and the others lead on', async () => {
    await folder.write(
      'redirects.yaml',
      [
        '/price: /contact',
        '/resources/blog/gate-papers: /contact',
        '/lead-in: /a',
        '/a: /b',
        '/b: /c',
        '/c: /a',
        '/self: /self',
        '/to-page: /price',
        '/old: /contact',
        '/slash/: /contact',
        '/d: /e/',
        '/e: /d',
        '',
      ].join('\n'),
    );
    const reports: string[] = [];
    content = await openFileContent(folder.directory, { report: (message) => reports.push(message) });
    expect(content.errors()).toEqual([
      {
        file: 'redirects.yaml',
        problems: [
          'content/redirects.yaml: line 10: “/slash/”: write /slash, which is the same address to visitors',
          'content/redirects.yaml: line 1: “/price”: this address has a page, which visitors get: remove the redirect',
          'content/redirects.yaml: line 2: “/resources/blog/gate-papers”: this address has a page, which visitors get: remove the redirect',
          'content/redirects.yaml: line 4: “/a”: leads in a circle (/a → /b → /c → /a): change where one of these leads',
          'content/redirects.yaml: line 7: “/self”: leads in a circle (/self → /self): change where one of these leads',
          'content/redirects.yaml: line 11: “/d”: leads in a circle (/d → /e → /d): change where one of these leads',
        ],
        shows: 'the rest',
      },
    ]);
    expect(reports).toHaveLength(1);
    expect([content.moved('/old'), content.moved('/d')]).toEqual(['/contact', undefined]);
  });

  test('is reported with its line and its remedy where it is written wrong', async () => {
    const WRONG: [address: string, remedy: string][] = [
      ['https://example.com/x', 'write an address of this site without its host'],
      ['//example.com/x', 'write an address of this site without its host'],
      ['/old page', 'write the address without spaces'],
      ['contact', "begin the address with '/'"],
      ['/contact?from=x', "write only letters, digits, '/', '-', '_' and '.'"],
    ];
    await folder.write('redirects.yaml', WRONG.map(([address], at) => `/old-${at}: ${address}\n`).join(''));
    expect(await folder.problems()).toEqual(
      WRONG.map(
        ([, remedy], at) =>
          `content/redirects.yaml: line ${at + 1}: “/old-${at}”: ${remedy}, like '/resources/blog/old-name'`,
      ),
    );
  });
});
