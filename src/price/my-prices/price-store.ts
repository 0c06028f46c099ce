/** The answers that this browser keeps, for all that shows them: they are sent nowhere, and are there without a connection. */
import { type KeptPrice, readKept, withoutPrice, withPrice } from '#domain/price/kept-prices.ts';

/** Name in the browser's storage. */
const KEY = 'kayalink-prices';
const NONE: readonly KeptPrice[] = [];

let text: string | null | undefined;
let prices = NONE;
const listeners = new Set<() => void>();

/** What is kept; nothing where the browser keeps nothing. The same list until it changes. */
export function keptPrices(): readonly KeptPrice[] {
  let now: string | null = null;
  try {
    now = localStorage.getItem(KEY);
  } catch {
    // The browser refuses.
  }
  if (now !== text) {
    text = now;
    prices = readKept(now);
  }
  return prices;
}

/** What the server knows of it. */
export const noPrices = () => NONE;

function write(changed: readonly KeptPrice[]): void {
  try {
    if (changed.length > 0) localStorage.setItem(KEY, JSON.stringify(changed));
    else localStorage.removeItem(KEY);
  } catch {
    // It is not kept.
  }
  for (const run of listeners) run();
}

export const keepPrice = (price: KeptPrice): void => write(withPrice(keptPrices(), price));
export const forgetPrice = (address: string): void => write(withoutPrice(keptPrices(), address));
export const forgetAll = (): void => write(NONE);

/** Calls back when this page or another one changes the list. @returns what ends it */
export function onChange(run: () => void): () => void {
  listeners.add(run);
  addEventListener('storage', run);
  return () => {
    listeners.delete(run);
    removeEventListener('storage', run);
  };
}
