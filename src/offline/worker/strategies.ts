import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { pageAddress } from './build.ts';
import { asCopy, BY_ADDRESS, mayBeKept, trimCache } from './cache.ts';
import { CACHES, TIMEOUT_S } from './cache-names.ts';
import { NetworkUntilLate } from './network-until-late.ts';
import { marked, standIn } from './reader.ts';
import { isKeepablePage, keepLoadedFiles, refresh } from './refresh.ts';
import { type VisitEvent, worker } from './scope.ts';

const SECOND = 1000;

/** Files whose address names their content: the copy is as good as the file. */
export const filesFirst = new CacheFirst({
  cacheName: CACHES.files,
  matchOptions: BY_ADDRESS,
  plugins: [
    {
      cacheWillUpdate: async ({ response }) => (mayBeKept(response) ? asCopy(response) : null),
      cacheDidUpdate: trimCache,
    },
  ],
});

/** The state of a visit while it lasts. */
interface Visit {
  begun?: number;
  isLate?: boolean;
}

const lateness: WorkboxPlugin = {
  handlerWillStart: async ({ state }) => {
    (state as Visit).begun = Date.now();
  },
  cachedResponseWillBeUsed: async ({ request, cachedResponse, state = {} }) => {
    if (!cachedResponse) return null;
    const visit: Visit = state;
    visit.isLate = Date.now() - (visit.begun ?? 0) >= TIMEOUT_S * SECOND;
    return marked(cachedResponse, request.url, visit.isLate ? 'slow' : 'noLine');
  },
  cacheDidUpdate: async ({ event, state }) => {
    const { resultingClientId = '' } = event as VisitEvent;
    if ((state as Visit).isLate) (await worker.clients.get(resultingClientId))?.postMessage('fresh');
  },
};

const keeping: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageAddress(request.url),
  cacheWillUpdate: async ({ request, response }) =>
    isKeepablePage(request.url, response) ? asCopy(response) : null,
  cacheDidUpdate: async ({ newResponse }) => {
    await keepLoadedFiles(await newResponse.clone().text());
    await refresh();
    await trimCache();
  },
  handlerDidError: async ({ request }) => standIn(request.url),
};

/** Pages: the server's answer wherever one comes, a marked copy otherwise, and a page of ours where there is none. */
export const pagesFromNetwork = new NetworkUntilLate({
  cacheName: CACHES.pages,
  matchOptions: BY_ADDRESS,
  plugins: [lateness, keeping],
});
