import { get, update } from 'idb-keyval';
import type { DeliveryResult } from './outbox.ts';

/** What became of a message while no page was open. */
export interface StoredResult {
  /** Stored under this name by earlier versions, too. */
  fate: DeliveryResult;
  path: string;
  /** When, in milliseconds since 1970. */
  at: number;
}

const RESULTS_KEY = 'fates';
/** On it the service worker says to open pages that there is a result. */
const CHANNEL = 'kayalink-kept-fates';

const channel = () => ('BroadcastChannel' in self ? new BroadcastChannel(CHANNEL) : undefined);

/** Writes down what became of a message, and says so to the pages that are open. Rejects when the browser refuses to store. */
export async function storeResult(result: StoredResult): Promise<void> {
  await update<StoredResult[]>(RESULTS_KEY, (results = []) => [...results, result]);
  const open = channel();
  open?.postMessage('');
  open?.close();
}

/** Takes what was written down, so that one page alone shows it. Never rejects. */
async function takeResults(): Promise<StoredResult[]> {
  let taken: StoredResult[] = [];
  try {
    if (!(await get<StoredResult[]>(RESULTS_KEY))?.length) return [];
    await update<StoredResult[]>(RESULTS_KEY, (results = []) => {
      taken = results;
      return [];
    });
  } catch {
    // The browser refuses to store: nothing was kept either.
  }
  return taken;
}

/** Notifies of what became of messages since the last visit, and from now on of what the service worker delivers. */
export async function notifyResults(notify: (result: StoredResult) => void): Promise<void> {
  const notifyAll = async () => {
    for (const result of await takeResults()) notify(result);
  };
  channel()?.addEventListener('message', notifyAll);
  await notifyAll();
}
