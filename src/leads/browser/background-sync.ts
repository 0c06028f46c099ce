/** Tag under which this site's worker is asked to deliver what waits, once there is a line. */
export const SYNC_TAG = 'outbox';

/** Of the Background Synchronization API, which types of browsers do not know yet (https://wicg.github.io/background-sync/spec/). */
type WithSync = ServiceWorkerRegistration & { readonly sync?: { register(tag: string): Promise<void> } };

/**
 * Asks the browser to have what waits delivered, even when all pages are closed (Background Sync).
 * @param known the worker's own registration, in the worker
 * @returns whether it will: there is a worker, and the browser knows how
 */
export async function askForSync(known?: ServiceWorkerRegistration): Promise<boolean> {
  try {
    const registration: WithSync | undefined = known ?? (await navigator.serviceWorker.getRegistration());
    if (!registration?.active || !registration.sync) return false;
    await registration.sync.register(SYNC_TAG);
    return true;
  } catch {
    return false;
  }
}
