import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { repositoryOf } from '../saving/repository.ts';
import { editorServer } from './editor-server.ts';
import { copyContent } from './testing.ts';

const POST = 'content/blog/return-loads.md';
const OTHER = 'content/blog/pallets-by-the-numbers.md';
const HOST = 'edit.kayalink.example';
const ORIGIN = `https://${HOST}`;
const ADA = { 'x-email': 'ada@kayalink.example', 'x-name': Buffer.from('Adá Obi').toString('latin1') };
const BEN = { 'x-email': 'ben@kayalink.example', 'x-name': 'Ben Eze' };

let folder: string;
let clone: string;
let socketPath: string;
let app: FastifyInstance;
const git = (...words: string[]) => execFileSync('git', ['-C', clone, ...words], { encoding: 'utf8' }).trim();
const inRemote = (...words: string[]) =>
  execFileSync('git', ['-C', join(folder, 'remote.git'), ...words], { encoding: 'utf8' }).trim();
const read = (path: string) => readFileSync(join(clone, path), 'utf8');

/** An editor's clone of a remote, with no user of its own, behind a sign-in. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kayalink-people-'));
  clone = join(folder, 'clone');
  socketPath = join(folder, 'http.sock');
  mkdirSync(join(folder, 'first'));
  mkdirSync(join(folder, 'decap'));
  copyContent(join(folder, 'first/content'));
  execFileSync('git', ['-C', join(folder, 'first'), 'init', '--quiet', '--initial-branch=main']);
  commitElsewhere(join(folder, 'first'), 'Begin');
  execFileSync('git', ['clone', '--quiet', '--bare', join(folder, 'first'), join(folder, 'remote.git')]);
  execFileSync('git', ['clone', '--quiet', join(folder, 'remote.git'), clone]);
  git('config', 'user.useConfigOnly', 'true');
  const signIn = { origin: ORIGIN, emailHeader: 'x-email', nameHeader: 'x-name' };
  app = editorServer(await repositoryOf(join(clone, 'content'), true), join(folder, 'decap'), signIn);
  await app.listen({ path: socketPath });
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

beforeEach(() => {
  const [first = ''] = git('rev-list', '--max-parents=0', 'HEAD').split('\n');
  git('reset', '--quiet', '--hard', first);
  inRemote('update-ref', 'refs/heads/main', first);
});

/** Somebody who works in a clone of her own. */
function commitElsewhere(place: string, message: string): void {
  const as = ['-c', 'user.name=Chi Ude', '-c', 'user.email=chi@kayalink.example'];
  execFileSync('git', ['-C', place, 'add', '.']);
  execFileSync('git', ['-C', place, ...as, 'commit', '--quiet', '--message', message]);
}

function pushElsewhere(path: string, change: (text: string) => string): void {
  const place = mkdtempSync(join(folder, 'elsewhere-'));
  execFileSync('git', ['clone', '--quiet', join(folder, 'remote.git'), place]);
  writeFileSync(join(place, path), change(readFileSync(join(place, path), 'utf8')));
  commitElsewhere(place, 'Change it elsewhere');
  execFileSync('git', ['-C', place, 'push', '--quiet']);
}

type Headers = Record<string, string | string[]>;

interface Answer {
  status: number;
  body: { data: string; error?: string };
}

/** Asks as the proxy does, which adds to a request who sent it. */
function ask(headers: Headers, action: string, params = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const all = { host: HOST, origin: ORIGIN, 'content-type': 'application/json', ...headers };
    const sent = request({ socketPath, path: '/actions', method: 'POST', headers: all }, (answer) => {
      let text = '';
      answer.on('data', (part) => {
        text += part;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: JSON.parse(text) }));
    });
    sent.on('error', reject);
    // As bytes: with a text, Node writes the headers in UTF-8, too.
    sent.end(Buffer.from(JSON.stringify({ action, params })));
  });
}

const open = async (person: Headers, path: string): Promise<string> =>
  (await ask(person, 'getEntry', { path })).body.data;

const save = (person: Headers, path: string, raw: string) =>
  ask(person, 'persistEntry', {
    dataFiles: [{ path, raw }],
    assets: [],
    options: { commitMessage: `Update ${path}` },
  });

const titled = (form: string, title: string) => form.replace(/^title: .*$/m, `title: ${title}`);
const subtitled = (form: string, text: string) => form.replace(/^subTitle: .*$/m, `subTitle: ${text}`);
const SUMMARY = 'What an empty truck costs, and who can pay for its way home.';

