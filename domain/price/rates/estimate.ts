import type { TruckSize } from '../trucks/trucks.ts';
import {
  dieselChange,
  hasRunOut,
  type Line,
  LONGEST_ROAD,
  line,
  type RateCard,
  sum,
  surcharge,
  type TruckRates,
} from './card.ts';
import {
  chargeLines,
  chargesToCome,
  type Extra,
  isPlausible,
  type PriceQuestion,
  type Trucks,
} from './charges.ts';

/** Why the road cannot be priced for trucks of one size. */
type RoadError = 'size-not-on-card' | 'no-distance' | 'beyond-card';

/**
 * The price of the road for trucks of one size: the fixed price of the lane where the card has one in this direction, otherwise each
 * kilometre at the price of its band, so that a longer road never costs less; never below the minimum.
 */
function roadLines(
  card: RateCard,
  { from, to, km }: PriceQuestion,
  { size, count }: Trucks,
): Line[] | RoadError {
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

/** Up to here, in naira, sums and ranges are exact. A price above it is no price of one order. */
export const MOST_NAIRA = 1_000_000_000_000;
/** By how many per cent diesel rises in what an estimate says of it. */
export const DIESEL_RISE = 10;

/** Why there is no price. */
export type UnpricedReason =
  | RoadError
  | 'no-card'
  | 'not-yet-valid'
  | 'expired'
  | 'no-trucks'
  | 'low-bed'
  | 'extra-not-on-card'
  | 'implausible'
  | 'too-much';

/** A question without a price; everything else about it can still be shown. */
export interface Unpriced {
  priced: false;
  reason: UnpricedReason;
  /** The truck size that the reason is about. */
  size?: TruckSize;
  /** The extra that the card has no price for. */
  extra?: Extra;
}

/** Something that would change the total, and by how many naira. */
interface Change {
  /** `diesel`: a rise by `DIESEL_RISE` per cent; `waitingDay`, `extraStop`: one more of each truck; others: asked for as well. */
  key: 'diesel' | Extra;
  amount: number;
}

/** A price as an estimate: no offer. All amounts are whole naira. */
export interface Priced {
  priced: true;
  /** The card that it was made from. */
  version: string;
  /** The card's figures are invented. */
  sample: boolean;
  issued: string;
  validUntil: string;
  currency: RateCard['currency'];
  /** They add up to the total. */
  lines: Line[];
  total: number;
  /** Holds the total; its ends are rounded outward to the card's step. */
  range: { low: number; high: number };
  /** The diesel price of the card, and the one that was counted with where it is another. */
  diesel: RateCard['diesel'] & { now?: number };
  changes: Change[];
}

export type Estimate = Priced | Unpriced;

/**
 * Prices a question by a rate card. Pure, and never throws: whatever cannot be priced says why.
 * @param card nothing where there is none
 */
export function estimate(card: RateCard | undefined, question: PriceQuestion): Estimate {
  const unpriced = (reason: UnpricedReason, of: Pick<Unpriced, 'size' | 'extra'> = {}): Unpriced => ({
    priced: false,
    reason,
    ...of,
  });
  const { trucks, date, dieselNow, extras } = question;
  if (!card) return unpriced('no-card');
  if (!isPlausible(question)) return unpriced('implausible');
  if (trucks.length === 0) return unpriced('no-trucks');
  if (date < card.issued) return unpriced('not-yet-valid');
  if (hasRunOut(card, date)) return unpriced('expired');

  const lines: Line[] = [];
  for (const of of trucks) {
    const priced = roadLines(card, question, of);
    if (typeof priced === 'string') return unpriced(priced, { size: of.size });
    lines.push(...priced);
  }
  const road = sum(lines);
  const move = dieselNow === undefined ? 0 : dieselChange(road, dieselNow, card);
  if (move !== 0) lines.push(line({ key: 'diesel', quantity: 1, unitPrice: move }));

  const charges = chargeLines(card, question);
  if ('missing' in charges) return unpriced('extra-not-on-card', { extra: charges.missing });
  lines.push(...charges.lines);

  const key = 'freightOnDelivery';
  const beforeSurcharge = sum(lines);
  const added = card[key] === undefined ? undefined : surcharge(beforeSurcharge, card[key]);
  if (extras?.[key]) {
    if (added === undefined) return unpriced('extra-not-on-card', { extra: key });
    lines.push(line({ key, quantity: 1, unitPrice: added }));
  }
  const total = sum(lines);
  if (total > MOST_NAIRA) return unpriced('too-much');

  const { version, sample, issued, validUntil, currency, diesel } = card;
  const rise = dieselChange(road, diesel.reference * (1 + DIESEL_RISE / 100), card);
  const changes: Change[] = [{ key: 'diesel', amount: rise }, ...chargesToCome(card, question)];
  if (!extras?.[key] && added !== undefined) changes.push({ key, amount: added });
  return {
    priced: true,
    ...{ version, sample, issued, validUntil, currency, lines, total },
    range: rangeAround(total, card),
    diesel: { ...diesel, now: dieselNow },
    changes: changes.filter(({ amount }) => amount > 0),
  };
}

/** The spread of the card around a total, its ends rounded outward. Products stay below 2^53, so that no naira is lost. */
function rangeAround(
  total: number,
  { spread, roundTo }: Pick<RateCard, 'spread' | 'roundTo'>,
): Priced['range'] {
  const step = 100 * roundTo;
  return {
    low: Math.floor((total * (100 - spread.low)) / step) * roundTo,
    high: Math.ceil((total * (100 + spread.high)) / step) * roundTo,
  };
}
