import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { DATA_FILES } from '../forms/data-files.ts';
import { COLLECTIONS } from '../forms/fields.ts';
import type { FormEntry } from '../saving/entries.ts';
import { editorForTests } from './testing.ts';

const POST = 'content/blog/return-loads.md';

let editor: Awaited<ReturnType<typeof editorForTests>>;
let folder: string;
let address: string;
let git: typeof editor.git;
let read: typeof editor.read;
let ask: typeof editor.ask;
let save: typeof editor.save;
let shown: typeof editor.shown;

beforeAll(async () => {
  editor = await editorForTests();
  ({ folder, address, git, read, ask, save, shown } = editor);
});

afterEach(() => editor.reset());
afterAll(() => editor.close());

test('the configuration comes compressed, names the folders within the repository, and offers what is there', async () => {
  const answer = await fetch(`${address}/config.json`);
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  const config = await answer.json();
  expect(config.backend).toEqual({ name: 'proxy', proxy_url: '/actions', branch: 'main' });
  expect(config.collections.flatMap((each: { folder?: string }) => each.folder ?? [])).toEqual(
    COLLECTIONS.map(({ folder: kind }) => `content/${kind}`),
  );
  const files = config.collections.flatMap((each: { files?: { file: string }[] }) => each.files ?? []);
  expect(files.map((each: { file: string }) => each.file)).toEqual(
    DATA_FILES.map(({ file }) => `content/${file}`),
  );

  const [posts] = config.collections;
  const field = (name: string) => posts.fields.find((each: { name: string }) => each.name === name);
  expect(field('tags')).toMatchObject({ widget: 'select', multiple: true });
  expect(field('tags').options).toContainEqual({ value: 'Haulage', label: 'Haulage' });
  expect(field('author').options.map(({ value }: { value: string }) => value)).toEqual(
    expect.arrayContaining(Object.keys(parse(read('content/people.yaml')))),
  );
  expect(field('related').options).toHaveLength(readdirSync(join(folder, 'content/blog')).length);
});

test('a list has every entry, and a form that is saved as it was shown makes no commit', async () => {
  const before = git('rev-parse', 'HEAD');
  const page = 'content/pages/haulage.yaml';
  const { body } = await ask('entriesByFolder', { folder: 'content/blog', extension: 'md' });
  const listed = (body as FormEntry[]).map(({ data, file }): [string, string] => [file.path, data]);
  expect(listed).toHaveLength(readdirSync(join(folder, 'content/blog')).length);
  for (const [path, form] of [...listed, [page, await shown(page)] as const])
    expect(await save(path, form), path).toEqual({ status: 200, body: { message: 'saved', path } });
  expect(git('status', '--short', 'content')).toBe('');
  expect(git('rev-parse', 'HEAD')).toBe(before);
});

test('a save is a commit of that file alone', async () => {
  writeFileSync(join(folder, 'content/blog/other.txt'), 'staged');
  git('add', 'content/blog/other.txt');
  const was = read(POST);
  const title = 'title: Who pays for the empty truck';
  await save(POST, (await shown(POST)).replace(/^title: .*$/m, title));
  expect(read(POST)).toBe(was.replace(/^title: .*$/m, title));
  expect(git('show', '--format=%s', '--name-only').trim()).toBe(
    `Edit the post “Who pays for the empty truck”\n\n${POST}`,
  );
  expect(git('status', '--short', 'content')).toBe('A  content/blog/other.txt\n');
});

test('what came since the page was loaded is not written over', async () => {
  const data = await shown(POST);
  const changed = `${read(POST)}\nA line by somebody else.\n`;
  writeFileSync(join(folder, POST), changed);
  const { status, body } = await save(POST, data.replace(/^title: .*$/m, 'title: Again'));
  expect([status, body.error]).toEqual([
    422,
    expect.stringContaining('has changed since you opened it (it was changed on this machine and not'),
  ]);
  expect(read(POST)).toBe(changed);
});

