import { expect, test } from 'vitest';
import { currentCard, newestFirst, type RateCard } from './card.ts';

const card = (version: string, validUntil: string, changes: Partial<RateCard> = {}) =>
  ({ version, issued: version.slice(0, 10), validUntil, sample: false, ...changes }) as RateCard;

const OCTOBER = card('2026-10-01', '2026-12-31');
const NOVEMBER = card('2026-11-01', '2026-11-30');
const CARDS = [NOVEMBER, card('2027-01-01', '2027-01-31'), OCTOBER];
const on = (day: string, cards = CARDS) => currentCard(cards, day)?.version;

test('the current card is the one issued last', () => {
  expect(on('2026-09-30')).toBeUndefined();
  expect(on('2026-10-31')).toBe('2026-10-01');
  expect(on('2026-11-01')).toBe('2026-11-01');
  expect(on('2027-01-01')).toBe('2027-01-01');
});

test('a card that was replaced does not come back when its successor runs out', () => {
  expect(on('2026-12-15')).toBe('2026-11-01');
});

test('of two cards of one day, the one with the later name counts', () => {
  const cards = ['2026-11-01-10', '2026-11-01-9', '2026-11-01'].map((name) => card(name, '2026-11-30'));
  expect(on('2026-11-02', cards)).toBe('2026-11-01-10');
  expect(newestFirst(cards).map(({ version }) => version)).toEqual([
    '2026-11-01-10',
    '2026-11-01-9',
    '2026-11-01',
  ]);
});

test('a sample counts only while there is no other card', () => {
  const sample = card('2026-11-20', '2027-11-20', { sample: true });
  expect(on('2026-11-24', [sample])).toBe('2026-11-20');
  expect(on('2026-11-24', [sample, OCTOBER])).toBe('2026-10-01');
});