test('each save is a commit in the name of the person, and is in the remote', async () => {
  const [ofAda, ofBen] = [await open(ADA, POST), await open(BEN, OTHER)];
  expect((await save(ADA, POST, titled(ofAda, 'By Ada'))).status).toBe(200);
  expect((await save(BEN, OTHER, titled(ofBen, 'By Ben'))).status).toBe(200);
  expect(inRemote('log', '-2', '--format=%an <%ae> %s', 'main').split('\n')).toEqual([
    'Ben Eze <ben@kayalink.example> Edit the post “By Ben”',
    'Adá Obi <ada@kayalink.example> Edit the post “By Ada”',
  ]);
});

test('of two who change one entry the second is told who saved it and when, and nothing is lost', async () => {
  const [ofAda, ofBen] = [await open(ADA, POST), await open(BEN, POST)];
  await save(BEN, POST, titled(ofBen, 'By Ben'));
  const was = read(POST);
  const { status, body } = await save(ADA, POST, subtitled(ofAda, SUMMARY));
  expect([status, body.error]).toEqual([
    422,
    expect.stringMatching(
      /^Not saved: .* \(Ben Eze saved it at \d{4}-\d\d-\d\d \d\d:\d\d WAT\)\. Copy what you wrote/,
    ),
  ]);
  expect(read(POST)).toBe(was);
  const newest = await open(ADA, POST);
  expect((await save(ADA, POST, subtitled(newest, SUMMARY))).status).toBe(200);
  expect(read(POST)).toMatch(/^title: By Ben$/m);
  expect(read(POST)).toContain(SUMMARY);
});

/** What the page is told of a form that a browser kept. */
async function changeOfKept(raw: string): Promise<string | undefined> {
  const headers = { host: HOST, origin: ORIGIN, ...ADA };
  const answer = await app.inject({
    method: 'POST',
    url: '/kept-form',
    headers,
    payload: { path: POST, raw },
  });
  return answer.json().change;
}