test('where git refuses the commit, the file is as it was', async () => {
  const hook = join(folder, '.git/hooks/pre-commit');
  mkdirSync(join(folder, '.git/hooks'), { recursive: true });
  writeFileSync(hook, '#!/bin/sh\necho The check found an error. >&2\nexit 1\n', { mode: 0o755 });
  const was = read(POST);
  const data = await shown(POST);
  const { body } = await save(POST, data.replace(/^title: .*$/m, 'title: Again'));
  const made = await save('content/blog/a-new-post.md', data.replace(/^title: .*$/m, 'title: A new post'));
  rmSync(hook);
  expect(body.error).toBe('Nothing was saved. Git says: The check found an error.');
  expect(made.body).toEqual(body);
  expect(read(POST)).toBe(was);
  expect(git('status', '--short', 'content/blog/a-new-post.md')).toBe('');
});

test.each([
  ['in curly quotes alone', 'title: “Who pays”', 'curly quotes'],
  ['that ends too early', 'title: "Who pays', 'The form cannot be read'],
])('a title %s is refused for what it is, and empties nothing', async (_what, title, says) => {
  const was = read(POST);
  const { status, body } = await save(POST, (await shown(POST)).replace(/^title: .*$/m, title));
  expect([status, body.error]).toEqual([422, expect.stringContaining(says)]);
  expect(body.error).not.toContain('is missing');
  expect(read(POST)).toBe(was);
});

test('no other file is read or written', async () => {
  for (const path of ['content/desk.yaml', 'content/../README.md', '../x.md', '/etc/x.md', '.git/config']) {
    expect((await ask('getEntry', { path })).status, path).toBe(422);
    expect((await save(path, '---\ntitle: A\n---\n')).status, path).toBe(422);
  }
});

test('a file that is a link is neither shown nor written', async () => {
  const outside = join(folder, 'outside.md');
  const linked = 'content/blog/linked.md';
  writeFileSync(outside, readFileSync(join(folder, POST)));
  symlinkSync(outside, join(folder, linked));
  symlinkSync(join(folder, 'decap'), join(folder, 'content/guides-linked'));
  const before = read('outside.md');
  expect((await ask('getEntry', { path: linked })).status).toBe(422);
  expect((await save(linked, before.replace('title:', 'title: "Linked" #'))).status).toBe(422);
  expect(read('outside.md')).toBe(before);
  const { status, body } = await ask('entriesByFolder', { folder: 'content/blog' });
  expect(status).toBe(200);
  expect(JSON.stringify(body)).not.toContain('linked.md');
});

test('front matter whose aliases would fill the memory is refused in a sentence', async () => {
  const levels = Array.from(
    { length: 12 },
    (_, at) => `l${at + 1}: &l${at + 1} [${Array(10).fill(`*l${at}`).join(', ')}]`,
  );
  const bomb = `---\nl0: &l0 x\n${levels.join('\n')}\n---\nText`;
  const { status } = await save('content/blog/a-bomb.md', bomb);
  expect(status).toBe(422);
});

/** Asks with headers that `fetch` would set itself. */
function asked(path: string, headers: Record<string, string>, body?: object) {
  const { port } = new URL(address);
  const options = { port, host: '127.0.0.1', path, headers, method: body ? 'POST' : 'GET' };
  return new Promise<{ status: number; type: string; text: string }>((resolve, reject) => {
    const sent = request(options, async (got) => {
      const text = Buffer.concat(await got.toArray()).toString();
      resolve({ status: got.statusCode ?? 0, type: String(got.headers['content-type']), text });
    });
    sent.on('error', reject).end(body && JSON.stringify(body));
  });
}

test('other names and other pages get nothing, and a person reads why', async () => {
  const { host, port } = new URL(address);
  const evil = `evil.example:${port}`;
  for (const [headers, expected] of [
    [{ host, origin: `http://${host}` }, 200],
    [{ host, origin: 'https://evil.example' }, 403],
    [{ host }, 403],
    [{ host: evil, origin: `http://${evil}` }, 403],
  ] as [Record<string, string>, number][]) {
    const sent = { ...headers, 'content-type': 'application/json' };
    expect((await asked('/actions', sent, { action: 'getMedia' })).status, JSON.stringify(headers)).toBe(
      expected,
    );
  }
  for (const [path, name, status, words] of [
    ['/no-such', host, 404, 'The editor has no such address.'],
    ['/', evil, 403, 'This address is for its own page.'],
  ] as const)
    expect(await asked(path, { host: name, accept: 'text/html' })).toEqual({
      status,
      type: 'text/html; charset=utf-8',
      text: expect.stringContaining(words),
    });
});
