/**
 * Tells the server what it counts of visits (domain/visits/visit-counts.ts): no name, no number, nothing stored. Who asks not to be followed is
 * not counted. A page that is loaded ahead and never seen does not count.
 */
import { COUNTS_PATH } from '#domain/visits/paths.ts';
import type { REPORTED_STEPS } from '#domain/visits/visit-counts.ts';

const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
const { referrer } = document;

const report = (step: (typeof REPORTED_STEPS)[number]) =>
  navigator.sendBeacon(COUNTS_PATH, new URLSearchParams({ step, from: referrer }));

function seen(): void {
  if (document.hidden) return;
  removeEventListener('visibilitychange', seen, true);
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  report(entry?.type === 'navigate' && !referrer.startsWith(location.origin) ? 'visit' : 'view');
}

function begun({ target }: Event): void {
  if ((target as HTMLInputElement).form?.method !== 'post') return;
  removeEventListener('focusin', begun);
  report('form');
}

if (doNotTrack !== '1' && !globalPrivacyControl) {
  addEventListener('visibilitychange', seen, true);
  seen();
  addEventListener('focusin', begun);
  addEventListener('click', ({ target }) => {
    const { protocol, host } = (target as Element).closest('a') ?? {};
    if (protocol === 'tel:') report('call');
    if (host === 'wa.me') report('whatsapp');
  });
}
