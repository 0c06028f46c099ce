import { notifyResults } from './delivery-results.ts';
import { createOutbox, type DeliveryResult, type MessageStore, type Outbox, outboxStore } from './outbox.ts';
import { post } from './post.ts';

/** Name in the browser's storage of the sign that something waits. */
export const OUTBOX_FLAG = 'kayalink-outbox';

/** Whether a message of an earlier visit may still wait; cheap enough to ask on every page. */
export function somethingWaits(): boolean {
  try {
    return localStorage.getItem(OUTBOX_FLAG) !== null;
  } catch {
    return false;
  }
}

/** Remembers for the next visit whether anything waits. Throws when the browser refuses to store. */
function markWaiting(waits: boolean): void {
  if (waits) localStorage.setItem(OUTBOX_FLAG, '');
  else localStorage.removeItem(OUTBOX_FLAG);
}

/** Fired on `window` when a message that had waited is done with, so that a form can show it. */
export const RESULT_EVENT = 'kayalink:fate';

/** Channel on which the pages of a browser notify each other of it; its messages are a `ResultDetail`. */
const RESULT_CHANNEL = 'kayalink-fate';

/** The states of the messages that waited for `path`; `at` is when, in milliseconds since 1970. */
interface ResultDetail {
  fate: DeliveryResult | 'discarded';
  path: string;
  at: number;
}

export type ResultEvent = CustomEvent<ResultDetail>;

/** The store, and the mark by which the next page knows that something lies there. */
const markedStore: MessageStore = {
  read: async () => {
    const messages = await outboxStore.read();
    if (messages.length === 0) markWaiting(false);
    return messages;
  },
  change: async (edit) => {
    // First the mark: a message that no later visit would look for is not kept.
    markWaiting(true);
    await outboxStore.change(edit);
    await markedStore.read();
  },
};

const announce = (detail: ResultDetail) => window.dispatchEvent(new CustomEvent(RESULT_EVENT, { detail }));

let channel: BroadcastChannel | undefined;

/** Listens to the other pages of this browser. */
export function listenForResults(): void {
  if (channel || !('BroadcastChannel' in window)) return;
  channel = new BroadcastChannel(RESULT_CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<ResultDetail>) => announce(data));
}

function notify(detail: ResultDetail): void {
  announce(detail);
  channel?.postMessage(detail);
}

let opened: Outbox | undefined;

/** The outbox of this site, one per page: on IndexedDB, tried again when the connection is back. */
export function openOutbox(): Outbox {
  if (!opened) {
    const outbox = createOutbox({
      store: markedStore,
      post,
      now: Date.now,
      after: (delayMs, run) => setTimeout(run, delayMs),
      notify: (result, { path }) => notify({ fate: result, path, at: Date.now() }),
    });
    opened = outbox;
    listenForResults();
    window.addEventListener('online', () => outbox.deliver());
    // Messages that the service worker has sent meanwhile.
    void notifyResults(notify);
  }
  return opened;
}

/** Throws away what is kept for a path, and tells all pages so. */
export async function discard(path: string): Promise<void> {
  await openOutbox().discard(path);
  notify({ fate: 'discarded', path, at: Date.now() });
}
