import { compareNumbered } from '../../shared/locale.ts';
import type { RateCard } from './card.ts';

/**
 * The card that holds the prices of a day: of those issued by then, the one issued last. A card that was replaced does not come back
 * when its successor runs out, even where it was to hold longer. Samples count only while there is no other card.
 * @param cards all versions
 * @param day ISO date in Lagos
 * @returns nothing where no card has been issued yet; the card may have run out: `estimate` says so
 */
export function currentCard(cards: readonly RateCard[], day: string): RateCard | undefined {
  const issued = cards.filter((card) => card.issued <= day);
  const real = issued.filter(({ sample }) => !sample);
  return newestFirst(real.length > 0 ? real : issued)[0];
}

/** Cards by the day of issue, newest first; of two of one day, the later name first. */
export function newestFirst(cards: readonly RateCard[]): RateCard[] {
  return cards.toSorted((one, other) => compare(other.issued, one.issued) || compareNames(other, one));
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));
const compareNames = ({ version: one }: RateCard, { version: other }: RateCard) =>
  compareNumbered(one, other);

/** Whether a card no longer holds on a day. */
export const hasRunOut = ({ validUntil }: RateCard, day: string): boolean => validUntil < day;
