import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { siteRoads } from '../../roads/testing.ts';
import { containerOf } from '../../trucks/trucks.ts';
import { isValid, type PriceAsked, readPrice } from '../price-query.ts';
import { readLine } from './read-line.ts';

const { book } = siteRoads();
const NOW = new Date('2026-11-28T10:00:00+01:00');
/** The share that must be understood whole. */
const UNDERSTOOD = 0.95;
const TODAY = '2026-11-28';
const lines: Record<string, string> = parse(
  readFileSync(new URL('asked-lines.yaml', import.meta.url), 'utf8'),
);
const ask = (line: string) => readPrice(readLine(line, book.certain, TODAY), book.find, NOW);

/** A question in the words of asked-lines.yaml. */
function written({ from, to, load, typed, date, errors, extras }: PriceAsked): string {
  const end = (name: 'from' | 'to') => {
    const { place } = { from, to }[name];
    return place?.slug ?? (typed[name] ? '?' : '-');
  };
  const feet = containerOf(load.kind);
  const boxes = Number(load.typed.boxes ?? 1);
  const { weight, bags, bag, pallets, volume } = load.typed;
  const stated = weight && !load.errors.weight ? (load.load?.kilograms ?? '') : '';
  const isKilos = /k/.test(weight ?? '');
  const amount = stated === '' ? '' : isKilos ? `${stated}kg` : `${Number(stated) / 1000}t`;
  const parts = [
    feet && (boxes > 1 ? `${boxes}x${feet}ft` : `${feet}ft`),
    bags && `${bags}x${bag ?? '?'}`,
    pallets && `p${pallets}`,
    amount || (bags ? '' : '?'),
    volume && `${volume}m3`,
    load.errors.goods?.error === 'special' && 'special?',
    !feet && load.kind !== 'packed' && load.kind,
    errors.date ? 'day?' : typed.date && date,
    typed.return && 'return',
    extras.loading && 'loading',
    extras.offloading && 'offloading',
    extras.freightOnDelivery && 'fod',
    errors.stops ? 'stops?' : extras.extraStops > 0 && `stops${extras.extraStops}`,
    extras.waitingDays > 0 && `wait${extras.waitingDays}`,
  ];
  return [end('from'), end('to'), ...parts].filter(Boolean).join(' ');
}

const read = Object.entries(lines).map(([line, meant]) => {
  const question = ask(line);
  return { line, meant, read: written(question), isAnswered: isValid(question) };
});

test('of the lines as shippers type them, nearly all are understood whole', () => {
  const missed = read.filter((one) => one.read !== one.meant);
  expect(read.length).toBeGreaterThanOrEqual(300);
  expect(1 - missed.length / read.length, JSON.stringify(missed, null, 1)).toBeGreaterThanOrEqual(UNDERSTOOD);
});

test('no line is answered with the price of another load', () => {
  expect(read.filter((one) => one.isAnswered && one.read !== one.meant)).toEqual([]);
});

test('a line that is cut off is not answered', () => {
  expect(isValid(ask(`30 tons Lagos to Kano ${'please '.repeat(30)} tomorrow`))).toBe(false);
});

test('no text is too strange to be read', () => {
  for (const line of [
    '',
    ' ',
    '🚚',
    '-',
    'to',
    'from from to to',
    '30',
    'x'.repeat(10_000),
    '1e99 t a b',
    "'; DROP TABLE",
  ])
    expect(isValid(ask(line)), line).toBe(false);
});

test.each([
  ['30t Lagos to Gombi', 'to'],
  ['30t Otukpa to Lagos', 'from'],
  ['Lagos to Kano to Maiduguri 30t', 'to'],
  ['30t from Lagos or Ibadan to Kano', 'to'],
  ['20t Kano to Lagos return load', 'to'],
  ['lagos to benin republic 30t', 'to'],
])('%s: which place is meant is asked', (line, field) => {
  expect(Object.keys(ask(line).errors)).toEqual([field]);
});

test.each([
  ['3 x 30 tons Lagos to Kano', 90_000],
  ['one thousand two hundred bags cement obajana to abuja', 60_000],
  ['thirty five tons lagos to kano', 35_000],
  ['2 trucks 30 tons each lagos kano', 60_000],
])('%s: the load is counted', (line, kilograms) => {
  expect(ask(line).load.load?.kilograms).toBe(kilograms);
});

test.each([
  ['300 cartons of tiles Lagos to Kano', { bags: '300', piece: 'carton' }, { bag: 'unweighed' }],
  ['40 drums of diesel Lagos to Kano', { bags: '40', piece: 'drum' }, { bag: 'unweighed' }],
  ['1 x 20ft container Apapa to Ibadan', { goods: 'container20' }, { weight: 'emptyBox' }],
  ['three 40ft Apapa to Kano', { goods: 'container40', boxes: '3' }, { weight: 'emptyBoxes' }],
  ['two trailers Lagos to Kano', { weight: '2 trailers' }, { weight: 'trucks' }],
  ['2 trucks of cement Obajana to Kano', { goods: 'dry', weight: '2 trucks' }, { weight: 'trucks' }],
  ['two 30 ton trucks Lagos to Kano', { weight: '60 t?' }, { weight: 'confirm' }],
  ['two machines Lagos to Kano', { goods: 'machine', bags: '2' }, { bag: 'unweighed' }],
  ['2 generators 45 tons Lagos to Kano', { bags: '2', weight: '45 tons or 90 t' }, { weight: 'choose' }],
])('%s: what was counted is kept, and only the weight is asked', (line, typed, errors) => {
  const asked = ask(line);
  expect(asked.load.typed).toMatchObject(typed);
  expect(asked.errors).toEqual({});
  expect(
    Object.fromEntries(Object.entries(asked.load.errors).map(([field, { error }]) => [field, error])),
  ).toEqual(errors);
});

test('the count of pieces stays with a weight that is said', () => {
  expect(ask('300 cartons, 5 tons, Lagos to Kano').load).toMatchObject({
    typed: { bags: '300', piece: 'carton' },
    load: { kilograms: 5000 },
  });
});

test.each([
  ['45 ton generator Lagos to Kano', { kilograms: 45_000, machines: 1 }],
  ['3 excavators 25 tons each Lagos to Kano', { kilograms: 75_000, machines: 3 }],
])('%s: it is a machine', (line, load) => {
  expect(ask(line).load.load).toEqual({ kind: 'machine', ...load });
});

test('parts of machines are not machines', () => {
  expect(ask('40 tons of generator parts Lagos to Kano').load.kind).toBe('packed');
});

test('every place of the road book is read at both ends of a road, under each of its names', () => {
  const end = book.certain('Kabba');
  const missed = book.places
    .filter((place) => place !== end)
    .flatMap((place) => [place.name, ...place.aliases].map((name) => ({ name, place })))
    .filter(({ name, place }) => {
      const there = ask(`30t Kabba to ${name}`);
      const back = ask(`from ${name} to Kabba, 30 tons`);
      return there.to.place !== place || back.from.place !== place;
    });
  expect(missed.map(({ name }) => name)).toEqual([]);
});

test.each([
  '40ft reefer Apapa to Kano 20 tons',
  'fridge truck Lagos to Abuja 10t fish',
  'low-bed for one excavator of 30 tons from Onne to Jos',
  'low loader Lagos to Kano 30 tons',
])('%s needs a truck that the rate card has no price for: none is given, and the form says so', (line) => {
  expect(ask(line).load.errors.goods).toEqual({ error: 'special' });
});
