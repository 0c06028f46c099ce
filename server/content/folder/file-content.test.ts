import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { RELATED_COUNT } from '#domain/entries/blog.ts';
import type { GuideWords } from '#domain/entries/guide-pdf.ts';
import type { GuideStore } from '../../media/guides/guide-store.ts';
import { Replica } from '../store/replica/replica.ts';
import { type FileContent, openFileContent } from './file-content.ts';
import { GoodFiles } from './last-valid-files.ts';
import { readSnapshot } from './snapshot.ts';

const COPY = join(import.meta.dirname, '../../../content');

let directory: string;
let content: FileContent | undefined;

beforeEach(async () => {
  directory = join(await mkdtemp(join(tmpdir(), 'kayalink-')), 'content');
  // Terms lead to posts that are not there.
  const left = ['blog', 'glossary'].map((folder) => join(COPY, folder));
  await cp(COPY, directory, {
    recursive: true,
    filter: (path) => !left.some((each) => path.startsWith(each)),
  });
  await mkdir(join(directory, 'blog'), { recursive: true });
  for (const guide of await readdir(join(directory, 'guides'))) await leadNowhere(`guides/${guide}`);
  await write('blog/load-weights.md', post({ date: '2026-09-21', tags: '[Truck sizes]' }));
  await write('blog/gate-papers.md', post({ date: '2026-11-12', tags: '[Ports]' }));
  await write('blog/cocoa-road.md', post({ date: '2026-10-03', tags: '[Farm produce]' }));
});

afterEach(async () => {
  content?.close();
  content = undefined;
  await rm(join(directory, '..'), { recursive: true, force: true });
});

const write = (file: string, text: string) => writeFile(join(directory, file), text);
/** Makes words of the links of a file to posts and terms. */
const leadNowhere = async (file: string) => {
  const text = await readFile(join(directory, file), 'utf8');
  await write(file, text.replace(/\[([^\]]*)\]\(\/resources\/(blog|glossary)\/[^)]*\)/g, '$1'));
};
const post = (changes: Record<string, string> = {}, body = 'Text.') => {
  const head = {
    title: 'A title',
    subTitle: 'A subtitle that is long enough',
    date: '2026-11-01',
    tags: '[Ports]',
    cover: 'quay',
    meta: '{ title: A title of ten, description: A description that is long enough for what a search result has room for. }',
    ...changes,
  };
  return `---\n${Object.entries(head)
    .map(([key, value]) => `${key}: ${value}\n`)
    .join('')}---\n${body}`;
};

async function problems(): Promise<string[]> {
  try {
    await readSnapshot(directory);
    return [];
  } catch (error) {
    return String(error).split('\n  ').slice(1);
  }
}

describe('posts', () => {
  test('of a day or a time to come are scheduled, and what nobody can have meant is refused', async () => {
    const inAYear = new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10);
    await write('blog/dated.md', post({ date: inAYear }));
    await write('blog/timed.md', post({ date: `${inAYear} 09:30` }));
    await write('blog/past.md', post({ date: '2026-11-03 23:30' }));
    const replica = Replica.inMemory();
    content = await openFileContent(directory, { replica });
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
    expect(replica.read((reader) => reader.scheduled()).map(({ entry }) => entry.slug)).toEqual([
      'dated',
      'timed',
    ]);

    await write('blog/dated.md', post({ date: '2062-01-01' }));
    await write('blog/timed.md', post({ date: `${inAYear} 25:00` }));
    await write('blog/past.md', post({ updated: inAYear }));
    expect(await problems()).toEqual([
      expect.stringContaining('blog/dated.md: line 4: date: check the year'),
      expect.stringContaining('blog/past.md: line 8: updated: write the day of a change that is made'),
      expect.stringContaining('blog/timed.md: line 4: date: write the day as 2026-11-21'),
    ]);
  });

  test('come newest first, with tags, and without drafts', async () => {
    await write('blog/later.md', post({ date: '2026-11-20', tags: '[Ports, Truck sizes]' }));
    await write('blog/draft.md', post({ date: '2026-11-21', draft: 'true' }));
    content = await openFileContent(directory);
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
    content = await openFileContent(directory);
    expect(content.article('post', 'gate-papers')?.date).toBe('2026-11-12');
  });

  test('without a body have no content', async () => {
    await write('blog/empty.md', post({}, '\n'));
    content = await openFileContent(directory);
    expect(content.article('post', 'empty')).toMatchObject({ title: 'A title' });
    expect(content.article('post', 'empty')?.content).toBeUndefined();
  });

  test('are followed by others, never by themselves, and at most the specified number', async () => {
    for (const name of ['a1', 'a2', 'a3']) await write(`blog/${name}.md`, post());
    content = await openFileContent(directory);
    const related = content.relatedPosts('a1', 0.5).map(({ slug }) => slug);
    expect(new Set(related).size).toBe(RELATED_COUNT);
    expect(related).not.toContain('a1');
  });
});

