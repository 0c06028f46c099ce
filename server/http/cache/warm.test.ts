import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { PageCache } from './page-cache.ts';
import { refreshAll, warm } from './warm.ts';

const LONG_MS = 60_000;
const log = { error: () => {} } as unknown as ConstructorParameters<typeof PageCache>[0]['log'];

function cacheThatMakes(render: (target: string) => Promise<unknown>): PageCache {
  const cache = new PageCache({ revision: () => '1', log });
  cache.renderWith(render);
  return cache;
}

function fileOf(targets: unknown): string {
  const file = join(mkdtempSync(join(tmpdir(), 'kayalink-')), 'kept-pages.json');
  writeFileSync(file, JSON.stringify(targets));
  return file;
}

test('makes the first pages, then those of the last run, then the others, each once and one after another', async () => {
  const made: string[] = [];
  let underWay = 0;
  const cache = cacheThatMakes(async (target) => {
    underWay += 1;
    expect(underWay).toBe(1);
    await delay(1);
    made.push(target);
    underWay -= 1;
  });
  await warm(cache, {
    first: ['/', '/price'],
    file: fileOf(['/price', '/about', '/']),
    last: () => ['/about', '/team', '/'],
    forMs: LONG_MS,
  });
  expect(made).toEqual(['/', '/price', '/about', '/team']);
});

test('a page that cannot be made, and a list that is none, keep no process from being ready', async () => {
  const made: string[] = [];
  const cache = cacheThatMakes(async (target) => {
    made.push(target);
    throw new Error('no');
  });
  await warm(cache, {
    first: ['/', '/price'],
    file: fileOf({ not: 'a list' }),
    last: () => [],
    forMs: LONG_MS,
  });
  expect(made).toEqual(['/', '/price']);
});

test('ends when its time is over', async () => {
  const made: string[] = [];
  const cache = cacheThatMakes(async (target) => {
    await delay(20);
    made.push(target);
  });
  await warm(cache, { first: ['/1', '/2', '/3', '/4'], file: fileOf([]), last: () => [], forMs: 30 });
  expect(made.length).toBeLessThan(4);
  const all = vi.fn(() => ['/6']);
  await warm(cache, { first: ['/5'], file: fileOf([]), last: all, forMs: 0 });
  expect(made).not.toContain('/5');
  expect(all, 'the list of all pages, which may be 100,000').not.toHaveBeenCalled();
});

test('a later change of the content takes over from an earlier one, so that one page is made at a time', async () => {
  const made: string[] = [];
  const cache = cacheThatMakes(async (target) => void made.push(target));
  const page = { status: 200, headers: [], tag: 'a', revision: '1' };
  for (const target of ['/1', '/2', '/3']) await cache.keep(target, page, Buffer.from(target));
  await refreshAll(cache, () => made.length < 2);
  expect(made).toHaveLength(2);
});
