/** Brings the service worker once the first visit has nothing else to do; later visits find it there (src/offline/worker). */
import { WORKER_PATH } from '#domain/offline/offline.ts';
import { hasInput } from '#src/ui/browser/has-input.ts';

const workers = navigator.serviceWorker;

/** There is one worker. */
const rules = { createScriptURL: (path: string) => (path === WORKER_PATH ? path : '') };
const trusted = window.trustedTypes?.createPolicy('worker', rules) ?? rules;

const register = () =>
  (window.requestIdleCallback ?? setTimeout)(() =>
    workers.register(trusted.createScriptURL(WORKER_PATH)).then(
      async () => (await workers.ready).active?.postMessage(''),
      () => {},
    ),
  );

/** Pages that can be read offline name a manifest; those of editors do not. */
const isOffline = document.querySelector('[rel=manifest]') !== null;

// A page that the browser shows again as it was left does not ask the worker, which would say that it is a copy.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && workers?.controller && !navigator.onLine && !hasInput()) location.reload();
});

// Where there are none, as on plain http, this is undefined.
if (isOffline && workers?.controller === null) {
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}
