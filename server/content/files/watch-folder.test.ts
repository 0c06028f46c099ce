import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { temporaryDirectory } from '../../../tests/support/process.ts';
import { TRIES_EVERY_CASE } from '../../../tools/run/steps/tiers.mjs';
import { listFolder, watchFolder } from './watch-folder.ts';

/** Of each way to save: the error of Node's own watcher shows after one to three. */
const SAVES = TRIES_EVERY_CASE ? 50 : 4;

let root: string;
let folder: string;

beforeEach(() => {
  root = temporaryDirectory();
  folder = join(root, 'content');
  mkdirSync(join(folder, 'blog'), { recursive: true });
  writeFileSync(join(folder, 'blog/post.md'), 'begin');
});

const file = () => join(folder, 'blog/post.md');

/** Watches the folder; `text` is what its post was at the last change that was reported. */
async function watching(): Promise<{ text: () => string }> {
  const seen = { text: readFileSync(file(), 'utf8') };
  const watcher = watchFolder(folder, await listFolder(folder), async () => {
    seen.text = readFileSync(file(), 'utf8');
  });
  onTestFinished(() => watcher.close());
  return { text: () => seen.text };
}

const seen = (of: { text: () => string }, text: string) => expect.poll(of.text, { interval: 5 }).toBe(text);

const WAYS: Record<string, (path: string, text: string) => void> = {
  'in place': (path, text) => writeFileSync(path, text),
  'by renaming another over it': (path, text) => {
    writeFileSync(`${path}.tmp`, text);
    renameSync(`${path}.tmp`, path);
  },
  'as vim does': (path, text) => {
    renameSync(path, `${path}~`);
    writeFileSync(path, text);
    unlinkSync(`${path}~`);
  },
  'by sed -i': (path, text) => {
    execFileSync('sed', ['-i', `s/.*/${text}/`, path]);
  },
};

describe('every save is seen', () => {
  test.each(Object.entries(WAYS))('%s', async (way, save) => {
    const watched = await watching();
    for (let n = 0; n < SAVES; n += 1) {
      save(file(), `${way} ${n}`);
      await seen(watched, `${way} ${n}`);
    }
  });

  test('in a folder that is new, and in one that was removed and made again', async () => {
    const watched = await watching();
    for (const text of ['first', 'second', 'third']) {
      rmSync(join(folder, 'blog'), { recursive: true });
      mkdirSync(join(folder, 'blog'));
      WAYS['by renaming another over it']?.(file(), text);
      await seen(watched, text);
    }
  });
});

describe('what a deployment brings is seen', () => {
  test('by another folder in its place, and later saves in that one', async () => {
    const watched = await watching();
    for (const n of [1, 2]) {
      mkdirSync(join(root, 'next/blog'), { recursive: true });
      writeFileSync(join(root, 'next/blog/post.md'), `folder ${n}`);
      renameSync(folder, join(root, `old${n}`));
      renameSync(join(root, 'next'), folder);
      await seen(watched, `folder ${n}`);
      writeFileSync(file(), `saved ${n}`);
      await seen(watched, `saved ${n}`);
    }
  });

  test('by a link that leads to another release, whole or a folder above it', async () => {
    const release = (name: string) => {
      mkdirSync(join(root, name, 'content/blog'), { recursive: true });
      writeFileSync(join(root, name, 'content/blog/post.md'), name);
      symlinkSync(join(root, name), join(root, 'next'));
      renameSync(join(root, 'next'), join(root, 'current'));
    };
    release('r0');
    folder = join(root, 'current/content');
    const watched = await watching();
    for (const name of ['r1', 'r2']) {
      release(name);
      await seen(watched, name);
      writeFileSync(file(), `saved in ${name}`);
      await seen(watched, `saved in ${name}`);
    }
  });

  test('by each of two processes', async () => {
    const watcher = `
      const { readFileSync } = await import('node:fs');
      const { listFolder } = await import('#server/content/files/watch-folder.ts');
      const { watchFolder } = await import('#server/content/files/watch-folder.ts');
      const [, folder] = process.argv;
      const tell = () => console.log(readFileSync(folder + '/blog/post.md', 'utf8'));
      watchFolder(folder, await listFolder(folder), async () => tell());
      tell();
      setInterval(() => {}, 1000);`;
    const processes = [1, 2].map(() => {
      const child = spawn(process.execPath, ['--input-type=module', '-e', watcher, folder], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      onTestFinished(async () => {
        child.kill();
        if (child.exitCode === null) await once(child, 'close');
      });
      let printed = '';
      child.stdout.on('data', (chunk) => {
        printed += chunk;
      });
      return { text: () => printed.trim().split('\n').at(-1) ?? '' };
    });
    for (const each of processes) await seen(each, 'begin');
    for (let n = 0; n < 3; n += 1) {
      WAYS['by renaming another over it']?.(file(), `save ${n}`);
      for (const each of processes) await seen(each, `save ${n}`);
    }
  });
});

test('what editors keep for themselves beside a file is no change, and who asks to look is told even so', async () => {
  let reported = 0;
  const watcher = watchFolder(folder, await listFolder(folder), async () => {
    reported += 1;
  });
  onTestFinished(() => watcher.close());
  writeFileSync(join(folder, 'blog/.post.md.swp'), 'x');
  writeFileSync(join(folder, 'blog/post.md~'), 'x');
  writeFileSync(join(folder, 'blog/other.md'), 'y');
  await expect.poll(() => reported).toBe(1);
  watcher.reload();
  await expect.poll(() => reported).toBe(2);
});
