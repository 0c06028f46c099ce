import type { TruckSize } from '../trucks/trucks.ts';
import type { RateCard } from './card.ts';
import { chargeLines, chargesToCome, type Extra } from './charges.ts';
import { hasRunOut } from './current-card.ts';
import { dieselChange, type Line, line, sum, surcharge } from './lines.ts';
import { isPlausible, type PriceQuestion } from './question.ts';
import { type RoadFault, roadLines } from './road-lines.ts';

/** Up to here, in naira, sums and ranges are exact. A price above it is no price of one order. */
export const MOST_NAIRA = 1_000_000_000_000;
/** By how many per cent diesel rises in what an estimate says of it. */
export const DIESEL_RISE = 10;

/** Why there is no price. */
export type UnpricedReason =
  | RoadFault
  | 'no-card'
  | 'not-yet-valid'
  | 'expired'
  | 'no-trucks'
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
export interface Change {
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
