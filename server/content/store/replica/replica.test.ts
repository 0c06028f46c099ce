import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryDirectory } from '../../../../tests/support/process.ts';
import { REPLICA_FILE, Replica } from './replica.ts';
import { post, tag, term } from './testing.ts';

const place = () => join(temporaryDirectory(), REPLICA_FILE);

function open(file: string) {
  const warn = vi.fn();
  const replica = Replica.open(file, { warn });
  onTestFinished(() => replica.close());
  return { replica, warn };
}

const fill =
  (...slugs: string[]) =>
  async (writer: Parameters<Parameters<Replica['replace']>[0]>[0]) => {
    for (const slug of slugs) writer.put(post(slug));
    return slugs.join();
  };
const slugs = (replica: Replica) =>
  replica.read((reader) =>
    reader
      .posts({})
      .items.map(({ slug }) => slug)
      .sort(),
  );

test('waits until it is filled for the first time, and keeps the entries for the next start', async () => {
  const file = place();
  const { replica } = open(file);
  expect([replica.state(), replica.token(), slugs(replica)]).toEqual(['waiting', undefined, []]);
  const heard = vi.fn();
  replica.onChange(heard);
  await replica.replace(fill('axle', 'berth'));
  expect(heard).toHaveBeenCalledOnce();
  expect([replica.state(), replica.token(), slugs(replica)]).toEqual([
    'ready',
    'axle,berth',
    ['axle', 'berth'],
  ]);
  replica.close();

  const { replica: next } = open(file);
  expect([next.state(), next.token(), slugs(next)]).toEqual(['ready', 'axle,berth', ['axle', 'berth']]);
  expect(next.revision()).toBe(replica.revision());
});

test('is ready when its source has no entries', async () => {
  const replica = Replica.inMemory();
  await replica.replace(fill());
  expect([replica.state(), slugs(replica)]).toEqual(['ready', []]);
});

test('serves the old entries while new ones come in, and keeps them when that fails', async () => {
  const { replica } = open(place());
  await replica.replace(fill('old'));
  const { promise: half, resolve: goOn } = Promise.withResolvers<void>();
  const failing = replica.replace(async (writer) => {
    writer.put(post('new'));
    await half;
    throw new Error('the source died');
  });
  expect(slugs(replica)).toEqual(['old']);
  expect(() => replica.change(() => '')).toThrow('under way');
  goOn();
  await expect(failing).rejects.toThrow('the source died');
  expect([slugs(replica), replica.token()]).toEqual([['old'], 'old']);
  await replica.replace(fill('new'));
  expect(slugs(replica)).toEqual(['new']);
});

test('changes some entries at once or not at all', async () => {
  const { replica } = open(place());
  await replica.replace(fill('axle', 'berth', 'crane'));
  const before = replica.revision();
  expect(() =>
    replica.change((writer) => {
      writer.remove({ kind: 'post', letter: '', slug: 'axle' });
      throw new Error('no');
    }),
  ).toThrow('no');
  expect([slugs(replica), replica.revision()]).toEqual([['axle', 'berth', 'crane'], before]);

  replica.change((writer) => {
    writer.remove({ kind: 'post', letter: '', slug: 'axle' });
    writer.put(post('berth', { title: 'Berths' }));
    writer.put(term('Dunnage'));
    return 'second';
  });
  expect([slugs(replica), replica.token()]).toEqual([['berth', 'crane'], 'second']);
  expect(replica.revision()).not.toBe(before);
  const read = replica.read((reader) => ({
    title: reader.entry('post', 'berth')?.title,
    gone: reader.entry('post', 'axle'),
    search: reader.posts({ search: 'axle' }).total,
    terms: reader.terms().map(({ subject }) => subject),
  }));
  expect(read).toEqual({ title: 'Berths', gone: undefined, search: 0, terms: ['Dunnage'] });
});

test('has the revision of its entries, however they came, and tells only real changes', async () => {
  const one = Replica.inMemory();
  await one.replace(fill('axle', 'berth'));
  const other = Replica.inMemory();
  await other.replace(fill('berth', 'crane'));
  other.change((writer) => {
    writer.put(post('axle', { tags: [tag('Ports')] }));
    writer.remove({ kind: 'post', letter: '', slug: 'crane' });
    return undefined;
  });
  expect(other.revision()).not.toBe(one.revision());
  other.change((writer) => {
    writer.put(post('axle'));
    return undefined;
  });
  expect(other.revision()).toBe(one.revision());
  const heard = vi.fn();
  other.onChange(heard);
  other.change((writer) => {
    writer.put(post('axle'));
    return 'a later token';
  });
  expect([heard.mock.calls.length, other.token()]).toEqual([0, 'a later token']);
});

