import { get, update } from 'idb-keyval';
import { createOutbox, type Fate, type Outbox } from './outbox.ts';
import { type Message, post } from './post.ts';
import { markWaiting } from './waiting.ts';

const SHELF_KEY = 'outbox';

/** Fired on `window` when a message that had waited is done with, so that a form can tell the visitor. */
export const FATE_EVENT = 'kayalink:fate';

/** What became of a message to `path`. */
export type FateEvent = CustomEvent<{ fate: Fate; path: string }>;

const shelf = {
  read: async () => (await get<Message[]>(SHELF_KEY)) ?? [],
  change: async (edit: (messages: Message[]) => Message[]) => {
    let waits = false;
    await update<Message[]>(SHELF_KEY, (messages = []) => {
      const edited = edit(messages);
      waits = edited.length > 0;
      return edited;
    });
    markWaiting(waits);
  },
};

function tell(fate: Fate, { path }: Message): void {
  window.dispatchEvent(new CustomEvent(FATE_EVENT, { detail: { fate, path } }) satisfies FateEvent);
}

let opened: Outbox | undefined;

/** The outbox of this site, one per page: on IndexedDB, tried again when the line comes back. */
export function openOutbox(): Outbox {
  if (!opened) {
    const after = (delayMs: number, run: () => void) => setTimeout(run, delayMs);
    opened = createOutbox({ shelf, post, tell, after, now: Date.now });
    window.addEventListener('online', opened.deliver);
  }
  return opened;
}
