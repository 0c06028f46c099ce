import { get, update } from 'idb-keyval';
import type { DeliveryResult } from './outbox.ts';

/** The state of a message that changed while no page could say so. */
export interface StoredResult {
  fate: DeliveryResult;
  path: string;
  /** When, in milliseconds since 1970. */
  at: number;
}

const FATES_KEY = 'fates';
/** On it the service worker says to open pages that there is something to tell. */
const CHANNEL = 'kayalink-kept-fates';

const channel = () => ('BroadcastChannel' in self ? new BroadcastChannel(CHANNEL) : undefined);

/** Writes down what became of a message, and says so to the pages that are open. Rejects when the browser refuses to store. */
export async function storeResult(fate: StoredResult): Promise<void> {
  await update<StoredResult[]>(FATES_KEY, (results = []) => [...results, fate]);
  const open = channel();
  open?.postMessage('');
  open?.close();
}

/** Takes what was written down, so that one page alone tells it. Never rejects. */
async function takeResults(): Promise<StoredResult[]> {
  let taken: StoredResult[] = [];
  try {
    if (!(await get<StoredResult[]>(FATES_KEY))?.length) return [];
    await update<StoredResult[]>(FATES_KEY, (results = []) => {
      taken = results;
      return [];
    });
  } catch {
    // The browser refuses to store: nothing was kept either.
  }
  return taken;
}

/** Tells what became of messages since the last visit, and from now on whatever the service worker delivers. */
export async function notifyResults(tell: (fate: StoredResult) => void): Promise<void> {
  const notifyAll = async () => {
    for (const fate of await takeResults()) tell(fate);
  };
  channel()?.addEventListener('message', notifyAll);
  await notifyAll();
}
