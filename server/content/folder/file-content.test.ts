import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { RELATED_COUNT } from '#domain/entries/blog.ts';
import type { GuideWords } from '#domain/entries/guide-pdf.ts';
import type { GuideStore } from '../../media/guides/guide-store.ts';
import { Replica } from '../store/replica/replica.ts';
import { type FileContent, openFileContent } from './file-content.ts';
import { contentFolderForTests, post, SITE_CONTENT } from './testing.ts';

const folder = contentFolderForTests();
let content: FileContent | undefined;

afterEach(() => {
  content?.close();
  content = undefined;
});

describe('posts', () => {
  test('of a day or a time to come are scheduled, and what nobody can have meant is refused', async () => {
    const inAYear = new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10);
    await folder.write('blog/dated.md', post({ date: inAYear }));
    await folder.write('blog/timed.md', post({ date: `${inAYear} 09:30` }));
    await folder.write('blog/past.md', post({ date: '2026-11-03 23:30' }));
    const replica = Replica.inMemory();
    content = await openFileContent(folder.directory, { replica });
    expect(content.posts().total).toBe(4);
    expect([content.article('post', 'dated'), content.article('post', 'timed')]).toEqual([
      undefined,
      undefined,
    ]);
    expect(content.article('post', 'past')).toMatchObject({
      date: '2026-11-03',
      appears: '2026-11-03T22:30:00.000Z',
    });
    expect(content.nextAppearance()).toBe(Date.parse(`${inAYear}T00:00:00+01:00`));
    expect(replica.read((reader) => reader.scheduled()).map(({ site }) => site.entry.slug)).toEqual([
      'dated',
      'timed',
    ]);

    await folder.write('blog/dated.md', post({ date: '2062-01-01' }));
    await folder.write('blog/timed.md', post({ date: `${inAYear} 25:00` }));
    await folder.write('blog/past.md', post({ updated: inAYear }));
    expect(await folder.problems()).toEqual([
      expect.stringContaining('blog/dated.md: line 4: date: check the year'),
      expect.stringContaining('blog/past.md: line 8: updated: write the day of a change that is made'),
      expect.stringContaining(
        'blog/timed.md: line 4: date: write the day as 2026-11-21, or with a time as 2026-11-21 09:00',
      ),
    ]);
  });

  test('come newest first, with tags, and without drafts', async () => {
    await folder.write('blog/later.md', post({ date: '2026-11-20', tags: '[Ports, Truck sizes]' }));
    await folder.write('blog/draft.md', post({ date: '2026-11-21', draft: 'true' }));
    content = await openFileContent(folder.directory);
    expect(content.posts().items.map(({ slug }) => slug)).toEqual([
      'later',
      'gate-papers',
      'cocoa-road',
      'load-weights',
    ]);
    expect(content.posts({ tag: 'truck-sizes' }).items.map(({ slug }) => slug)).toEqual([
      'later',
      'load-weights',
    ]);
    expect(content.posts({ tag: 'nothing' }).items).toEqual([]);
    expect(content.tags()).toEqual([
      { id: 'farm-produce', name: 'Farm produce' },
      { id: 'ports', name: 'Ports' },
      { id: 'truck-sizes', name: 'Truck sizes' },
    ]);
    expect(content.article('post', 'draft')).toBeUndefined();
  });

  test('keep the day that the editor wrote', async () => {
    content = await openFileContent(folder.directory);
    expect(content.article('post', 'gate-papers')?.date).toBe('2026-11-12');
  });

  test('without a body have no content', async () => {
    await folder.write('blog/empty.md', post({}, '\n'));
    content = await openFileContent(folder.directory);
    expect(content.article('post', 'empty')).toMatchObject({ title: 'A title' });
    expect(content.article('post', 'empty')?.content).toBeUndefined();
  });

  test('are followed by others, never by themselves, and at most the specified number', async () => {
    for (const name of ['a1', 'a2', 'a3']) await folder.write(`blog/${name}.md`, post());
    content = await openFileContent(folder.directory);
    const related = content.relatedPosts('a1', 0.5).map(({ slug }) => slug);
    expect(new Set(related).size).toBe(RELATED_COUNT);
    expect(related).not.toContain('a1');
  });
});

describe('a replica on disk', () => {
  const file = () => join(folder.directory, '../data/content.db');
  const reopen = async () => {
    content?.close();
    const replica = Replica.open(file(), { warn: () => {} });
    onTestFinished(() => replica.close());
    content = await openFileContent(folder.directory, { replica });
    return replica;
  };

  test('is filled again by itself when its file proves damaged', async () => {
    const replica = await reopen();
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
    const mended = new Promise<void>((resolve) =>
      content?.onChange(() => {
        if (content?.state() === 'ready') resolve();
      }),
    );
    await writeFile(file(), (await readFile(file())).fill(0xa5, 4096));
    for (const slug of slugs) content?.term('D', slug);
    expect(content?.article('post', 'gate-papers')).toBeUndefined();
    await mended;
    expect(content?.article('post', 'gate-papers')?.title).toBe('A title');
  });

  test('that something else fills takes no entry of the folder', async () => {
    const replica = Replica.inMemory();
    content = await openFileContent(folder.directory, { replica, withEntries: false });
    expect([content.state(), content.posts().total, content.terms()]).toEqual(['waiting', 0, []]);
    expect(content.site().brand.name).not.toBe('');
    const changed = new Promise<void>((resolve) => content?.onChange(resolve));
    await replica.replace(async (writer) => {
      writer.put({
        kind: 'term',
        entry: { letter: 'D', slug: 'dunnage', subject: 'Dunnage', subTitle: 'Wood' },
      });
      return 'elsewhere';
    });
    await changed;
    expect(content.state()).toBe('ready');
    expect(content.addresses()).toEqual([{ kind: 'term', path: '/resources/glossary/glossaryD/dunnage' }]);
  });
});

test('a guide has no PDF for visitors until it is made, and its page is another one then', async () => {
  let made = false;
  const listeners = new Set<() => void>();
  const guideStore: GuideStore = {
    has: () => made,
    isAwaited: () => !made,
    file: () => undefined,
    revision: () => (made ? '' : '-awaited'),
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  content = await openFileContent(folder.directory, { guideStore });
  const [{ text }] = content.guideWords() as [GuideWords];
  expect(text.title).toBe(content.article('guide', text.slug)?.title);
  expect(content.article('guide', text.slug)?.pdf).toBeUndefined();
  const before = content.revision();
  const changed = new Promise<void>((resolve) => content?.onChange(resolve));
  made = true;
  for (const listener of listeners) listener();
  await changed;
  expect(content.revision()).not.toBe(before);
  expect(content.article('guide', text.slug)?.pdf).toEqual({ file: `${text.slug}.pdf` });
});

test('a changed text of a PDF is known once the folder is read, although no page changes', async () => {
  content = await openFileContent(folder.directory);
  const [{ text }] = content.guideWords() as [GuideWords];
  const file = `guides/${text.slug}.pdf.md`;
  const read = new Promise<void>((resolve) => content?.onRead(resolve));
  await folder.write(
    file,
    (await readFile(join(folder.directory, file), 'utf8')).replace(/audience: .*/, 'audience: For a test'),
  );
  await read;
  expect(content.guideWords().map((words) => words.text.audience)).toContain('For a test');
});

test('the copy of this site is in order', async () => {
  content = await openFileContent(SITE_CONTENT);
  expect(content.faq('home').length).toBeGreaterThan(0);
  expect(content.page('home').hero.words).toEqual(['Haulage', 'Warehousing', 'Logistics']);
});
