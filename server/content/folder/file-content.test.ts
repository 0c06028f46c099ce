import { afterEach, describe, expect, test } from 'vitest';
import type { GuideWords } from '#domain/entries/guide-pdf.ts';
import type { GuideStore } from '../../media/guides/guide-store.ts';
import { Replica } from '../store/replica/replica.ts';
import { type FileContent, openFileContent } from './file-content.ts';
import { contentFolderForTests, post } from './testing.ts';

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
    expect(content.article('post', 'gate-papers')?.date, 'as the editor wrote it').toBe('2026-11-12');
    expect(content.tags()).toEqual([
      { id: 'farm-produce', name: 'Farm produce' },
      { id: 'ports', name: 'Ports' },
      { id: 'truck-sizes', name: 'Truck sizes' },
    ]);
    expect(content.article('post', 'draft')).toBeUndefined();
  });

  test('without a body have no content', async () => {
    await folder.write('blog/empty.md', post({}, '\n'));
    content = await openFileContent(folder.directory);
    expect(content.article('post', 'empty')).toMatchObject({ title: 'A title' });
    expect(content.article('post', 'empty')?.content).toBeUndefined();
  });
});

test('a replica that something else fills takes no entry of the folder', async () => {
  const replica = Replica.inMemory();
  content = await openFileContent(folder.directory, { replica, withEntries: false, report: () => {} });
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
