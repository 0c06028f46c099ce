import { naira } from '../../company/claims.ts';
import { longDay } from '../../shared/dates.ts';
import { fill } from '../../shared/fill.ts';
import { currentCard, type RateCard } from './card.ts';

/** A price of a litre, and the ISO date of it. */
type DieselPrice = Pick<RateCard['diesel'], 'reference' | 'on'>;

/**
 * The price of diesel that every page names.
 * @param samples whether figures that are samples are shown
 * @param day ISO date
 */
export function shownDiesel(
  cards: readonly RateCard[],
  samples: boolean,
  day: string,
): DieselPrice | undefined {
  const card = currentCard(cards, day);
  return card && (samples || !card.sample) ? card.diesel : undefined;
}

/** A price that may have kobo, of a litre. */
export function nairaAndKobo(amount: number): string {
  const whole = Math.floor(amount);
  const kobo = Math.round((amount - whole) * 100);
  return kobo === 0 ? naira(whole) : `${naira(whole)}.${String(kobo).padStart(2, '0')}`;
}

/** 'Diesel: ₦1,500 a litre on 20 November 2026' @param words with {price} and {date} */
export const dieselWords = ({ reference, on }: DieselPrice, words: string): string =>
  fill(words, { price: nairaAndKobo(reference), date: longDay(on) });
