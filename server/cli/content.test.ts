import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCommand } from '../../tests/support/cli.ts';
import { copyFewEntries } from '../../tests/support/few-entries.ts';
import { temporaryDirectory } from '../../tests/support/process.ts';
import { checkContent } from '../content/check/check-content.ts';
import { openStorage } from '../platform/database/index.ts';
import { SearchTally } from '../visits/tally.ts';

/** Runs the command on a content folder, as an editor does. */
const run = (directory: string, ...words: string[]) =>
  runCommand(
    'content',
    { CONTENT_DIR: directory, DATA_DIR: dirname(directory), SITE_URL: 'https://www.example.com' },
    ...words,
  );

test('check tells in a table, or to programs, and by how it ends', async () => {
  const directory = copyFewEntries(join(temporaryDirectory(), 'content'));
  expect(await run(directory, 'check')).toMatchObject({ code: 0, errors: '' });
  await writeFile(join(directory, 'videos.yaml'), '[]');
  await writeFile(join(directory, 'brands.yaml'), '[]');
  const invalid = await run(directory, 'check');
  expect(invalid.code).toBe(1);
  expect(invalid.out).toContain('brands.yaml  line 1: write at least 1 entry');
  const { problems } = JSON.parse((await run(directory, 'check', '--json')).out);
  expect(problems).toContainEqual({ file: 'brands.yaml', message: 'line 1: write at least 1 entry' });
});

test('links to other sites are tried only when asked for, and are no error', async () => {
  const asked: string[] = [];
  const site = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  onTestFinished(() => void site.close());
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const data = temporaryDirectory();
  const directory = copyFewEntries(join(data, 'content'));
  // All other sites have answered a moment ago: a test must not ask them.
  const { written } = await checkContent(directory);
  const others = written.filter(({ uri }) => uri.startsWith('http')).map(({ uri }) => uri.replace(/#.*/, ''));
  const answers = others.map((uri) => [new URL(uri).href, { said: 200, at: Date.now() }]);
  await writeFile(join(data, 'outbound-links.json'), JSON.stringify(Object.fromEntries(answers)));
  const post = join(directory, 'blog/a-waybill-line-by-line.md');
  await writeFile(post, `${await readFile(post, 'utf8')}\nSee [the form](${origin}/form).\n`);
  await run(directory, 'check');
  expect(asked).toEqual([]);
  const { code, out } = await run(directory, 'check', '--outbound');
  expect(asked).toEqual(['/form', '/form']);
  expect(code).toBe(0);
  expect(out).toMatch(/a-waybill-line-by-line\.md +link \S+\/form: 404 when tried on \d{4}/);
});

test('an export makes a new file, and an import puts nothing in the place of what says something else', async () => {
  const folder = temporaryDirectory();
  const directory = copyFewEntries(join(folder, 'content'));
  const file = join(folder, 'site.json');
  expect(await run(directory, 'export', file)).toMatchObject({ code: 0 });
  expect(await run(directory, 'export', file)).toMatchObject({
    code: 1,
    errors: `${file} exists; name a new file.\n`,
  });
  const other = join(folder, 'other');
  const into = ['--into', other];
  expect((await run(directory, 'import', file, ...into)).out).toMatch(/^\d+ files written/);
  expect((await run(directory, 'import', file, ...into)).out).toMatch(/^\d+ files written/);
  const post = join(other, 'blog/a-waybill-line-by-line.md');
  const written = await readFile(post, 'utf8');
  await writeFile(post, 'What an editor wrote since');
  const { code, errors } = await run(directory, 'import', file, ...into);
  expect({ code, errors }).toEqual({ code: 1, errors: expect.stringMatching(/^Nothing was written\./) });
  expect(errors).toMatch(/--into DIR:\nblog\/a-waybill-line-by-line\.md\n$/);
  expect(await readFile(post, 'utf8')).toBe('What an editor wrote since');
  expect((await run(directory, 'import', file, ...into, '--replace')).out).toMatch(/files written/);
  expect(await readFile(post, 'utf8')).toBe(written);

  const people = join(other, 'people.yaml');
  await writeFile(people, `${await readFile(people, 'utf8')}ada-obi: { name: Ada Obi, role: Founder }\n`);
  const { out } = await run(directory, 'import', file, ...into);
  expect(out).toMatch(/people\.yaml +these people are in the folder alone, and stay: ada-obi/);
  expect(await readFile(people, 'utf8')).toMatch(/^ada-obi:/m);
});

test('stats counts what is shown and drafts, and what was searched for', async () => {
  const data = temporaryDirectory();
  const directory = copyFewEntries(join(data, 'content'));
  const before = JSON.parse((await run(directory, 'stats', '--json')).out);
  expect(before.searches).toBeNull();
  const post = await readFile(join(directory, 'blog/a-waybill-line-by-line.md'), 'utf8');
  const head = 'date: 2020-01-02';
  await writeFile(join(directory, 'blog/old.md'), post.replace(/^date: .*\n(updated: .*\n)?/m, `${head}\n`));
  await writeFile(join(directory, 'blog/unready.md'), post.replace('---\n', '---\ndraft: true\n'));
  const storage = await openStorage(data);
  const tally = new SearchTally(storage.db, { warn: () => {} });
  tally.add('Demurrage', true);
  tally.add('helicopter', false);
  await tally.stop();
  await storage.close();
  const { out, code } = await run(directory, 'stats', '--json');
  const { kinds, searches } = JSON.parse(out);
  const shown = before.kinds[0].entries;
  expect(code).toBe(0);
  expect(kinds[0]).toMatchObject({ kind: 'post', entries: shown + 1, drafts: 1, overAYear: 1 });
  expect(kinds[0].oldest).toBe('2020-01-02');
  expect(kinds[0].words).toBeGreaterThan(before.kinds[0].words);
  expect(searches).toMatchObject({ total: 2, nothingFound: [{ words: 'helicopter', count: 1 }] });
  expect((await run(directory, 'stats')).out).toMatch(/Nothing found for:\n {2}1 {2}helicopter/);
});

test('a call that makes no sense says how it is used', async () => {
  const calls = [
    [],
    ['chek'],
    ['check', '--strickt'],
    ['check', 'twice'],
    ['stats', '--strict'],
    ['export', 'x.json', '--outbound'],
    ['export', 'x.json', '--replace'],
  ];
  for (const { code, errors } of await Promise.all(calls.map((words) => run('content', ...words)))) {
    expect(code).toBe(2);
    expect(errors).toContain('npm run content -- ');
  }
});
