import type { IncomingMessage, ServerResponse } from 'node:http';
import { WORKER_PATH } from '#domain/offline/offline.ts';

/** There is no service worker without a build. */
export const NO_WORKER = { offline: false };

/** Removes the service worker that a browser has from `npm start` at the same address, which would show pages of the build. */
const END_OF_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(registration.unregister()));
`;

/** @returns whether the service worker was asked for; it is then answered with its end */
export function endsWorker({ url }: IncomingMessage, response: ServerResponse): boolean {
  if (url !== WORKER_PATH) return false;
  response.setHeader('content-type', 'text/javascript').end(END_OF_WORKER);
  return true;
}
