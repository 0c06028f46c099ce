import { readFile, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { writeFileDurably } from '#server/platform/durable-file.ts';
import type { Log } from '../../platform/log.ts';
import type { PageCache } from './page-cache.ts';

/** More than 5000 targets take; a larger file is none of ours. */
const LARGEST_FILE = 2 * 1024 * 1024;

const listSchema = z.array(z.string().startsWith('/').max(300)).max(5000);

/** The pages that are made before anybody asks. */
interface WarmOrder {
  /** Targets that most ask for. */
  first: readonly string[];
  /** Where `remember` has written what was kept at the last stop, the last visited first; a file that cannot be read is none. */
  file: string;
  /** Lists all others, once the pages before are made: of 100,000 entries that takes a third of a second of the thread. */
  last: () => readonly string[];
  /** No page is begun after this time. */
  forMs: number;
}

/** Makes pages before anybody asks, one after another, in the order given, as far as the time reaches. */
export async function warm(cache: PageCache, order: WarmOrder): Promise<void> {
  const begun = performance.now();
  const made = new Set<string>();
  for await (const target of inOrder(order)) {
    if (performance.now() - begun >= order.forMs) return;
    if (made.has(target)) continue;
    made.add(target);
    await cache.refresh(target);
  }
}

async function* inOrder({ first, file, last }: WarmOrder): AsyncGenerator<string> {
  yield* first;
  yield* await remembered(file);
  yield* last();
}

/**
 * Makes what is cached anew, for content that has changed, the last visited first.
 * @param isLatest false once the content has changed again: the run that makes pages for that makes all of these, and two at a time would keep
 * visitors waiting for both
 */
export async function refreshAll(cache: PageCache, isLatest: () => boolean): Promise<void> {
  for (const target of cache.targets()) {
    if (!isLatest()) return;
    await cache.refresh(target);
  }
}

/** Writes down which pages are cached, for `warm` after the next start. */
export async function remember(cache: PageCache, file: string): Promise<void> {
  await writeFileDurably(file, Buffer.from(JSON.stringify(cache.targets().slice(0, 5000))));
}

async function remembered(file: string): Promise<string[]> {
  try {
    if ((await stat(file)).size > LARGEST_FILE) return [];
    return listSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return [];
  }
}

/** Longer than a process shows an old page after a change: whichever answers then has the new one, or makes it. */
const SETTLED_MS = 2500;
const PATIENCE_MS = 10_000;
/** By what the answers to a page differ, as caches in front keep them (deploy/nginx.conf). */
const ENCODINGS = ['br', 'gzip', ''];

interface Parts {
  /** Addresses of their doors for this, like `http://127.0.0.1:8081`. */
  caches: readonly string[];
  /** The host of the site, which the caches pass on. */
  host: string;
  log: Log;
}

/**
 * Makes the caches in front of the site fetch pages anew, one after the other, once every process has had the time to make them. A
 * cache that does not answer shows the old pages until their time is over: a minute.
 */
export async function refreshOuterCaches(
  targets: () => readonly string[],
  { caches, host, log }: Parts,
  settledMs = SETTLED_MS,
): Promise<void> {
  if (caches.length === 0) return;
  await delay(settledMs, undefined, { ref: false });
  for (const cache of caches) {
    try {
      for (const target of targets().filter((each) => !each.includes('?')))
        await refresh(cache, target, host);
    } catch (err) {
      log.warn({ err, cache }, 'the cache in front was not notified of a change');
    }
  }
}

async function refresh(cache: string, target: string, host: string): Promise<void> {
  for (const encoding of ENCODINGS)
    await ask(cache + target, { host, ...(encoding && { 'accept-encoding': encoding }) });
}

function ask(url: string, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers, timeout: PATIENCE_MS }, (answer) => {
      answer.resume().on('end', resolve).on('error', reject);
    });
    asked.on('timeout', () => asked.destroy(new Error('no answer')));
    asked.on('error', reject).end();
  });
}
