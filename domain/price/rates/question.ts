import type { TruckSize } from '../trucks/trucks.ts';
import { day, dieselPrice } from './fields.ts';

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
