import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { currentCard } from '#domain/price/rates/card.ts';
import { TRUCK_SIZES } from '#domain/price/trucks/trucks.ts';
import { lagosDay } from '#domain/shared/dates.ts';
import { parseRateCards } from './rate-cards.ts';

const SAMPLE = await readFile('content/rates/2026-11-24.yaml', 'utf8');

function parsed(text: string, file = 'rates/2026-11-24.yaml') {
  const problems: string[] = [];
  const cards = parseRateCards(new Map([[file, text]]), problems);
  return { cards, problems };
}

const changed = (old: string, fresh: string) => {
  expect(SAMPLE).toContain(old);
  return parsed(SAMPLE.replace(old, fresh));
};

test('the card of this site is in order, marked as a sample, and has every truck size', () => {
  const { cards, problems } = parsed(SAMPLE);
  expect(problems).toEqual([]);
  const card = currentCard(cards, lagosDay(new Date('2026-11-24T12:00:00Z')));
  expect(card).toMatchObject({ version: '2026-11-24', sample: true });
  expect(Object.keys(card?.trucks ?? {}).map(Number)).toEqual([...TRUCK_SIZES]);
});

test('cards come newest first, and files that are none are left alone', () => {
  const problems: string[] = [];
  const older = SAMPLE.replace('issued: 2026-11-24', 'issued: 2026-10-01');
  const files = new Map([
    ['rates/2026-10-01.yaml', older],
    ['rates/2026-11-24.yaml', SAMPLE],
    ['site.yaml', 'brand: {}'],
  ]);
  expect(parseRateCards(files, problems).map(({ version }) => version)).toEqual(['2026-11-24', '2026-10-01']);
  expect(problems).toEqual([]);
});

test.each([
  ['sample: true\n', '', 'line 4: sample: is missing: add it'],
  [
    'validUntil: 2027-11-24',
    'validUntil: 2026-11-23',
    'line 6: validUntil: write a day that is not before issued',
  ],
  [
    'validUntil: 2027-11-24',
    'validUntil: 24.11.2027',
    'line 6: validUntil: write a day of the calendar, like 2026-11-24',
  ],
  ['currency: NGN', 'currency: USD', "line 7: currency: write 'NGN'"],
  ['low: 8', 'low: 7.5', 'line 8: spread.low: write a whole number of per cent, 0 to 50'],
  [
    'reference: 1500',
    'reference: 15',
    'line 10: diesel.reference: write the naira of a litre, 100 to 100,000, like 1789.45',
  ],
  ['minimum: 250000', 'minimum: 250,000', 'line 14: trucks.15.minimum: write whole naira, 1 to 100,000,000'],
  [
    'upTo: 500, perKm: 1500',
    'upTo: 150, perKm: 1500',
    'line 17: trucks.15.bands.1.upTo: write bands by rising distance, each once',
  ],
  ['perKm: 2200', 'perKm: 0', 'line 16: trucks.15.bands.0.perKm: write whole naira, 1 to 100,000'],
  ['    extraStop: 30000', '    parking: 30000', "line 13: trucks.15: remove 'parking': nothing reads it"],
  ['  20:\n', '  21:\n', "line 12: trucks: remove '21': nothing reads it"],
  [
    'to: kano',
    'to: Kano City',
    'line 88: lanes.0.to: write small letters, digits and single hyphens, like port-harcourt',
  ],
  ['to: kano', 'to: lagos', 'line 88: lanes.0.to: write another place than that of from'],
  [
    'from: kano, to: lagos',
    'from: lagos, to: kano',
    'line 89: lanes.1: lagos to kano with 30 tons stands here twice',
  ],
])('%j in place of %j is refused: %s', (old, fresh, error) => {
  const { cards, problems } = changed(old, fresh);
  expect(problems).toEqual([`rates/2026-11-24.yaml: ${error}`]);
  expect(cards).toEqual([]);
});

test('what is no YAML, and a file that is no version, are named', () => {
  expect(parsed('trucks: [\n').problems).toEqual([
    expect.stringMatching(/^rates\/2026-11-24\.yaml: .*line 2/),
  ]);
  expect(parsed('').problems).toEqual([expect.stringContaining('line 1: write named fields')]);
  expect(parsed(SAMPLE, 'rates/New card.yaml').problems).toEqual([
    'rates/New card.yaml: the file name is the version: write it like 2026-11-24.yaml',
  ]);
});
