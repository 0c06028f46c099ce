/** An answer of /price as a browser keeps it: in words, so that it is read without the page. */
export interface KeptPrice {
  /** Path and query of the answer. */
  address: string;
  /** The road, '30 tonnes' and the day, the price. */
  road: string;
  load: string;
  price: string;
}

/** More than anybody compares. */
const MOST = 10;

/** Reads what a browser kept; nothing where it is not ours. */
export function readKept(text: string | null): readonly KeptPrice[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function isKept(value: unknown): value is KeptPrice {
  const { address, road, load, price } = (value ?? {}) as Partial<Record<keyof KeptPrice, unknown>>;
  const texts = [address, road, load, price];
  // An address of another site would be led to.
  return texts.every((text) => typeof text === 'string') && /^\/(?!\/)/.test(String(address));
}

/** Adds an answer before the others; asked again, it moves to the front. */
export const withPrice = (kept: readonly KeptPrice[], added: KeptPrice): readonly KeptPrice[] =>
  [added, ...withoutPrice(kept, added.address)].slice(0, MOST);

/** Leaves one out. */
export const withoutPrice = (kept: readonly KeptPrice[], address: string): readonly KeptPrice[] =>
  kept.filter((one) => one.address !== address);
