import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback.js';
import { NavigationRoute } from 'workbox-routing/NavigationRoute.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { BAR_SCRIPT_PATH, BAR_STYLES_PATH } from '#domain/offline/offline.ts';
import { HASHED_PATH } from '#domain/shared/paths.ts';
import { askForSync, SYNC_TAG } from '#src/leads/browser/background-sync.ts';
import barStyles from './bar.css?inline';
import barScript from './bar.js?raw';
import { giveUpPages } from './cache.ts';
import { deliver, somethingIsKept } from './outbox.ts';
import { keepLoadedFiles, keepPage, refresh } from './refresh.ts';
import { worker } from './scope.ts';
import { filesFirst, pagesFromNetwork } from './strategies.ts';

registerQuotaErrorCallback(giveUpPages);
registerRoute(({ sameOrigin, url }) => sameOrigin && HASHED_PATH.test(url.pathname), filesFirst);
registerRoute(new NavigationRoute(pagesFromNetwork, { denylist: [/^\/api\//] }));

const served = (path: string, body: string, type: string) =>
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && url.pathname === path,
    async () => new Response(body, { headers: { 'content-type': type } }),
  );
served(BAR_SCRIPT_PATH, barScript, 'text/javascript');
served(BAR_STYLES_PATH, barStyles, 'text/css');

worker.addEventListener('install', () => void worker.skipWaiting());

worker.addEventListener('activate', (event) => {
  // The browser asks for a page while it starts the worker.
  const preload = async () => worker.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([worker.clients.claim(), preload()]));
});

/** A page is there that came before the worker did. */
worker.addEventListener('message', (event) => {
  const keepOpenPages = async () => {
    const pages = await worker.clients.matchAll({ type: 'window' });
    await Promise.all(pages.map(({ url }) => keepPage(url, keepLoadedFiles)));
  };
  const askForOutbox = async () => {
    if (await somethingIsKept()) await askForSync(worker.registration);
  };
  event.waitUntil(Promise.all([keepOpenPages().then(refresh), askForOutbox()]));
});

worker.addEventListener('sync', (event) => {
  if (event.tag === SYNC_TAG) event.waitUntil(deliver());
});