describe('invalid content', () => {
  test('names every file, field and remedy at once', async () => {
    await write('blog/short.md', post({ subTitle: 'Too short', date: '12/11/2026', colour: 'red' }));
    await write('blog/Big Name.md', post());
    await write('site.yaml', 'brand: { name: Kayalink }');
    await write('pages/hom.yaml', 'a: 1');
    const found = await problems();
    expect(found).toContain('content/blog/short.md: line 3: subTitle: write 20 to 160 characters');
    expect(found).toContain('content/blog/short.md: line 4: date: write the day as 2026-11-21');
    expect(found).toContain("content/blog/short.md: line 8: remove 'colour': nothing reads it");
    expect(found).toContain(
      'content/blog/Big Name.md: rename it to big-name.md: the file name is the address',
    );
    expect(found).toContain('content/site.yaml: line 1: brand.tagline: is missing: add it');
    expect(found).toContain('content/pages/hom.yaml: remove it: no file of this name is read');
  });

  test('that is missing or is no YAML is named with the file', async () => {
    await rm(join(directory, 'pages/blog.yaml'));
    await write('navigation.yaml', 'menus: [\n');
    const found = await problems();
    expect(found).toContain('content/pages/blog.yaml: is missing: add it');
    expect(found.filter((line) => line.includes('navigation'))).toEqual([
      expect.stringMatching(/^content\/navigation\.yaml: line 2: /),
    ]);
  });

  test('blames the file that spells a tag as no other does, even the newest', async () => {
    await write('blog/also.md', post({ tags: '[Ports]' }));
    await write('blog/newest.md', post({ date: '2026-11-20', tags: '[PORTS]' }));
    expect(await problems()).toEqual([
      "content/blog/newest.md: line 5: tags: write 'Ports' as in other entries, not 'PORTS'",
    ]);
  });

  test('is found across files: questions that no list can find, tags spelled in two ways', async () => {
    await write('faq.yaml', 'questions: []\nlists: { home: [nowhere] }\n');
    await write('blog/other.md', post({ tags: '[PORTS]' }));
    const found = await problems();
    expect(found).toContain("content/faq.yaml: line 2: lists.home.0: no question has the id 'nowhere'");
    expect(found).toContain(
      "content/blog/other.md: line 5: tags: write 'Ports' as in other entries, not 'PORTS'",
    );
  });

  test('in a list is named by the id of its item', async () => {
    await write(
      'faq.yaml',
      'questions:\n  - { id: quote-time, question: How soon?, answer: Yes. }\nlists: { home: [quote-time] }\n',
    );
    expect(await problems()).toContainEqual(
      expect.stringMatching(/^content\/faq\.yaml: line 2: questions\.quote-time\.answer: write at least/),
    );
  });

  test('in a body is named with its line', async () => {
    await write('blog/body.md', post({}, 'Text.\n\n```\ncode\n```\n\n# Big\n\n[x](javascript:alert)\n'));
    const found = await problems();
    expect(found).toEqual([
      'content/blog/body.md: line 11: a block of code cannot be shown: write a list, a table or `short code`',
      "content/blog/body.md: line 15: heading 'Big': begin at ##, the title is above it",
      "content/blog/body.md: line 17: link 'x' to javascript:alert: write /a-path, #a-heading, https://…, mailto:… or tel:…",
    ]);
  });

  test.each<[slip: string, bytes: Buffer]>([
    ['a mark before UTF-8', Buffer.from(`\uFEFF${post()}`)],
    ['UTF-16', Buffer.from(`\uFEFF${post()}`, 'utf16le')],
    ['UTF-16 the other way round', Buffer.from(`\uFEFF${post()}`, 'utf16le').swap16()],
  ])('is not what Notepad makes of a file: %s', async (_slip, bytes) => {
    await writeFile(join(directory, 'blog/notepad.md'), bytes);
    content = await openFileContent(directory);
    expect(content.errors()).toEqual([]);
    expect(content.article('post', 'notepad')?.title).toBe('A title');
  });

  test.each<[slip: string, text: string | Buffer, problem: string]>([
    [
      'a colon in a title',
      post({ title: 'Ports: a fault' }),
      "line 2: a colon in the text needs quotes around all of it. Write title: 'Ports: a fault'",
    ],
    [
      'a title in half a pair of quotes',
      post({ title: '"Ports' }),
      'line 8: a text before this line begins with a quote that nothing closes: close it',
    ],
    [
      'a letter of Windows-1252',
      Buffer.from(post({ title: 'Café of Lagos' }), 'latin1'),
      "line 2: save the file as UTF-8 (in Notepad: 'Save as', 'Encoding'): a letter of this line cannot be read",
    ],
    [
      'fields that nothing closes',
      '---\ntitle: A title\n\nText.\n',
      "line 1: write '---' on a line of its own",
    ],
    [
      'a name of a field with a slip',
      post().replace('cover:', 'autor: ada\ncover:'),
      "line 6: remove 'autor': nothing reads it. Is 'author' meant?",
    ],
    [
      'a part of a series that is none',
      post().replace('cover:', 'series: { name: Ports, part: two }\ncover:'),
      'line 6: series.part: write a number',
    ],
    [
      'a part before the first',
      post().replace('cover:', 'series: { name: Ports, part: 0 }\ncover:'),
      'line 6: series.part: write at least 1',
    ],
    ['an empty list', post({ tags: '[]' }), 'line 5: tags: write at least 1 entry'],
    [
      'a colon in a text with quotes',
      post({ title: 'Ports: what "free" means' }),
      'line 2: put the whole text into quotes, as a colon in it begins another field',
    ],
    ['no cover', post().replace('cover: quay\n', ''), "line 2: cover: is missing: write 'quay' or 'yard' or"],
  ])('is told in plain words, with its line: %s', async (_slip, text, problem) => {
    await writeFile(join(directory, 'blog/slip.md'), text);
    expect((await problems())[0]).toContain(`content/blog/slip.md: ${problem}`);
  });

  test('is found in dates: a change before the publication', async () => {
    await write('blog/early.md', post({ date: '2026-10-01', updated: '2026-09-30' }));
    expect(await problems()).toEqual([
      'content/blog/early.md: line 8: updated: write a day after the date, or take it out',
    ]);
  });

  test.each(['1026-11-21', '2099-01-01'])('is found in dates: a year that nobody meant, %s', async (date) => {
    await write('blog/early.md', post({ date }));
    const [problem] = await problems();
    expect(problem).toMatch(
      /^content\/blog\/early\.md: line \d+: date: check the year: write a day from 2000 on/,
    );
  });

  test('includes a folder that is not there', async () => {
    await expect(openFileContent(join(directory, 'none'))).rejects.toThrow('set CONTENT_DIR');
  });
});

