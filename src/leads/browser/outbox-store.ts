import { get, update } from 'idb-keyval';
import type { Kept, MessageStore } from './outbox.ts';

const STORE_KEY = 'outbox';

/** Safari 14.1 can leave IndexedDB unanswered until the page is loaded anew; nobody's message waits for that. */
const ANSWERS_WITHIN_MS = 3000;

/** Where messages wait in this browser; pages and workers share it. */
export const outboxStore: MessageStore = {
  read: async () => (await inTime(get<Kept[]>(STORE_KEY))) ?? [],
  change: async (edit) => inTime(update<Kept[]>(STORE_KEY, (messages = []) => edit(messages))),
};

/** Rejects where a promise takes too long. */
function inTime<Result>(promise: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error('The browser does not answer')), ANSWERS_WITHIN_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(limit));
  });
}
