import { storeResult } from '#src/leads/browser/delivery-results.ts';
import { createOutbox, outboxStore } from '#src/leads/browser/outbox.ts';
import { post } from '#src/leads/browser/post.ts';

/** The fates that are being written down. */
const stored: Promise<void>[] = [];

/** The visitor's outbox, as pages have it; when to try again is the browser's to say. */
const outbox = createOutbox({
  store: outboxStore,
  post,
  now: Date.now,
  after: () => {},
  notify: (result, { path }) => {
    stored.push(storeResult({ fate: result, path, at: Date.now() }).catch(() => {}));
  },
});

/** Whether a message waits to be sent. Never rejects. */
export const somethingIsKept = async (): Promise<boolean> =>
  (await outboxStore.read().catch(() => [])).some(({ returned }) => !returned);

/**
 * Sends what waits.
 * @throws when something still waits, so that the browser tries again
 */
export async function deliver(): Promise<void> {
  await outbox.deliver();
  await Promise.all(stored.splice(0));
  if (await somethingIsKept()) throw new Error('Not everything could be sent');
}
