import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RateCard } from '#domain/price/rates/card.ts';
import { cards } from '#domain/price/rates/testing.ts';
import { TRIES_EVERY_CASE } from '../../../tools/run/steps/tiers.mjs';
import { parseRateCards } from '../../content/copy/rate-cards.ts';
import { csvTable } from '../../platform/spreadsheets/read-table.ts';
import { CARD_COLUMNS } from './cells.ts';
import { cardCsv, cardYaml, readCard as readRows } from './read-card.ts';

const readCard = (csv: string) => readRows(csvTable(Buffer.from(csv), CARD_COLUMNS));
const RUNS = { numRuns: TRIES_EVERY_CASE ? 1000 : 100, seed: 20_261_124 };

function fromYaml(text: string, version: string): RateCard | undefined {
  const problems: string[] = [];
  const [card] = parseRateCards(new Map([[`rates/${version}.yaml`, text]]), problems);
  expect(problems).toEqual([]);
  return card;
}

test('any card comes back the same from CSV, with commas or semicolons, and from its file', () => {
  fc.assert(
    fc.property(cards, (any) => {
      const card = { ...any, version: '2026-12-01-b' };
      const csv = cardCsv(card);
      expect(readCard(csv)).toEqual(card);
      expect(readCard(`\ufeff${csv.replaceAll(',', ';').replace(/(\d)\.(\d+)\r/g, '$1,$2\r')}`)).toEqual(
        card,
      );
      expect(fromYaml(cardYaml(card), card.version)).toEqual(card);
    }),
    RUNS,
  );
});
