import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DEFAULT_LOCALE } from '#domain/shared/locale.ts';
import { copyFewEntries } from '../../../../tests/support/few-entries.ts';
import { temporaryDirectory } from '../../../../tests/support/process.ts';
import { Images } from '../../../media/pictures/pictures.ts';
import * as markdown from '../../formats/markdown.ts';
import { applyChange, basisOf } from '../../store/replica/apply-change.ts';
import { Replica } from '../../store/replica/replica.ts';
import { GoodFiles } from '../last-valid-files.ts';
import { FolderReader } from './folder-reader.ts';

const spy = vi.spyOn(markdown, 'markdownToRichText');

/** The content of this site in a folder of its own, shown by a replica. */
async function shownFolder() {
  const data = temporaryDirectory();
  const directory = copyFewEntries(join(data, 'content'));
  const good = GoodFiles.open(join(data, 'good.db'), { warn: () => {} });
  const replica = Replica.open(join(data, 'entries.db'), { warn: () => {} });
  const open = () => FolderReader.open({ directory, good, locale: DEFAULT_LOCALE, withEntries: true });
  onTestFinished(() => {
    good.close();
    replica.close();
  });
  let reader = await open();
  const images = new Images(directory);
  /** Reads the folder. @returns how many texts were made of Markdown, and which entries went to the replica */
  const read = async (untried: string[] = []) => {
    spy.mockClear();
    const { change, errors } = await reader.read({
      basis: basisOf(replica),
      images: { ...(await images.look()), untried },
    });
    const put: string[] = [];
    if (change) {
      const { entries } = change;
      const noted = (async function* () {
        for await (const entry of entries) {
          put.push(entry.site.entry.slug);
          yield entry;
        }
      })();
      await applyChange(replica, { ...change, entries: noted });
    }
    return { parsed: spy.mock.calls.length, put: put.sort(), removed: change?.removed, errors };
  };
  const restart = async () => {
    reader = await open();
  };
  const rewrite = async (file: string, edit: (text: string) => string) => {
    const path = join(directory, file);
    await writeFile(path, edit(await readFile(path, 'utf8')));
  };
  const post = (slug: string) => replica.read((each) => each.entry('post', slug));
  await read();
  return { directory, replica, read, restart, rewrite, post };
}

const POST = 'blog/a-waybill-line-by-line.md';
const SLUG = 'a-waybill-line-by-line';

test('one save makes rich text of one file and changes one entry, after a restart as well', async () => {
  const { read, rewrite, restart, post } = await shownFolder();
  expect(await read()).toMatchObject({ parsed: 0, put: [] });
  await rewrite(POST, (text) => `${text}\nA line that was added.\n`);
  expect(await read()).toMatchObject({ parsed: 1, put: [SLUG], removed: [] });
  expect(JSON.stringify(post(SLUG)?.content)).toContain('A line that was added.');
  await restart();
  await rewrite(POST, (text) => `${text}\nAnother line.\n`);
  const { parsed, put } = await read();
  expect(put).toEqual([SLUG]);
  // The answers of questions and the like, which are no entries, are read once after each start.
  expect(parsed).toBeLessThan(20);
  expect(JSON.stringify(post(SLUG)?.content)).toContain('Another line.');
});

test('a new title reaches the entries whose texts show it, and no others', async () => {
  const { directory, read, rewrite, post } = await shownFolder();
  await writeFile(
    join(directory, 'blog/showing.md'),
    (await readFile(join(directory, POST), 'utf8'))
      .replace(/^title:.*$/m, 'title: A post that shows another')
      .replace(/^---\n[\s\S]*?^---\n/m, (head) => `${head}\n[](/resources/blog/${SLUG})\n`),
  );
  expect(await read()).toMatchObject({ parsed: 1, put: ['showing'] });
  await rewrite(POST, (text) => text.replace(/^title:.*$/m, 'title: A title of today'));
  const { put } = await read();
  expect(put).toContain(SLUG);
  expect(put).toContain('showing');
  expect(put.length).toBeLessThan(10);
  expect(JSON.stringify(post('showing')?.content)).toContain('A title of today');
});

test('a file that goes takes its entry along, and one that is renamed brings it back under its new name', async () => {
  const { directory, read, replica, post } = await shownFolder();
  const moved: string[] = [];
  replica.onChange(({ gone, come }) => moved.push(...[...gone, ...come].map(({ path }) => path)));
  const lonely = join(directory, 'blog/lonely.md');
  const text = (await readFile(join(directory, POST), 'utf8')).replace(/^title:.*$/m, 'title: A lonely post');
  await writeFile(lonely, text);
  await read();
  await rename(lonely, join(directory, 'blog/renamed.md'));
  expect(await read()).toMatchObject({ put: ['renamed'], removed: [{ kind: 'post', slug: 'lonely' }] });
  expect([post('lonely'), post('renamed')?.title]).toEqual([undefined, 'A lonely post']);
  await rm(join(directory, 'blog/renamed.md'));
  expect(await read()).toMatchObject({ put: [], removed: [{ kind: 'post', slug: 'renamed' }] });
  expect(moved).toEqual(['lonely', 'lonely', 'renamed', 'renamed'].map((slug) => `/resources/blog/${slug}`));
});

test('an error is reported again with each reading, although its file is not read again', async () => {
  const { directory, read, rewrite } = await shownFolder();
  await writeFile(join(directory, 'blog/slip.md'), '---\ntitle: x\n---\n');
  const { errors } = await read();
  expect(errors.map(({ file }) => file)).toEqual(['blog/slip.md']);
  await rewrite(POST, (text) => `${text}\nMore.\n`);
  expect((await read()).errors).toEqual(errors);
});

test('a text that names a picture which is still to be tried stays as it was, and all others are shown', async () => {
  const { read, rewrite, post } = await shownFolder();
  await rewrite(POST, (text) => `${text}\nAsk at gate.jpg about it.\n`);
  await rewrite('blog/apapa-lekki-or-onne.md', (text) => `${text}\nWords of now.\n`);
  expect((await read(['gate.jpg'])).put).toEqual(['apapa-lekki-or-onne']);
  expect(JSON.stringify(post(SLUG)?.content)).not.toContain('gate.jpg');
  expect((await read()).put).toEqual([SLUG]);
});

test('where the replica is of something else, all entries are made anew', async () => {
  const { directory, replica, read } = await shownFolder();
  const before = replica.revision();
  await mkdir(join(directory, 'images'), { recursive: true });
  await replica.replace(async () => 'another');
  const { put } = await read();
  expect(put).toHaveLength(replica.read((reader) => reader.addresses()).length);
  expect(replica.revision()).toBe(before);
});