describe('a replica on disk', () => {
  const file = () => join(directory, '../data/content.db');
  const reopen = async () => {
    content?.close();
    const replica = Replica.open(file(), { warn: () => {} });
    onTestFinished(() => replica.close());
    content = await openFileContent(directory, { replica });
    return replica;
  };

  test('is filled again only when what entries are made of has changed', async () => {
    await reopen();
    const { ino } = await stat(file());
    await write('testimonials.yaml', (await readFile(join(COPY, 'testimonials.yaml'), 'utf8')).concat('\n'));
    await reopen();
    expect((await stat(file())).ino).toBe(ino);
    await write('blog/fresh.md', post());
    await reopen();
    expect(content?.article('post', 'fresh')?.title).toBe('A title');
  });

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
    content = await openFileContent(directory, { replica, withEntries: false });
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

describe('a start with a file with errors', () => {
  const FAILED = 'title: Ports: a fault';
  const faulty = (changes: Record<string, string> = {}) => post(changes).replace('title: A title', FAILED);
  let good: GoodFiles;
  let told: string[];
  const start = async () => {
    content?.close();
    told = [];
    content = await openFileContent(directory, { good, report: (message) => told.push(message) });
    return content;
  };

  beforeEach(async () => {
    good = GoodFiles.open(join(directory, '../data/good.db'), { warn: () => {} });
    onTestFinished(() => good.close());
    await start();
    expect(told).toEqual([]);
  });

  test('shows the last good version of a post, and all else as it is now', async () => {
    await write('blog/cocoa-road.md', faulty());
    await write('blog/gate-papers.md', post({ title: 'Another title' }));
    const opened = await start();
    expect(opened.article('post', 'cocoa-road')?.title).toBe('A title');
    expect(opened.article('post', 'gate-papers')?.title).toBe('Another title');
    expect(opened.errors()).toMatchObject([{ file: 'blog/cocoa-road.md', shows: 'last good version' }]);
    expect(told).toEqual([
      expect.stringMatching(
        /content\/blog\/cocoa-road\.md: line 2: a colon in the text needs quotes.*\n.*last good version/,
      ),
    ]);
  });

  test('leaves out a post that was never in order, drafts too, and takes it in once it is', async () => {
    await write('blog/new.md', faulty());
    await write('blog/draft.md', faulty({ draft: 'true' }));
    const opened = await start();
    expect(opened.article('post', 'new')).toBeUndefined();
    expect(opened.posts().total).toBe(3);
    expect(opened.errors().map(({ file, shows }) => [file, shows])).toEqual([
      ['blog/draft.md', 'nothing'],
      ['blog/new.md', 'nothing'],
    ]);
    await write('blog/new.md', post());
    await write('blog/draft.md', post({ draft: 'true' }));
    await expect.poll(() => opened.errors(), { timeout: 15_000 }).toEqual([]);
    expect(opened.article('post', 'new')?.title).toBe('A title');
  });

  test('keeps the copy of a page', async () => {
    await write('pages/home.yaml', 'hero: [\n');
    const opened = await start();
    expect(opened.page('home').hero.words).toEqual(['Haulage', 'Warehousing', 'Logistics']);
    expect(opened.errors()).toMatchObject([{ file: 'pages/home.yaml', shows: 'last good version' }]);
  });

  test('shows an entry without the link or picture that is not there, at each start', async () => {
    await write(
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

  test('is all that is told where an earlier version stands in, which may lack something itself', async () => {
    await write('blog/links.md', post({}, '![A gate](gate.jpg)'));
    await start();
    await write('blog/links.md', post({ tags: '[]' }));
    const { errors } = await start();
    expect(errors().flatMap(({ problems }) => problems)).toEqual([
      'content/blog/links.md: line 5: tags: write at least 1 entry',
    ]);
  });

  test('is no error once the file is deleted, and its last good version is forgotten', async () => {
    await rm(join(directory, 'blog/cocoa-road.md'));
    expect((await start()).errors()).toEqual([]);
    await write('blog/cocoa-road.md', faulty());
    const opened = await start();
    expect(opened.article('post', 'cocoa-road')).toBeUndefined();
    expect(opened.errors()).toMatchObject([{ shows: 'nothing' }]);
  });

  test('that was never in order, and without which there is no site, is refused with its line', async () => {
    good = GoodFiles.inMemory();
    await write('site.yaml', 'brand: [\n');
    await expect(start()).rejects.toThrow(/content\/site\.yaml: line \d: /);
  });
});

test('a damaged file of last good versions is begun anew', async () => {
  const file = join(directory, '../good.db');
  await writeFile(file, 'no database at all, but long enough to be read as the head of one'.repeat(50));
  const good = GoodFiles.open(file, { warn: () => {} });
  onTestFinished(() => good.close());
  good.keep(new Map([['a.md', 'x']]), () => true);
  expect(good.text('a.md')).toBe('x');
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
  content = await openFileContent(directory, { guideStore });
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
  content = await openFileContent(directory);
  const [{ text }] = content.guideWords() as [GuideWords];
  const file = `guides/${text.slug}.pdf.md`;
  const read = new Promise<void>((resolve) => content?.onRead(resolve));
  await write(
    file,
    (await readFile(join(directory, file), 'utf8')).replace(/audience: .*/, 'audience: For a test'),
  );
  await read;
  expect(content.guideWords().map((words) => words.text.audience)).toContain('For a test');
});

describe('an address that was', () => {
  const blog = (name: string) => `/resources/blog/${name}`;
  const soonMoved = (from: string) => expect.poll(() => content?.moved(blog(from)), { timeout: 15_000 });

  test('leads to the entry that was renamed, over several names and a restart, until another entry has it', async () => {
    const good = GoodFiles.open(join(directory, '../data/good.db'), { warn: () => {} });
    const replica = Replica.open(join(directory, '../data/content.db'), { warn: () => {} });
    onTestFinished(() => {
      good.close();
      replica.close();
    });
    await write('blog/first.md', post({ title: 'What is renamed' }, 'Its own text.'));
    content = await openFileContent(directory, { good, replica });
    expect(content.moved(blog('first'))).toBeUndefined();
    await rename(join(directory, 'blog/first.md'), join(directory, 'blog/second.md'));
    await soonMoved('first').toBe(blog('second'));
    content.close();
    // While no site runs, with another title.
    await rm(join(directory, 'blog/second.md'));
    await write('blog/third.md', post({ title: 'Called otherwise' }, 'Its own text.'));
    content = await openFileContent(directory, { good, replica });
    expect(content.moved(blog('first'))).toBe(blog('third'));
    expect(content.moved(blog('second'))).toBe(blog('third'));
    await write('blog/first.md', post({ title: 'A new one' }, 'Another text.'));
    await soonMoved('first').toBeUndefined();
    expect(content.moved(blog('never'))).toBeUndefined();
  });

  test('leads where the entry or the file of redirects says, or is gone on purpose', async () => {
    await write('blog/fresh.md', post({ formerly: '[old-one, older-one]' }));
    await write(
      'redirects.yaml',
      '/resources/blog/dead: gone\n/old-page: /contact\n/older-page: /old-page\n/blog-post: /resources/blog/old-one\n/a: /b\n/b: /a\n',
    );
    content = await openFileContent(directory);
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
    content = await openFileContent(directory, { replica, withEntries: false });
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

  test('a redirect to what is no address is told with its line', async () => {
    await write('redirects.yaml', '/a: /b\n/old: https://example.com/x\n');
    expect(await problems()).toEqual([
      "content/redirects.yaml: line 2: /old: write an address of this site without its host, like '/resources/blog/old-name'",
    ]);
  });
});

describe('a change on disk', () => {
  const change = (opened: FileContent) => new Promise<void>((resolve) => opened.onChange(resolve));

  test('replaces the content and its revision', async () => {
    content = await openFileContent(directory);
    const before = content.revision();
    const changed = change(content);
    await write('blog/fresh.md', post());
    await changed;
    expect(content.article('post', 'fresh')?.title).toBe('A title');
    expect(content.revision()).not.toBe(before);
  });

  test('is seen each time that a file is replaced by another, and when the site is asked to read again', async () => {
    content = await openFileContent(directory);
    for (const n of [1, 2, 3, 4, 5]) {
      await write('blog/fresh.md.tmp', post({ title: `Version ${n}` }));
      await rename(join(directory, 'blog/fresh.md.tmp'), join(directory, 'blog/fresh.md'));
      await expect
        .poll(() => content?.article('post', 'fresh')?.title, { timeout: 15_000 })
        .toBe(`Version ${n}`);
    }
    content.reload();
    await write('blog/fresh.md', post({ title: 'Version 6' }));
    await expect.poll(() => content?.article('post', 'fresh')?.title, { timeout: 15_000 }).toBe('Version 6');
  });

  test('that is invalid leaves the last good content and is told; mending it is enough', async () => {
    const { promise: told, resolve: tell } = Promise.withResolvers<string>();
    content = await openFileContent(directory, { report: tell });
    await write('blog/fresh.md', post({ cover: 'moon' }));
    expect(await told).toContain("content/blog/fresh.md: line 6: cover: write 'quay' or 'yard' or ");
    expect(content.article('post', 'gate-papers')?.image).toEqual({ drawing: 'quay' });
    const changed = change(content);
    await write('blog/fresh.md', post({ cover: 'yard' }));
    await changed;
    expect(content.article('post', 'fresh')?.image).toEqual({ drawing: 'yard' });
  });

  test('of a rate card that is invalid leaves the last good card, and is told with its line', async () => {
    const { promise: told, resolve: tell } = Promise.withResolvers<string>();
    content = await openFileContent(directory, { report: tell });
    const [card] = content.rateCards();
    const file = `rates/${card?.version}.yaml`;
    const text = await readFile(join(directory, file), 'utf8');
    await write(file, text.replace('roundTo: 5000', 'roundTo: five'));
    expect(await told).toContain(
      `content/${file}: line 9: roundTo: write whole naira, 1 to 1,000,000\n    Until it is put right, the site shows its last good version.`,
    );
    expect(content.rateCards()).toEqual([card]);
    const changed = change(content);
    await write(file, text.replace('roundTo: 5000', 'roundTo: 1000'));
    await changed;
    expect(content.rateCards()).toEqual([{ ...card, roundTo: 1000 }]);
  });
});

test('the copy of this site is in order', async () => {
  content = await openFileContent(COPY);
  expect(content.faq('home').length).toBeGreaterThan(0);
  expect(content.page('home').hero.words).toEqual(['Haulage', 'Warehousing', 'Logistics']);
});
