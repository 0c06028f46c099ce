import { expect, test } from 'vitest';
import { csvTable } from '../../platform/spreadsheets/read-table.ts';
import { CARD_COLUMNS } from './cells.ts';
import { readCard as readRows } from './read-card.ts';

const readCard = (csv: string) => readRows(csvTable(Buffer.from(csv), CARD_COLUMNS));

const LINES = [
  'item;size;from;to;up_to_km;value',
  'version;;;;;2026-12-01',
  'sample;;;;;no',
  'issued;;;;;2026-12-01',
  'valid_until;;;;;2026-12-31',
  'currency;;;;;NGN',
  'spread_low_percent;;;;;5%',
  'spread_high_percent;;;;;10',
  'round_to;;;;;5.000',
  'diesel_reference;;;;;1789,45',
  'diesel_reference_on;;;;;2026-11-28',
  'diesel_share_percent;;;;;40',
  'freight_on_delivery_percent;;;;;2,5',
  'minimum;30;;;;N250.000',
  'per_km;30;;;900;2000',
  'per_km;30;;;100;₦3 000',
  'loading;30;;;;',
  'offloading;30;;;;0',
  ';;;;;',
  'lane;30;Port Harcourt;Kano;;2500000,00',
];
const csv = (lines = LINES) => lines.join('\r\n');

/** The file with another line; the first line is 1. */
const changed = (line: number, text: string) => csv(LINES.with(line - 1, text));

function failure(text: string): string {
  try {
    readCard(text);
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return 'none';
}

test('figures are read as people write them: grouped, with a decimal comma, with signs', () => {
  expect(readCard(`\ufeff${csv()}`)).toEqual({
    version: '2026-12-01',
    sample: false,
    issued: '2026-12-01',
    validUntil: '2026-12-31',
    currency: 'NGN',
    spread: { low: 5, high: 10 },
    roundTo: 5000,
    diesel: { reference: 1789.45, on: '2026-11-28', share: 40 },
    freightOnDelivery: 2.5,
    trucks: {
      30: {
        minimum: 250_000,
        bands: [
          { upTo: 100, perKm: 3000 },
          { upTo: 900, perKm: 2000 },
        ],
        offloading: 0,
      },
    },
    lanes: [{ from: 'port-harcourt', to: 'kano', size: 30, price: 2_500_000 }],
  });
});

test('between commas, a figure with a comma stands in quotes', () => {
  const commas = csv()
    .replaceAll('5.000', '5000')
    .replaceAll(/(\d),(\d+)/g, '$1.$2')
    .replaceAll(';', ',');
  expect(readCard(commas.replace('N250.000', '"N250,000"'))).toEqual(readCard(csv()));
});

test.each([
  [2, 'version;;;;;December card', 'line 2: version: write small letters, digits and single hyphens, like'],
  [3, 'sample;;;;;maybe', 'line 3: sample: write yes or no'],
  [3, 'sample;;;;;', 'line 3: sample: is missing: add it'],
  [4, 'issued;;;;;31/11/2026', 'line 4: issued: write a day of the calendar, like 2026-11-24'],
  [7, 'spread_low_percent;;;;;0.05', "line 7: spread_low_percent: '0.05' may be a share or per cent"],
  [5, 'valid_until;;;;;2026-11-30', 'line 5: valid_until: write a day that is not before issued'],
  [5, 'valid_til;;;;;2026-12-31', 'line 5: valid_til: there is no such item'],
  [6, 'currency;;;;;USD', "line 6: currency: write 'NGN'"],
  [7, 'spread_low_percent;;;;;60', 'line 7: spread_low_percent: write a whole number of per cent, 0 to 50'],
  [9, 'round_to;;;;;5,000', "line 9: round_to: '5,000' can be read in two ways: write it without the comma"],
  [9, 'round_to;30;;;;5000', 'line 9: round_to: leave size empty'],
  [10, 'diesel_reference;;;;;1789,455,1', "line 10: diesel_reference: '1789,455,1' is no number"],
  [10, 'diesel_reference;;;;;1789,4555', "line 10: diesel_reference: '1789,4555' is no number"],
  [14, 'minimum;31;;;;250000', 'line 14: minimum: size: write one of 15, 20, 25, 30, 40, 45, 50, 60'],
  [14, 'minimum;30;;;;-250000', "line 14: minimum: '-250000' is no number"],
  [14, 'minimum;30;;;;250000,5', 'line 14: minimum: write whole naira'],
  [14, 'loading;30;;;;5', 'line 17: loading: stands in line 14 too: keep one of them'],
  [14, 'lane;45;aba;jos;;5', 'there is no row minimum of size 30: add it'],
  [15, 'per_km;30;;;;2000', 'line 15: per_km: up_to_km is empty: fill it'],
  [15, 'per_km;30;;;900;', 'line 15: per_km: value is empty: fill it'],
  [15, 'per_km;30;;;9000;2000', 'line 15: per_km: write whole kilometres, 1 to 5,000'],
  [15, 'per_km;30;;;100;2000', 'line 16: per_km: write bands by rising distance, each once'],
  [20, 'lane;30;kano;Kano;;5', 'line 20: lane: write another place than that of from'],
  [20, 'lane;30;kano;;;5', 'line 20: lane: to is empty: fill it'],
  [
    20,
    'lane;30;kano;?;;5',
    'line 20: lane: write small letters, digits and single hyphens, like port-harcourt',
  ],
])('line %i as %j: %s', (line, text, says) => {
  expect(failure(changed(line, text))).toContain(says);
});

test('all errors are reported at once, and what is missing by its name', () => {
  const text = csv(LINES.with(6, 'spread_low_percent;;;;;x').with(8, 'round_to;;;;;y'));
  expect(failure(text).split('\n')).toHaveLength(2);
  const withoutDays = LINES.filter((line) => !/^(issued|diesel_.*);;/.test(line));
  expect(failure(csv(withoutDays)).split('\n')).toEqual([
    'there is no row issued: add it',
    'there is no row diesel_reference, diesel_reference_on, diesel_share_percent: add it',
  ]);
  const withoutTrucks = LINES.filter((line) => !/;30;;/.test(line));
  expect(failure(csv(withoutTrucks))).toBe('write the prices of at least one truck size');
});

test('a file that is none is named as a whole', () => {
  expect(failure('')).toBe('the file is empty');
  expect(failure('item,size,from,to,km,value')).toBe('line 1: the column up_to_km is missing; there is km');
  expect(failure(changed(5, 'valid_until;2026-12-31'))).toContain('line 5: has 2 cells');
  expect(failure(changed(5, '__proto__;;;;;1'))).toContain('line 5: __proto__: there is no such item');
});
