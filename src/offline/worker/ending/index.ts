import { CACHES } from '../cache-names.ts';
import { worker } from '../scope.ts';

/** Takes the place of the service worker where it is switched off (OFFLINE=off): removes its copies, then itself. The outbox stays. */
worker.addEventListener('install', () => void worker.skipWaiting());

worker.addEventListener('activate', (event) => {
  const end = async () => {
    await Promise.all(Object.values(CACHES).map((name) => caches.delete(name)));
    await worker.registration.unregister();
  };
  event.waitUntil(end());
});
