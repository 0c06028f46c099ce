import { lagosDay } from '../../shared/dates.ts';
import { PRICE_PATH } from '../../shared/page-paths.ts';
import { type Extras, MOST_DAYS, MOST_STOPS } from '../rates/charges.ts';
import type { Found, Place } from '../roads/places.ts';
import type { RoadBook } from '../roads/road-book.ts';
import { readAmount } from '../trucks/amounts.ts';
import { type LoadField, type LoadQuestion, readLoad } from '../trucks/load-query.ts';
import { LINE_PARAMETER } from './line/parameter.ts';
import { readLine } from './line/read-line.ts';
import { readDay } from './read-day.ts';

/** The services besides the road that may be asked for with a tick, named as in the address. */
export const SWITCHES = ['loading', 'offloading', 'return', 'fod'] as const;
export type Switch = (typeof SWITCHES)[number];

/** The fields of the form besides those of the load slip, named as in the address. */
export const PRICE_FIELDS = ['from', 'to', 'date', 'waiting', 'stops', ...SWITCHES] as const;
export type PriceField = (typeof PRICE_FIELDS)[number];

/** Days from today on which a load may be asked for. */
const DAYS_AHEAD = 366;
const DAY = 86_400_000;
/** More of a typed value is not read. */
const LONGEST = { place: 60, other: 20 } as const;

/** The errors of a field; their words are copy. */
export type PriceError =
  | 'missing'
  | 'unknown'
  | 'several'
  | 'likely'
  | 'abroad'
  | 'same'
  | 'day'
  | 'past'
  | 'far'
  | 'number'
  | 'much';

/** The question in an address. */
export interface PriceAsked {
  /** Whether a price was asked for, not only a field filled in for the visitor. */
  asked: boolean;
  typed: Partial<Record<PriceField, string>>;
  load: LoadQuestion;
  from: Found;
  to: Found;
  /** Day of loading, ISO date: today where none was written. */
  date: string;
  extras: Extras;
  errors: Partial<Record<PriceField, PriceError>>;
}

/** A question in which nothing is wrong. */
export interface ValidQuestion extends PriceAsked {
  from: Found & { place: Place };
  to: Found & { place: Place };
  load: LoadQuestion & { load: NonNullable<LoadQuestion['load']> };
}

const NOTHING: Found = { suggestions: [] };

/**
 * Reads what an address asks; never throws.
 * @param query the parameters, typed by anybody
 * @param find the search for places of the road book
 * @param now the instant of asking
 */
export function readPrice(query: URLSearchParams, find: (text: string) => Found, now: Date): PriceAsked {
  const typed: PriceAsked['typed'] = {};
  for (const field of PRICE_FIELDS) {
    const longest = field === 'from' || field === 'to' ? LONGEST.place : LONGEST.other;
    const value = query.get(field)?.trim().slice(0, longest);
    if (value) typed[field] = value;
  }
  const load = readLoad(query);
  const asked = load.asked && (query.has('from') || query.has('to'));
  const errors: PriceAsked['errors'] = {};

  const place = (field: 'from' | 'to') => {
    const text = typed[field];
    const found = text === undefined ? NOTHING : find(text);
    if (!found.place) errors[field] = text === undefined ? 'missing' : placeError(found);
    return found;
  };
  const count = (field: 'waiting' | 'stops', most: number) => {
    const value = readAmount(typed[field] ?? '0', field);
    if (value === undefined || !Number.isInteger(value)) errors[field] = 'number';
    else if (value > most) errors[field] = 'much';
    else return value;
    return 0;
  };
  const [from, to] = [place('from'), place('to')];
  if (from.place && from.place === to.place) errors.to = 'same';
  const today = lagosDay(now);
  const date = typed.date === undefined ? today : readDay(typed.date, today);
  if (date === undefined) errors.date = 'day';
  else if (date < today) errors.date = 'past';
  else if (date > lagosDay(new Date(now.getTime() + DAYS_AHEAD * DAY))) errors.date = 'far';
  const extras: Extras = {
    loading: typed.loading !== undefined,
    offloading: typed.offloading !== undefined,
    waitingDays: count('waiting', MOST_DAYS),
    extraStops: count('stops', MOST_STOPS),
    emptyReturn: typed.return !== undefined,
    freightOnDelivery: typed.fod !== undefined,
  };
  return { asked, typed, load, from, to, date: date ?? today, extras, errors };
}

function placeError({ suggestions, abroad }: Found): PriceError {
  if (abroad) return 'abroad';
  if (suggestions.length === 0) return 'unknown';
  return suggestions.length === 1 ? 'likely' : 'several';
}

/** Whether a question was asked and can be answered. */
export function isValid(question: PriceAsked): question is ValidQuestion {
  const { asked, load, errors } = question;
  return asked && load.load !== undefined && Object.keys(errors).length === 0;
}

/** The fields of both parts of the form that are wrong, in the order in which they stand. */
export function invalidFields({ asked, load, errors }: PriceAsked): (PriceField | LoadField)[] {
  if (!asked) return [];
  const ends = (['from', 'to'] as const).filter((field) => errors[field]);
  const loads = Object.keys(load.errors) as LoadField[];
  const others = PRICE_FIELDS.filter((field) => field !== 'from' && field !== 'to' && errors[field]);
  return [...ends, ...loads, ...others];
}

/**
 * The address of a question, with only what was filled in.
 * @param changes values in place of those that were typed
 */
export function priceAddress(
  { typed, load }: Pick<PriceAsked, 'load'> & Partial<Pick<PriceAsked, 'typed'>>,
  changes: PriceAsked['typed'] & LoadQuestion['typed'] = {},
): string {
  const query = new URLSearchParams({ ...typed, ...load.typed, ...changes });
  // The form sends its empty fields too: that is how a question is told from what was filled in for the visitor.
  if (load.asked && !query.has('weight') && !query.has('bags')) query.set('weight', '');
  return `${PRICE_PATH}?${query}`;
}

/** Whether the address has a line to read, and no question in fields. */
export const hasLine = (query: URLSearchParams): boolean =>
  query.has(LINE_PARAMETER) && !PRICE_FIELDS.some((field) => query.has(field));

/** The address of the question that a line asks, with its days written out: it means the same tomorrow. */
export function lineAddress(query: URLSearchParams, roads: Pick<RoadBook, 'certain'>, now: Date): string {
  const fields = readLine(query.get(LINE_PARAMETER) ?? '', roads.certain, lagosDay(now));
  return `${PRICE_PATH}?${fields}`;
}
