import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { POSTS_PER_PAGE } from '#domain/entries/blog.ts';
import { FOUND_LIMIT } from '#domain/entries/search.ts';
import { corpus, entryAt, VOCABULARY } from '../../../../tests/support/corpus.ts';
import { temporaryDirectory } from '../../../../tests/support/process.ts';
import { addressOf } from '../../entries/site-entry.ts';
import { REPLICA_FILE, Replica } from './replica.ts';
import { searchEverything } from './search.ts';

const COUNT = 2500;
const COMMON = VOCABULARY[0] ?? '';

test('2,500 entries are found by address, page, tag and word, and visitors are served while they come in', async () => {
  const replica = Replica.open(join(temporaryDirectory(), REPLICA_FILE), { warn: () => {} });
  onTestFinished(() => replica.close());
  const all = [...corpus(COUNT)];
  let served = 0;
  await replica.replace(async (writer) => {
    let put = 0;
    for (const entry of all) {
      writer.put(entry);
      put += 1;
      if (put % 100 !== 0) continue;
      served += replica.read((reader) => reader.posts({}).pages);
      await nextTurn();
    }
    return 'all';
  });
  expect(served).toBe(COUNT / 100);

  const posts = all.filter(({ kind }) => kind === 'post');
  replica.read((reader) => {
    for (const site of all.filter((_, n) => n % 50 === 0)) {
      const { kind, slug, letter } = addressOf(site);
      expect(reader.entry(kind, slug, letter)).toEqual(site.entry);
    }
    const { pages, total } = reader.posts({});
    expect([pages, total]).toEqual([Math.ceil(posts.length / POSTS_PER_PAGE), posts.length]);
    const seen = Array.from({ length: pages }, (_, n) => reader.posts({ page: n + 1 }).items).flat();
    expect(new Set(seen.map(({ slug }) => slug)).size).toBe(total);
    expect(seen.map(({ date }) => date)).toEqual(
      seen
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    );

    const tagged = seen.filter(({ tags }) => tags.some(({ id }) => id === 'ports'));
    expect(reader.posts({ tag: 'ports' }).total).toBe(tagged.length);
    const holding = posts.filter(({ entry }) => JSON.stringify(entry).includes(` ${COMMON} `));
    expect(reader.posts({ search: COMMON }).total).toBeGreaterThanOrEqual(holding.length);
    expect(searchEverything(reader, COMMON)).toHaveLength(FOUND_LIMIT);
  });
});

test('entries of all kinds that come and go one by one leave nothing behind', async () => {
  const replica = Replica.inMemory();
  await replica.replace(async () => undefined);
  const empty = replica.revision();
  const some = Array.from({ length: 80 }, (_, n) => entryAt(n));
  for (const entry of some)
    replica.change((writer) => {
      writer.put(entry);
      return undefined;
    });
  for (const entry of some)
    replica.change((writer) => {
      writer.remove(addressOf(entry));
      return undefined;
    });
  expect(replica.revision()).toBe(empty);
  replica.read((reader) => {
    expect([reader.addresses(), reader.tags(), reader.terms()]).toEqual([[], [], []]);
    expect([reader.posts({ search: COMMON }).total, searchEverything(reader, COMMON)]).toEqual([0, []]);
    expect(reader.termsWith(COMMON.slice(0, 4))).toEqual([]);
  });
});
