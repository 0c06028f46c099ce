import { currentCard, hasRunOut } from '#domain/price/rates/current-card.ts';
import { parseRateCards, rateCardFile } from '../../content/copy/rate-cards.ts';
import type { Files } from '../../content/formats/types.ts';
import type { Finding } from './finding.ts';

/** @returns a finding where the card of today has run out. A sample is named by its mark, a faulty card by `content -- check`. */
export function expiredCard(content: Files, today: string): Finding[] {
  const card = currentCard(parseRateCards(content, []), today);
  if (!card || card.sample || !hasRunOut(card, today)) return [];
  const says = `ran out on ${card.validUntil}: import a new card, npm run rates -- import FILE`;
  return [{ where: rateCardFile(card), says }];
}
