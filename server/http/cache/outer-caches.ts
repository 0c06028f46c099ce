import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '../../platform/log.ts';

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
      log.warn({ err, cache }, 'cache in front not told of a change');
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
