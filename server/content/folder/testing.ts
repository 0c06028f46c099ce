import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { readSnapshot } from './snapshot.ts';

/** The content of this site. */
const SITE_CONTENT = join(import.meta.dirname, '../../../content');

/** A content folder that a test may write into. */
export interface TestFolder {
  readonly directory: string;
  write(file: string, text: string): Promise<void>;
  /** The errors in its files, one a line. */
  problems(): Promise<string[]>;
}

/** A post that the copy of a page leads to. */
const LEFT_OUT = '/resources/blog/what-a-warehouse-must-prove';

/**
 * Gives each test of a file a copy of the site's content with three posts of its own, and no terms and lanes.
 * @param before `beforeAll` where the tests share it
 * @param after `afterAll` in that case
 */
export function contentFolderForTests(
  before: (make: () => Promise<void>) => void = beforeEach,
  after: (remove: () => Promise<void>) => void = afterEach,
): TestFolder {
  let directory = '';
  const write = (file: string, text: string) => writeFile(join(directory, file), text);
  /** Makes words of the links of a file to posts and terms, which are not there, and leaves out its list of them. */
  const unlink = async (file: string) => {
    const text = await readFile(join(directory, file), 'utf8');
    await write(
      file,
      text
        .replace(/\[([^\]]*)\]\(\/resources\/(blog|glossary)\/[^)]*\)/g, '$1')
        .replace(/^reading:\n(?: {2}- .*\n)+/m, '')
        .replace(LEFT_OUT, '/resources/blog/load-weights'),
    );
  };
  before(async () => {
    directory = join(await mkdtemp(join(tmpdir(), 'kayalink-')), 'content');
    const left = ['blog', 'glossary', 'lanes'].map((folder) => join(SITE_CONTENT, folder));
    await cp(SITE_CONTENT, directory, {
      recursive: true,
      filter: (path) => !left.some((each) => path.startsWith(each)),
    });
    await mkdir(join(directory, 'blog'), { recursive: true });
    for (const folder of ['guides', 'questions', 'pages'])
      for (const file of await readdir(join(directory, folder))) await unlink(`${folder}/${file}`);
    await write('blog/load-weights.md', post({ date: '2026-09-21', tags: '[Truck sizes]' }));
    await write('blog/gate-papers.md', post({ date: '2026-11-12', tags: '[Ports]' }));
    await write('blog/cocoa-road.md', post({ date: '2026-10-03', tags: '[Farm produce]' }));
  });
  after(() => rm(join(directory, '..'), { recursive: true, force: true }));
  return {
    get directory() {
      return directory;
    },
    write,
    async problems() {
      try {
        await readSnapshot(directory);
        return [];
      } catch (error) {
        return String(error).split('\n  ').slice(1);
      }
    },
  };
}

/** The file of a post. */
export function post(changes: Record<string, string> = {}, body = 'Text.'): string {
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
}
