import { join } from 'node:path';
import type { Document } from '@contentful/rich-text-types';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { temporaryDirectory } from '../../../../tests/support/process.ts';
import type { SiteEntry } from '../../entries/site-entry.ts';
import { showWhenDue } from '../scheduled-publishing.ts';
import { REPLICA_FILE, Replica } from './replica.ts';
import { searchEverything } from './search.ts';
import { guide, post, tag } from './testing.ts';

const MORNING = '2026-12-01T08:00:00Z';
const NEXT_MIDNIGHT = new Date('2026-12-01T23:00:00Z').getTime();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(MORNING) });
});
afterEach(() => {
  vi.useRealTimers();
});

const tomorrow = post('levy', { date: '2026-12-02', tags: [tag('Costs')], formerly: ['toll'] });

/** A text that names the post of tomorrow by an embedded title, a slip and a link. */
const leading = {
  nodeType: 'document',
  data: {},
  content: [
    {
      nodeType: 'paragraph',
      data: {},
      content: [
        { nodeType: 'text', value: 'Read ', marks: [], data: {} },
        {
          nodeType: 'hyperlink',
          data: { uri: '/resources/blog/levy#rates' },
          content: [{ nodeType: 'text', value: 'about levies', marks: [], data: {} }],
        },
      ],
    },
    {
      nodeType: 'embedded-entry-block',
      data: { target: { kind: 'post', href: '/resources/blog/levy', title: 'On levy' } },
      content: [],
    },
  ],
} as unknown as Document;

async function filled(replica: Replica, ...entries: SiteEntry[]): Promise<Replica> {
  await replica.replace(async (writer) => {
    for (const entry of entries) writer.put(entry);
    return 'token';
  });
  return replica;
}

/** Every way in which the site comes by an entry. */
const seen = (replica: Replica) =>
  replica.read((reader) => ({
    page: reader.entry('post', 'levy') !== undefined,
    list: reader.posts({}).total,
    tags: reader.tags().length,
    tagged: reader.posts({ tag: 'costs' }).total,
    search: reader.posts({ search: 'levy' }).total,
    everything: searchEverything(reader, 'levy').length,
    related: reader.drawn('post', '', 'other', 0, 9).length,
    addresses: reader.addresses().length,
    old: reader.formerly('/resources/blog/toll') !== undefined,
  }));
const seenOnce = (page: boolean) => {
  const times = Number(page);
  const lists = { list: times, tags: times, tagged: times, search: times, everything: times };
  return { page, ...lists, related: times, addresses: times, old: page };
};
const NOWHERE = seenOnce(false);
const EVERYWHERE = seenOnce(true);

test('an entry of tomorrow is nowhere, and everywhere from the first moment of that day in Lagos', async () => {
  const replica = await filled(Replica.inMemory(), tomorrow);
  const stop = showWhenDue(replica, (error) => expect.fail(String(error)));
  onTestFinished(stop);
  const heard = vi.fn();
  replica.onChange(heard);
  const before = replica.revision();
  expect([seen(replica), replica.state(), replica.token()]).toEqual([NOWHERE, 'ready', 'token']);
  expect(replica.read((reader) => reader.nextAppearance())).toBe(NEXT_MIDNIGHT);

  vi.advanceTimersByTime(NEXT_MIDNIGHT - Date.now() - 1);
  expect([seen(replica), heard.mock.calls.length]).toEqual([NOWHERE, 0]);
  vi.advanceTimersByTime(1);
  expect([seen(replica), heard.mock.calls.length]).toEqual([EVERYWHERE, 1]);
  expect(replica.token()).toBe('token');
  expect(replica.revision()).not.toBe(before);
  expect(replica.read((reader) => reader.nextAppearance())).toBe(Number.POSITIVE_INFINITY);
  expect(replica.revision()).toBe((await filled(Replica.inMemory(), tomorrow)).revision());
});

test('editors see it before its time', async () => {
  const replica = await filled(Replica.inMemory({ early: true }), tomorrow);
  expect(seen(replica)).toEqual(EVERYWHERE);
});

test('an entry with a time appears at that time', async () => {
  const replica = await filled(
    Replica.inMemory(),
    post('levy', { date: '2026-12-01', appears: '2026-12-01T08:30:00.000Z' }),
  );
  onTestFinished(showWhenDue(replica, () => {}));
  vi.advanceTimersByTime(30 * 60 * 1000 - 1);
  expect(seen(replica).page).toBe(false);
  vi.advanceTimersByTime(1);
  expect(seen(replica).page).toBe(true);
});

test('what came due while nothing ran is there at the next start', async () => {
  const file = join(temporaryDirectory(), REPLICA_FILE);
  const log = { warn: vi.fn() };
  (await filled(Replica.open(file, log), tomorrow)).close();
  vi.setSystemTime(NEXT_MIDNIGHT + 1);
  const next = Replica.open(file, log);
  onTestFinished(() => next.close());
  expect([seen(next), log.warn.mock.calls]).toEqual([EVERYWHERE, []]);
});

test('an entry that is put off is taken down, one that is removed or moved up never waits', async () => {
  const replica = await filled(
    Replica.inMemory(),
    post('levy', { tags: [tag('Costs')], formerly: ['toll'] }),
  );
  expect(seen(replica)).toEqual(EVERYWHERE);
  const put = (entry: SiteEntry) => replica.change((writer) => void writer.put(entry));
  put(tomorrow);
  expect(seen(replica)).toEqual(NOWHERE);
  put(post('levy', { tags: [tag('Costs')], formerly: ['toll'] }));
  expect([seen(replica), replica.read((reader) => reader.scheduled())]).toEqual([EVERYWHERE, []]);
  put(tomorrow);
  replica.change((writer) => void writer.remove({ kind: 'post', letter: '', slug: 'levy' }));
  expect(replica.read((reader) => reader.nextAppearance())).toBe(Number.POSITIVE_INFINITY);
});

test('another text names it in plain words until then, and shows nothing of it', async () => {
  const replica = await filled(Replica.inMemory(), tomorrow, post('gate', { content: leading }));
  const shown = () => replica.read((reader) => JSON.stringify(reader.entry('post', 'gate')?.content));
  expect(shown()).toContain('about levies');
  expect(shown()).not.toMatch(/resources\/blog\/levy|On levy/);
  vi.setSystemTime(NEXT_MIDNIGHT);
  replica.release();
  expect(shown()).toBe(JSON.stringify(leading));
});

test('a scheduled guide is known to anyone who makes its PDF', async () => {
  const { entry } = guide('owning') as Extract<SiteEntry, { kind: 'guide' }>;
  const replica = await filled(Replica.inMemory(), {
    kind: 'guide',
    entry: { ...entry, date: '2026-12-09' },
  });
  expect(replica.read((reader) => [reader.articles('guide').length, reader.scheduled().length])).toEqual([
    0, 1,
  ]);
});
