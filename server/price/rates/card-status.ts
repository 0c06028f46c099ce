import type { RateCard } from '#domain/price/rates/card.ts';
import { currentCard, hasRunOut } from '#domain/price/rates/current-card.ts';

/**
 * Which card counts on a day, in words.
 * @param cards all versions
 * @returns `holds` when the site can price by it
 */
export function standing(cards: readonly RateCard[], today: string): { says: string; holds: boolean } {
  const card = currentCard(cards, today);
  if (!card) {
    const [next] = cards.toSorted((one, other) => (one.issued < other.issued ? -1 : 1));
    return { says: next ? `none yet; ${next.version} is issued on ${next.issued}` : 'none', holds: false };
  }
  const name = card.sample ? `${card.version}, a sample` : card.version;
  return hasRunOut(card, today)
    ? { says: `${name}: ran out on ${card.validUntil}`, holds: false }
    : { says: `${name}, valid until ${card.validUntil}`, holds: true };
}
