import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import * as validation from '../../media/pictures/validate-picture.ts';
import { checkContent } from '../check/check-content.ts';
import { siteLinks } from '../entries/site-links.ts';
import { REPLICA_FILE, Replica } from '../store/replica/replica.ts';
import { type FileContent, openFileContent } from './file-content.ts';
import { contentFolderForTests, post } from './testing.ts';

/** Open for all tests: the thread that reads changes takes seconds to begin. */
const folder = contentFolderForTests(beforeAll, afterAll);
let content: FileContent;
let replica: Replica;
let replicaFile: string;
let reported: string[] = [];

beforeAll(async () => {
  replicaFile = join(folder.directory, '..', REPLICA_FILE);
  replica = Replica.open(replicaFile, { warn: () => {} });
  content = await openFileContent(folder.directory, { replica, report: (message) => reported.push(message) });
  return () => {
    content.close();
    replica.close();
  };
});
afterEach(() => {
  expect(content.errors()).toEqual([]);
  reported = [];
});

const change = () =>
  new Promise<void>((resolve) => {
    const stop = content.onChange(() => {
      stop();
      resolve();
    });
  });
const text = (file: string) => readFile(join(folder.directory, file), 'utf8');
const titleOf = (slug: string) => content.article('post', slug)?.title;

describe('a change on disk', () => {
  test('is seen each time that a file is replaced by another, and when the site is asked to read again', async () => {
    const before = content.revision();
    const changed = change();
    for (const n of [1, 2, 3]) {
      await folder.write('blog/fresh.md.tmp', post({ title: `Version ${n}` }));
      await rename(join(folder.directory, 'blog/fresh.md.tmp'), join(folder.directory, 'blog/fresh.md'));
      await expect.poll(() => titleOf('fresh')).toBe(`Version ${n}`);
    }
    await changed;
    expect(content.revision()).not.toBe(before);
    content.reload();
    await folder.write('blog/fresh.md', post({ title: 'Version 4' }));
    await expect.poll(() => titleOf('fresh')).toBe('Version 4');
  });

  test('that is invalid leaves the last good content and is reported; mending it is enough', async () => {
    const card = content.rateCards()[0];
    const file = `rates/${card?.version}.yaml`;
    const rates = await text(file);
    await folder.write('blog/invalid.md', post({ cover: 'moon' }));
    await expect
      .poll(() => reported.join())
      .toContain('content/blog/invalid.md: line 6: cover: choose a drawing (quay, yard, ');
    await folder.write(file, rates.replace('roundTo: 5000', 'roundTo: five'));
    await expect
      .poll(() => reported.join())
      .toContain(
        `The site shows the last good version of these until they are fixed:\n  content/${file}: line 9: roundTo: write whole naira, 1 to 1,000,000`,
      );
    expect([titleOf('invalid'), titleOf('gate-papers')]).toEqual([undefined, 'A title']);
    expect(content.rateCards()).toEqual([card]);
    await folder.write('blog/invalid.md', post({ cover: 'yard' }));
    await folder.write(file, rates.replace('roundTo: 5000', 'roundTo: 1000'));
    await expect.poll(() => content.errors()).toEqual([]);
    expect(content.article('post', 'invalid')?.image).toEqual({ drawing: 'yard' });
    expect(content.rateCards()).toEqual([{ ...card, roundTo: 1000 }]);
  });

  test('of words is seen while a picture is being tried, and what names the picture comes by itself after it', async () => {
    const { promise: tried, resolve: finish } = Promise.withResolvers<void>();
    const { validatePicture } = validation;
    const trial = vi.spyOn(validation, 'validatePicture').mockImplementation(async (bytes) => {
      await tried;
      return validatePicture(bytes);
    });
    onTestFinished(() => trial.mockRestore());
    const picture = (height: number) =>
      sharp({ create: { width: 1600, height, channels: 3, background: '#0b5d3b' } })
        .jpeg()
        .toBuffer();
    await mkdir(join(folder.directory, 'images'), { recursive: true });
    await writeFile(join(folder.directory, 'images/gate.jpg'), await picture(900));
    await folder.write('blog/pictured.md', post({ cover: '{ file: gate.jpg, alt: The gate of a yard }' }));
    await folder.write('blog/load-weights.md', post({ title: 'Words of now' }));
    await expect.poll(() => titleOf('load-weights')).toBe('Words of now');
    expect(trial).toHaveBeenCalled();
    expect(titleOf('pictured')).toBeUndefined();
    finish();
    await expect
      .poll(() => content.article('post', 'pictured')?.image)
      .toMatchObject({ url: expect.stringContaining('/media/gate-'), width: 1600, height: 900 });
    // Another picture under the same name comes by itself, too.
    await writeFile(join(folder.directory, 'images/gate.jpg'), await picture(1000));
    await expect.poll(() => content.article('post', 'pictured')?.image).toMatchObject({ height: 1000 });
  });

  test('of the text of a PDF is known once the folder is read, although no page changes', async () => {
    const file = `guides/${content.guideWords()[0]?.text.slug}.pdf.md`;
    const read = new Promise<void>((resolve) => content.onRead(resolve));
    await folder.write(file, (await text(file)).replace(/audience: .*/, 'audience: For a test'));
    await read;
    expect(content.guideWords().map((words) => words.text.audience)).toContain('For a test');
  });

  test('of the name of an entry leads its old address on, until another entry has it', async () => {
    const blog = (name: string) => `/resources/blog/${name}`;
    await folder.write('blog/first.md', post({ title: 'What is renamed' }, 'Its own text.'));
    await expect.poll(() => titleOf('first')).toBe('What is renamed');
    expect(content.moved(blog('first'))).toBeUndefined();
    await rename(join(folder.directory, 'blog/first.md'), join(folder.directory, 'blog/second.md'));
    await expect.poll(() => content.moved(blog('first'))).toBe(blog('second'));
    await folder.write('blog/first.md', post({ title: 'A new one' }, 'Another text.'));
    await expect.poll(() => content.moved(blog('first'))).toBeUndefined();
  });

  test('makes a link live as soon as its entry is there, and words again when that is gone', async () => {
    const questions = await text('questions/pricing-and-quotes.md');
    const shown = () =>
      siteLinks(content.questions('pricing-and-quotes').at(-1)?.answer ?? content.privacyPolicy());
    await folder.write(
      'questions/pricing-and-quotes.md',
      `${questions}\n[words](/resources/blog/coming) [others](/resources/blog/gate-papers)\n`,
    );
    await expect.poll(() => content.errors()).toHaveLength(1);
    expect(shown()).toEqual(['/resources/blog/gate-papers']);
    await folder.write('blog/coming.md', post());
    await expect.poll(() => content.errors()).toEqual([]);
    expect(shown()).toEqual(['/resources/blog/coming', '/resources/blog/gate-papers']);
    await folder.write('blog/coming.md', post({ draft: 'true' }));
    await expect.poll(() => content.errors()).toHaveLength(1);
    expect(shown()).toEqual(['/resources/blog/gate-papers']);
    await folder.write('questions/pricing-and-quotes.md', questions);
    await expect.poll(() => content.errors()).toEqual([]);
  });

  test('that links the copy of a page to nothing never goes live: its last good version stays', async () => {
    const file = 'pages/blog.yaml';
    const page = await text(file);
    await folder.write(file, page.replace('path: /resources/blog }', 'path: /resources/blgo }'));
    await expect.poll(() => content.errors()).toHaveLength(1);
    const problem = expect.stringMatching(
      /allPosts\.path: link to \/resources\/blgo: there is no such page: correct the address, or remove the link$/,
    );
    expect(content.errors()).toEqual([{ file, shows: 'last good version', problems: [problem] }]);
    expect(content.page('blog').allPosts.path).toBe('/resources/blog');
    expect((await checkContent(folder.directory)).problems).toEqual([{ file, message: problem }]);
    await folder.write(file, page);
    await expect.poll(() => content.errors()).toEqual([]);
  });
});

test('a replica on disk is filled again by itself when its file proves damaged', async () => {
  // More than SQLite keeps in memory.
  const slugs = Array.from({ length: 2000 }, (_, n) => `dunnage-${n}`);
  await replica.replace(async (writer) => {
    for (const slug of slugs)
      writer.put({
        kind: 'term',
        entry: { letter: 'D', slug, subject: 'Dunnage', subTitle: 'Wood '.repeat(500) },
      });
    return undefined;
  });
  await writeFile(replicaFile, (await readFile(replicaFile)).fill(0xa5, 4096));
  for (const slug of slugs) content.term('D', slug);
  expect(titleOf('gate-papers')).toBeUndefined();
  await expect.poll(() => titleOf('gate-papers')).toBe('A title');
  expect(content.state()).toBe('ready');
});
