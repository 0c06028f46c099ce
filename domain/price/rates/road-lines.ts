import { LONGEST_ROAD, type RateCard, type TruckRates } from './card.ts';
import { type Line, line, sum } from './lines.ts';
import type { PriceQuestion, Trucks } from './question.ts';

/** Why the road cannot be priced for trucks of one size. */
export type RoadFault = 'size-not-on-card' | 'no-distance' | 'beyond-card';

/**
 * The price of the road for trucks of one size: the fixed price of the lane where the card has one in this direction, otherwise each
 * kilometre at the price of its band, so that a longer road never costs less; never below the minimum.
 */
export function roadLines(
  card: RateCard,
  { from, to, km }: PriceQuestion,
  { size, count }: Trucks,
): Line[] | RoadFault {
  const lane = card.lanes.find((of) => of.from === from && of.to === to && of.size === size);
  if (lane) return [line({ key: 'lane', size, quantity: count, unitPrice: lane.price })];
  const rates = Object.hasOwn(card.trucks, size) ? card.trucks[size] : undefined;
  if (!rates) return 'size-not-on-card';
  if (km === undefined || !(km > 0)) return 'no-distance';
  if (km > Math.min(LONGEST_ROAD, rates.bands.at(-1)?.upTo ?? 0)) return 'beyond-card';
  const lines = bandLines(rates, wholeKilometres(km), { size, count });
  const least = rates.minimum * count;
  return sum(lines) < least
    ? [line({ key: 'minimum', size, quantity: count, unitPrice: rates.minimum })]
    : lines;
}

/** Roads are not known to the metre. */
const wholeKilometres = (km: number) => Math.max(1, Math.round(km));

function bandLines({ bands }: TruckRates, km: number, { size, count }: Trucks): Line[] {
  return bands.flatMap(({ upTo, perKm }, place) => {
    const from = bands[place - 1]?.upTo ?? 0;
    if (km <= from) return [];
    const end = Math.min(km, upTo);
    return [
      line({
        key: 'kilometres',
        size,
        band: { from, upTo: end },
        quantity: (end - from) * count,
        unitPrice: perKm,
      }),
    ];
  });
}
