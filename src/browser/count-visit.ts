/**
 * Tells the server what it counts of visits (domain/visit-counts.ts): no name, no number, nothing stored. Who asks not to be followed is
 * not counted. A page that is loaded ahead and never seen does not count.
 */
import { COUNTS_PATH, type TOLD_STEPS } from '#domain/visit-counts.ts';

type Step = (typeof TOLD_STEPS)[number];

const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };

function tell(step: Step): void {
  navigator.sendBeacon(COUNTS_PATH, new URLSearchParams({ step, from: document.referrer }));
}

function seen(): void {
  if (document.visibilityState !== 'visible') return;
  removeEventListener('visibilitychange', seen, true);
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isFirst = entry?.type === 'navigate' && !document.referrer.startsWith(`${location.origin}/`);
  tell(isFirst ? 'visit' : 'view');
}

if (doNotTrack !== '1' && !globalPrivacyControl) {
  addEventListener('visibilitychange', seen, true);
  seen();
  const begun = ({ target }: Event) => {
    if ((target as HTMLInputElement).form?.method !== 'post') return;
    removeEventListener('focusin', begun);
    tell('form');
  };
  addEventListener('focusin', begun);
  addEventListener('click', ({ target }) => {
    const { href = '' } = (target as Element).closest('a') ?? {};
    if (href.startsWith('tel:')) tell('call');
    if (href.startsWith('https://wa.me/')) tell('whatsapp');
  });
}
