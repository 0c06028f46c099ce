import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readLine } from '#domain/price/question/line/read-line.ts';
import { invalidFields, isValid, type PriceAsked, readPrice } from '#domain/price/question/price-query.ts';
import { siteRoads } from '#domain/price/roads/testing.ts';
import { containerOf } from '#domain/price/trucks/trucks.ts';

/** A line and what a clerk would understand; README.md beside the lines has the fields. */
interface Meant {
  line: string;
  from?: string;
  to?: string;
  kg?: number;
  box?: number;
  boxes?: number;
  empty?: boolean;
  day?: string;
  ask?: string[];
  choices?: string[];
  or?: Partial<Meant>;
  likely?: ('from' | 'to')[];
  no?: string;
}

const FOLDER = new URL('lines/', import.meta.url);
const TODAY = '2026-11-28';
const NOW = new Date('2026-11-28T10:00:00+01:00');
/** The share of complete lines that must be understood whole. */
const UNDERSTOOD = 0.9;
/** What a question about a field asks for; that of the load's other fields is for its weight. */
const ASKS: Record<string, string> = { from: 'from', to: 'to', date: 'day', goods: 'box' };

const { book } = siteRoads();
const lines: Meant[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.yaml'))
  .flatMap((file) => parse(readFileSync(new URL(file, FOLDER), 'utf8')));

/** What was read of a line, in the words of the lines. */
function understood({ from, to, load, date, extras, errors }: PriceAsked) {
  const box = containerOf(load.kind);
  const others = extras.loading || extras.offloading || extras.freightOnDelivery;
  return {
    from: from.place?.slug,
    to: to.place?.slug,
    kg: load.load?.kilograms,
    box,
    boxes: box && Number(load.typed.boxes ?? 1),
    empty: extras.emptyReturn,
    day: errors.date || date === TODAY ? undefined : date,
    others: others || extras.waitingDays > 0 || extras.extraStops > 0,
  };
}

/** Whether the facts were read that are not asked about. */
function agrees(meant: Partial<Meant>, question: PriceAsked, asked: readonly string[]): boolean {
  const read = understood(question);
  const { from, to, kg, box, boxes = box && 1, empty = false } = meant;
  // Where no day is said, the price is one for today.
  const day = meant.day === 'open' || meant.day === TODAY ? undefined : meant.day;
  const same = { from, to, weight: kg === read.kg || (box !== undefined && kg === undefined) };
  return (
    (asked.includes('from') || same.from === read.from) &&
    (asked.includes('to') || same.to === read.to) &&
    (asked.includes('weight') || asked.includes('box') || same.weight) &&
    (asked.includes('box') || (box === read.box && boxes === read.boxes)) &&
    (asked.includes('day') || day === read.day) &&
    (asked.includes('road') || empty === read.empty) &&
    !read.others
  );
}

/** Whole is as the clerk understands it, also where that is a question; wrong is a price for what was not meant. */
function outcome(meant: Meant): 'whole' | 'asked' | 'wrong' {
  const question = readPrice(readLine(meant.line, book.certain, TODAY), book.find, NOW);
  const asked = [...new Set(invalidFields(question).map((field) => ASKS[field] ?? 'weight'))];
  const { ask = [], or, likely = [], choices = [] } = meant;
  if (isValid(question)) {
    if (meant.no || (ask.length > 0 && !or)) return 'wrong';
    return agrees({ ...meant, ...or }, question, []) ? 'whole' : 'wrong';
  }
  if (meant.no) return 'whole';
  const offered = (end: 'from' | 'to') => question[end].suggestions.map(({ slug }) => slug);
  const may = [
    ...ask,
    ...((meant.box || ask.includes('box')) && !meant.kg ? ['weight'] : []),
    ...(meant.day === 'open' ? ['day'] : []),
    ...likely.filter((end) => offered(end)[0] === meant[end]),
  ];
  const asksAll = ask.every((field) => field === 'road' || asked.includes(field));
  const offersAll = choices.every((slug) => [...offered('from'), ...offered('to')].includes(slug));
  const asksNoMore = ask.includes('road') || asked.every((field) => may.includes(field));
  const agreeing = ask.includes('road') || agrees(meant, question, asked);
  return asksAll && offersAll && asksNoMore && agreeing ? 'whole' : 'asked';
}

const read = lines.map((meant) => ({ meant, outcome: outcome(meant) }));

test('no line is answered with a price that was not asked for', () => {
  expect(read.filter((one) => one.outcome === 'wrong').map(({ meant }) => meant.line)).toEqual([]);
});

test('of the complete lines, nine in ten are understood whole', () => {
  const complete = read.filter(({ meant }) => !meant.ask && !meant.no);
  const missed = complete.filter((one) => one.outcome !== 'whole').map(({ meant }) => meant.line);
  expect(complete.length).toBeGreaterThanOrEqual(200);
  expect(1 - missed.length / complete.length, missed.join('\n')).toBeGreaterThanOrEqual(UNDERSTOOD);
});

test('of the others, nine in ten are asked about as a clerk would', () => {
  const others = read.filter(({ meant }) => meant.ask);
  const missed = others.filter((one) => one.outcome !== 'whole').map(({ meant }) => meant.line);
  expect(1 - missed.length / others.length, missed.join('\n')).toBeGreaterThanOrEqual(UNDERSTOOD);
});
