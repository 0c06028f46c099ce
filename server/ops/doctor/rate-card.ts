import { currentCard, hasRunOut } from '#domain/price/rates/current-card.ts';
import { lagosDay } from '#domain/shared/dates.ts';
import { parseRateCards } from '../../content/copy/rate-cards.ts';
import { readRateFiles } from '../../price/rates/card-files.ts';
import { standing } from '../../price/rates/card-status.ts';
import type { Check } from './check.ts';

/** Tells which rate card counts and until when. A site needs none, and a sample is refused by the check before the launch. */
export function rateCardCheck(contentDirectory: string, today = lagosDay(new Date())): Check {
  return {
    name: 'Rate card',
    remedy: 'npm run rates -- check; then import a card: npm run rates -- import FILE',
    look: async () => {
      const files = await readRateFiles(contentDirectory);
      if (files.size === 0) return undefined;
      const problems: string[] = [];
      const cards = parseRateCards(files, problems);
      if (problems.length > 0) throw new Error(problems.join('; '));
      const { says } = standing(cards, today);
      const card = currentCard(cards, today);
      if (card && !card.sample && hasRunOut(card, today)) throw new Error(says);
      return says;
    },
  };
}