const ENDLESS = `
  const { Replica } = await import('${pathToFileURL(join(import.meta.dirname, 'replica.ts'))}');
  const { post } = await import('${pathToFileURL(join(import.meta.dirname, 'testing.ts'))}');
  const replica = Replica.open(process.argv[1], { warn() {} });
  await replica.replace(async (writer) => {
    for (let n = 0; ; n += 1) {
      writer.put(post('new-' + n));
      if (n === 500) process.stdout.write('filling');
      if (n % 20 === 0) await new Promise(setImmediate);
    }
  });
`;

test('keeps the old entries when the process is killed during a replacement', async () => {
  const file = place();
  const { replica } = open(file);
  await replica.replace(fill('old'));
  replica.close();
  const child = spawn(process.execPath, ['--input-type=module', '-e', ENDLESS, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await ended;
  expect(existsSync(`${file}.next`)).toBe(true);
  const { replica: next, warn } = open(file);
  expect([slugs(next), warn.mock.calls.length, existsSync(`${file}.next`)]).toEqual([['old'], 0, false]);
});

const USER_VERSION = 60;

const DAMAGES: [name: string, damage: (file: string) => void][] = [
  ['is no database', (file) => writeFileSync(file, 'no database at all')],
  ['is cut off', (file) => truncateSync(file, 20_480)],
  [
    'has a page of garbage',
    (file) => {
      const bytes = readFileSync(file);
      writeFileSync(file, bytes.fill(0xa5, 8192, 16_384));
    },
  ],
];

test.each(DAMAGES)('moves a file aside that %s, and is filled anew', async (_name, damage) => {
  const file = place();
  const { replica } = open(file);
  await replica.replace(fill('axle'));
  replica.close();
  damage(file);
  const { replica: next, warn } = open(file);
  expect([next.state(), slugs(next), warn.mock.calls.length]).toEqual(['waiting', [], 1]);
  expect(existsSync(`${file}.damaged`)).toBe(true);
  await next.replace(fill('berth'));
  expect(slugs(next)).toEqual(['berth']);
});

test('of another version is no damage: it goes without a word, and is filled anew', async () => {
  const file = place();
  const { replica } = open(file);
  await replica.replace(fill('axle'));
  replica.close();
  const bytes = readFileSync(file);
  bytes.writeUInt32BE(999, USER_VERSION);
  writeFileSync(file, bytes);
  const { replica: next, warn } = open(file);
  expect([next.state(), warn.mock.calls.length]).toEqual(['waiting', 0]);
  expect(existsSync(`${file}.damaged`)).toBe(false);
  await next.replace(fill('berth'));
  expect(slugs(next)).toEqual(['berth']);
});

test('that proves damaged while it is read waits for its source, instead of failing', async () => {
  const file = place();
  const { replica, warn } = open(file);
  await replica.replace(async (writer) => {
    // More than SQLite keeps in memory.
    for (let n = 0; n < 2000; n += 1) writer.put(post(`post-${n}`, { subTitle: 'quay '.repeat(500) }));
    return undefined;
  });
  const heard = vi.fn();
  replica.onChange(heard);
  writeFileSync(file, readFileSync(file).fill(0xa5, 4096));
  for (let n = 0; n < 2000; n += 1) replica.read((reader) => reader.entry('post', `post-${n}`));
  expect(replica.read((reader) => reader.entry('post', 'post-7'))).toBeUndefined();
  expect([replica.state(), warn.mock.calls.length, heard.mock.calls.length]).toEqual(['waiting', 1, 1]);
});

test.each([
  ['may not be opened', () => temporaryDirectory()],
  ['cannot be made', () => join(fileInPlace(), REPLICA_FILE)],
])('is in memory where its file %s', async (_, placeOf) => {
  const { replica, warn } = open(placeOf());
  await replica.replace(fill('axle'));
  expect([slugs(replica), warn.mock.calls.length]).toEqual([['axle'], 1]);
});

function fileInPlace(): string {
  const file = join(temporaryDirectory(), 'a-file');
  writeFileSync(file, 'no folder');
  return file;
}

const HOLDING = `
  const { Replica } = await import('${pathToFileURL(join(import.meta.dirname, 'replica.ts'))}');
  const replica = Replica.open(process.argv[1], { warn() {} });
  process.stdout.write(replica.state());
  // Held, so that no garbage collection lets go of the file.
  process.stdin.on('end', () => replica.close()).resume();
`;

test('is in memory while another process has its file, which is not harmed', async () => {
  const file = place();
  const { replica: first } = open(file);
  await first.replace(fill('old'));
  first.close();
  const child = spawn(process.execPath, ['--input-type=module', '-e', HOLDING, file], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  onTestFinished(() => void child.kill('SIGKILL'));
  expect(String(await once(child.stdout, 'data'))).toBe('ready');
  const { replica: second, warn } = open(file);
  expect([second.state(), warn.mock.calls.length]).toEqual(['waiting', 1]);
  await second.replace(fill('new'));
  expect(slugs(second)).toEqual(['new']);
  child.kill('SIGKILL');
  await ended;
  expect(slugs(open(file).replica)).toEqual(['old']);
});
