import type { TruckSize } from '../trucks/trucks.ts';
import { CHARGES, type Charge, day, dieselPrice, type Line, line, type RateCard } from './card.ts';

/** More trucks than this in one question is a programme of trips: the largest load of the site takes fewer. */
const MOST_TRUCKS = 1000;
/** Bounds of what each truck may be asked for. */
export const MOST_DAYS = 365;
export const MOST_STOPS = 100;

/** Services besides the road. Each counts for every truck. */
export interface Extras {
  /** Our hands load the trucks; otherwise the sender's do. */
  loading: boolean;
  /** Our hands offload them; otherwise the receiver's do. */
  offloading: boolean;
  /** Days that each truck waits beyond what is free. */
  waitingDays: number;
  /** Stops of each truck between from and to. */
  extraStops: number;
  /** Each truck brings an empty container back to the terminal. */
  emptyReturn: boolean;
  /** The receiver pays the freight. */
  freightOnDelivery: boolean;
}

/** Trucks of one size. */
export interface Trucks {
  size: TruckSize;
  count: number;
}

/** The question that a price answers. */
export interface PriceQuestion {
  /** Places of the road book, by slug; the direction counts. */
  from: string;
  to: string;
  /** Kilometres by road; may be absent where the card has a fixed price for the lane. */
  km?: number;
  trucks: readonly Trucks[];
  /** The day of loading, ISO date. */
  date: string;
  extras?: Partial<Extras>;
  /** Naira that a litre of diesel costs now; absent where the card's own price is to be used. */
  dieselNow?: number;
}

/** Whether every number of a question can be what it stands for. */
export function isPlausible({ trucks, date, extras = {}, dieselNow }: PriceQuestion): boolean {
  const { waitingDays = 0, extraStops = 0 } = extras;
  const together = trucks.reduce((sum, { count }) => sum + count, 0);
  return (
    trucks.every(({ count }) => isCount(count, 1, MOST_TRUCKS)) &&
    together <= MOST_TRUCKS &&
    isCount(waitingDays, 0, MOST_DAYS) &&
    isCount(extraStops, 0, MOST_STOPS) &&
    (dieselNow === undefined || dieselPrice.safeParse(dieselNow).success) &&
    day.safeParse(date).success
  );
}

const isCount = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;

/** A service besides the road, as the card names it. */
export type Extra = Charge | 'freightOnDelivery';

/** How often each truck is charged. */
const timesAsked = (extras: Partial<Extras>): Record<Charge, number> => ({
  loading: Number(extras.loading ?? false),
  offloading: Number(extras.offloading ?? false),
  waitingDay: extras.waitingDays ?? 0,
  extraStop: extras.extraStops ?? 0,
  emptyReturn: Number(extras.emptyReturn ?? false),
});

/**
 * The lines of what is asked for besides the road, in the order of the card.
 * @returns the extra that the card has no price for, where there is one
 */
export function chargeLines(
  card: RateCard,
  { trucks, extras = {} }: PriceQuestion,
): { lines: Line[] } | { missing: Charge } {
  const times = timesAsked(extras);
  const lines: Line[] = [];
  for (const key of CHARGES) {
    if (times[key] === 0) continue;
    for (const { size, count } of trucks) {
      const unitPrice = card.trucks[size]?.[key];
      if (unitPrice === undefined) return { missing: key };
      lines.push(line({ key, size, quantity: count * times[key], unitPrice }));
    }
  }
  return { lines };
}

/** The price that each charge would add for all trucks, once more; only charges that the card prices for each of them. */
export function chargesToCome(
  card: RateCard,
  { trucks, extras = {} }: PriceQuestion,
): { key: Charge; amount: number }[] {
  const times = timesAsked(extras);
  const isSwitch = (key: Charge) => key !== 'waitingDay' && key !== 'extraStop';
  return CHARGES.filter((key) => times[key] === 0 || !isSwitch(key)).flatMap((key) => {
    const prices = trucks.map(({ size, count }) => {
      const price = card.trucks[size]?.[key];
      return price === undefined ? undefined : price * count;
    });
    if (prices.includes(undefined)) return [];
    return [{ key, amount: prices.reduce<number>((total, price = 0) => total + price, 0) }];
  });
}
