import { CHARGES, type Charge, type RateCard } from './card.ts';
import { type Line, line } from './lines.ts';
import type { Extras, PriceQuestion } from './question.ts';

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
