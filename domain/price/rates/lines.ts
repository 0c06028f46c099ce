import type { TruckSize } from '../trucks/trucks.ts';
import type { Charge, RateCard } from './card.ts';

/** The subject of a line of an estimate. */
export type LineKey = 'kilometres' | 'minimum' | 'lane' | 'diesel' | Charge | 'freightOnDelivery';

/** A line of an estimate, in whole naira: the amount is the quantity times the price of one. */
export interface Line {
  key: LineKey;
  /** The trucks that it is for; absent where it is for all of them. */
  size?: TruckSize;
  /** The part of the road that `kilometres` counts, in km from its beginning. */
  band?: { from: number; upTo: number };
  quantity: number;
  unitPrice: number;
  amount: number;
}

/** Makes a line and its amount. */
export const line = (of: Omit<Line, 'amount'>): Line => ({ ...of, amount: of.quantity * of.unitPrice });

/** The sum of lines, in naira. */
export const sum = (lines: readonly Line[]): number => lines.reduce((total, { amount }) => total + amount, 0);

/** The surcharge where the receiver pays, in whole naira. */
export const surcharge = (amount: number, percent: number): number => Math.round((amount * percent) / 100);

/**
 * The change of the road's price when the price of diesel changes: price × share × (now / reference − 1).
 * @param road price of the road at the card's own price of diesel, in naira
 * @param now naira for a litre
 * @returns whole naira, below zero when diesel is cheaper than at the card's date
 */
export function dieselChange(road: number, now: number, { diesel }: Pick<RateCard, 'diesel'>): number {
  return Math.round((road * diesel.share * (now - diesel.reference)) / (100 * diesel.reference));
}
