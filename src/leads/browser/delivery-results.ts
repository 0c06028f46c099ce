import { get, update } from 'idb-keyval';
import type { Fate } from './outbox.ts';

/** The state of a message that changed while no page could say so. */
export interface KeptFate {
  fate: Fate;
  path: string;
  /** When, in milliseconds since 1970. */
  at: number;
}

const FATES_KEY = 'fates';
/** On it the service worker says to open pages that there is something to tell. */
const CHANNEL = 'kayalink-kept-fates';

const channel = () => ('BroadcastChannel' in self ? new BroadcastChannel(CHANNEL) : undefined);

/** Writes down what became of a message, and says so to the pages that are open. Rejects when the browser refuses to store. */
export async function keepFate(fate: KeptFate): Promise<void> {
  await update<KeptFate[]>(FATES_KEY, (fates = []) => [...fates, fate]);
  const open = channel();
  open?.postMessage('');
  open?.close();
}

/** Takes what was written down, so that one page alone tells it. Never rejects. */
async function takeFates(): Promise<KeptFate[]> {
  let taken: KeptFate[] = [];
  try {
    if (!(await get<KeptFate[]>(FATES_KEY))?.length) return [];
    await update<KeptFate[]>(FATES_KEY, (fates = []) => {
      taken = fates;
      return [];
    });
  } catch {
    // The browser refuses to store: nothing was kept either.
  }
  return taken;
}

/** Tells what became of messages since the last visit, and from now on whatever the service worker delivers. */
export async function tellFates(tell: (fate: KeptFate) => void): Promise<void> {
  const tellAll = async () => {
    for (const fate of await takeFates()) tell(fate);
  };
  channel()?.addEventListener('message', tellAll);
  await tellAll();
}
