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
  const soonMoved = (from: string) => expect.poll(() => content?.moved(blog(from)));

  test('leads to the entry that was renamed, over several names and a restart, until another entry has it', async () => {
    const good = GoodFiles.open(join(folder.directory, '../data/good.db'), { warn: () => {} });
    const replica = Replica.open(join(folder.directory, '../data/content.db'), { warn: () => {} });
    onTestFinished(() => {
      good.close();
      replica.close();
    });
    await folder.write('blog/first.md', post({ title: 'What is renamed' }, 'Its own text.'));
    content = await openFileContent(folder.directory, { good, replica });
    expect(content.moved(blog('first'))).toBeUndefined();
    await rename(join(folder.directory, 'blog/first.md'), join(folder.directory, 'blog/second.md'));
    await soonMoved('first').toBe(blog('second'));
    content.close();
    // While no site runs, with another title.
    await rm(join(folder.directory, 'blog/second.md'));
    await folder.write('blog/third.md', post({ title: 'Called otherwise' }, 'Its own text.'));
    content = await openFileContent(folder.directory, { good, replica });
    expect(content.moved(blog('first'))).toBe(blog('third'));
    expect(content.moved(blog('second'))).toBe(blog('third'));
    await folder.write('blog/first.md', post({ title: 'A new one' }, 'Another text.'));
    await soonMoved('first').toBeUndefined();
    expect(content.moved(blog('never'))).toBeUndefined();
  });

  test('leads where the entry or the file of redirects says, or is gone on purpose', async () => {
    await folder.write('blog/fresh.md', post({ formerly: '[old-one, older-one]' }));
    await folder.write(
      'redirects.yaml',
      '/resources/blog/dead: gone\n/old-page: /contact\n/older-page: /old-page\n/blog-post: /resources/blog/old-one\n/a: /b\n/b: /a\n',
    );
    content = await openFileContent(folder.directory);
    expect([blog('old-one'), blog('older-one'), '/blog-post'].map(content.moved)).toEqual(
      Array(3).fill(blog('fresh')),
    );
    expect(content.moved(blog('dead'))).toBe('gone');
    expect(['/old-page', '/older-page', '/a', '/contact'].map(content.moved)).toEqual([
      '/contact',
      '/contact',
      undefined,
      undefined,
    ]);
  });

  test('is noticed where another source fills the entries', async () => {
    const replica = Replica.inMemory();
    content = await openFileContent(folder.directory, { replica, withEntries: false });
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
        '',
      ].join('\n'),
    );
    const reports: string[] = [];
    content = await openFileContent(folder.directory, { report: (message) => reports.push(message) });
    expect(content.errors()).toEqual([
      {
        file: 'redirects.yaml',
        problems: [
          'content/redirects.yaml: line 1: “/price”: this address has a page, which visitors get: remove the redirect',
          'content/redirects.yaml: line 2: “/resources/blog/gate-papers”: this address has a page, which visitors get: remove the redirect',
          'content/redirects.yaml: line 4: “/a”: leads in a circle (/a → /b → /c → /a): change where one of these leads',
          'content/redirects.yaml: line 7: “/self”: leads in a circle (/self → /self): change where one of these leads',
        ],
        shows: 'the rest',
      },
    ]);
    expect(reports).toHaveLength(1);
    expect(content.moved('/old')).toBe('/contact');
  });

  test('leads on over any number of redirects, with or without a slash at the end', async () => {
    const steps = Array.from({ length: 30 }, (_, at) => `/old-${at}: /old-${at + 1}${at % 2 ? '/' : ''}`);
    await folder.write('redirects.yaml', [...steps, '/old-30: /contact', ''].join('\n'));
    content = await openFileContent(folder.directory);
    expect(content.errors()).toEqual([]);
    expect(content.moved('/old-0')).toBe('/contact');
  });

  test('that ends with a slash, or leads in a circle over one, is reported', async () => {
    await folder.write('redirects.yaml', '/old/: /contact\n/a: /b/\n/b: /a\n');
    expect(await folder.problems()).toEqual([
      'content/redirects.yaml: line 1: “/old/”: write /old, which is the same address to visitors',
      'content/redirects.yaml: line 2: “/a”: leads in a circle (/a → /b → /a): change where one of these leads',
    ]);
    content = await openFileContent(folder.directory);
    expect(content.moved('/a')).toBeUndefined();
  });

  test.each([
    ['https://example.com/x', 'write an address of this site without its host'],
    ['//example.com/x', 'write an address of this site without its host'],
    ['/old page', 'write the address without spaces'],
    ['contact', "begin the address with '/'"],
    ['/contact?from=x', "write only letters, digits, '/', '-', '_' and '.'"],
  ])('a redirect to %s is reported with its line and its remedy', async (address, remedy) => {
    await folder.write('redirects.yaml', `/a: /b\n/old: ${address}\n`);
    expect(await folder.problems()).toEqual([
      `content/redirects.yaml: line 2: “/old”: ${remedy}, like '/resources/blog/old-name'`,
    ]);
  });
});