test('a form that a browser kept can be saved until somebody else saves the entry', async () => {
  const [kept, ofBen] = [await open(ADA, POST), await open(BEN, POST)];
  expect(await changeOfKept(kept)).toBeUndefined();
  await save(ADA, POST, subtitled(kept, SUMMARY));
  expect(await changeOfKept(kept)).toBeUndefined();
  expect(await changeOfKept(ofBen)).toMatch(/^the post “.+” has changed since you opened it \(Adá Obi saved/);
  expect(await changeOfKept('title: A new one\n')).toBeUndefined();
});

test('a form that stays open saves again, and another tab of the same person is told', async () => {
  const [first, second] = [await open(ADA, POST), await open(ADA, POST)];
  expect(await save(ADA, POST, titled(first, 'Changed for once'))).toMatchObject({ status: 200 });
  expect((await save(ADA, POST, titled(first, 'Changed again'))).status).toBe(200);
  expect((await save(ADA, POST, subtitled(second, SUMMARY))).body.error).toContain('Adá Obi saved it at');
  expect(read(POST)).toMatch(/^title: Changed again$/m);
});

test('a duplicate of an entry is a new one, and takes no address that somebody else took', async () => {
  const form = titled(await open(ADA, POST), 'A second gate');
  const path = 'content/blog/a-second-gate.md';
  expect((await save(ADA, path, form)).status).toBe(200);
  const { body } = await save(BEN, path, subtitled(form, SUMMARY));
  expect(body.error).toContain('Title: its address “a-second-gate” is taken by the post “A second gate”');
  expect(read(path)).not.toContain(SUMMARY);
});

const remove = (person: Headers, path: string) =>
  ask(person, 'deleteFiles', { paths: [path], options: { commitMessage: `Delete ${path}` } });

test('of two people at one entry the second is told that it was renamed or deleted, and by whom', async () => {
  const lone = 'content/blog/a-second-gate.md';
  await save(ADA, lone, titled(await open(ADA, POST), 'A second gate'));
  const [ofAda, ofBen] = [await open(ADA, lone), await open(BEN, lone)];
  expect((await save(ADA, lone, ofAda.replace(/^address: .*$/m, 'address: third-gate'))).status).toBe(200);
  expect((await save(BEN, lone, subtitled(ofBen, SUMMARY))).body.error).toContain('Adá Obi saved it at');
  expect((await remove(BEN, lone)).body.error).toContain('load the page again first');
  await open(BEN, lone);
  const third = await open(ADA, 'content/blog/third-gate.md');
  expect((await remove(BEN, lone)).status).toBe(200);
  expect(inRemote('log', '-1', '--format=%an', '--name-only', 'main', '--', 'content/blog')).toBe(
    'Ben Eze\n\ncontent/blog/third-gate.md',
  );
  expect((await save(ADA, 'content/blog/third-gate.md', third)).body.error).toMatch(
    /was deleted or got another address \(Ben Eze saved it at/,
  );
});

test('an entry that was changed elsewhere is not deleted', async () => {
  const lone = 'content/blog/a-second-gate.md';
  await save(ADA, lone, titled(await open(ADA, POST), 'A second gate'));
  pushElsewhere(lone, (text) => subtitled(text, SUMMARY));
  expect((await remove(ADA, lone)).body.error).toContain('Chi Ude saved it at');
  expect(read(lone)).toContain(SUMMARY);
});

test('what was pushed from elsewhere stays, and is a conflict only in the same entry', async () => {
  const form = await open(ADA, POST);
  pushElsewhere(OTHER, (text) => titled(text, 'From elsewhere'));
  expect((await save(ADA, POST, titled(form, 'By Ada'))).status).toBe(200);
  expect(inRemote('log', '-2', '--format=%an', 'main')).toBe('Adá Obi\nChi Ude');
  pushElsewhere(POST, (text) => titled(text, 'From elsewhere'));
  const { body } = await save(ADA, POST, titled(form, 'By Ada again'));
  expect(body.error).toContain('Chi Ude saved it at');
  expect(read(POST)).toMatch(/^title: From elsewhere$/m);
});

test('where the remote takes nothing, that is said, and the next save sends both', async () => {
  const form = await open(ADA, POST);
  renameSync(join(folder, 'remote.git'), join(folder, 'away.git'));
  const { status, body } = await save(ADA, POST, titled(form, 'By Ada'));
  renameSync(join(folder, 'away.git'), join(folder, 'remote.git'));
  expect([status, body.error]).toEqual([
    422,
    expect.stringContaining("saved on the editor's machine, but not sent"),
  ]);
  expect(git('log', '-1', '--format=%an')).toBe('Adá Obi');
  expect((await save(ADA, POST, titled(form, 'By Ada'))).status).toBe(200);
  expect(inRemote('log', '-1', '--format=%an', 'main')).toBe('Adá Obi');
});

test('an unsent commit that others contradict is kept, and said', async () => {
  const form = await open(ADA, POST);
  renameSync(join(folder, 'remote.git'), join(folder, 'away.git'));
  await save(ADA, POST, titled(form, 'By Ada'));
  renameSync(join(folder, 'away.git'), join(folder, 'remote.git'));
  pushElsewhere(POST, (text) => titled(text, 'From elsewhere'));
  const { body } = await save(BEN, OTHER, titled(await open(BEN, OTHER), 'By Ben'));
  expect(body.error).toMatch(/but not sent[\s\S]*CONFLICT|but not sent[\s\S]*could not apply/i);
  expect(git('log', '-2', '--format=%an')).toBe('Ben Eze\nAdá Obi');
  expect(git('status', '--short', '--branch')).toMatch(/^## main\.\.\.origin\/main \[ahead 2, behind 1\]$/);
});

test('whom the sign-in does not name, and every other page and name, neither reads nor saves', async () => {
  const before = git('rev-parse', 'HEAD');
  const form = titled(await open(ADA, POST), 'Forged');
  const refused: Record<string, Headers> = {
    nobody: {},
    'no address': { 'x-email': 'ada' },
    'two addresses': { 'x-email': ['ada@kayalink.example', 'ben@kayalink.example'] },
    'a name that is more than one line of a commit': { ...BEN, 'x-name': 'Ben <ada@kayalink.example>' },
    'the page of another site': { ...ADA, origin: 'https://evil.example' },
    'a page without origin': { ...ADA, origin: 'null' },
    'the same name without TLS': { ...ADA, origin: `http://${HOST}` },
    'another name that leads here': { ...ADA, host: 'evil.example', origin: 'https://evil.example' },
    'the address of the machine': { ...ADA, host: '127.0.0.1', origin: 'http://127.0.0.1' },
  };
  for (const [who, headers] of Object.entries(refused)) {
    expect((await ask(headers, 'getEntry', { path: POST })).status, who).toBe(403);
    expect((await save(headers, POST, form)).status, who).toBe(403);
  }
  expect(git('rev-parse', 'HEAD')).toBe(before);
});
