import { lagosDay } from '../../shared/dates.ts';
import { PRICE_PATH } from '../../shared/page-paths.ts';
import { type Extras, MOST_DAYS, MOST_STOPS } from '../rates/charges.ts';
import type { Found, Place } from '../roads/places.ts';
import { type LoadField, type LoadQuestion, readLoad, readNumber } from '../trucks/load-query.ts';

const ISO = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/;
const LOCAL = /^(?<day>\d{1,2})[/.\- ](?<month>\d{1,2})[/.\- ](?<year>\d{4})$/;

/**
 * Reads a day as a date field sends it, `2026-12-24`, or as people write it where there is no such field, `24/12/2026`.
 * @returns ISO date; nothing where it is no day of the calendar
 */
export function readDay(typed: string): string | undefined {
  const { year = '', month = '', day = '' } = (ISO.exec(typed) ?? LOCAL.exec(typed))?.groups ?? {};
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  // 31 February would be taken for a day of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : undefined;
}

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
    if (!found.place)
      errors[field] = text === undefined ? 'missing' : found.suggestions.length > 0 ? 'several' : 'unknown';
    return found;
  };
  const count = (field: 'waiting' | 'stops', most: number) => {
    const value = readNumber(typed[field] ?? '0');
    if (value === undefined || !Number.isInteger(value)) errors[field] = 'number';
    else if (value > most) errors[field] = 'much';
    else return value;
    return 0;
  };
  const [from, to] = [place('from'), place('to')];
  if (from.place && from.place === to.place) errors.to = 'same';
  const today = lagosDay(now);
  const date = typed.date === undefined ? today : readDay(typed.date);
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
  changes: PriceAsked['typed'] = {},
): string {
  const query = new URLSearchParams({ ...typed, ...changes, ...load.typed });
  // The form sends its empty fields too: that is how a question is told from what was filled in for the visitor.
  if (load.asked && !load.typed.weight && !load.typed.bags) query.set('weight', '');
  return `${PRICE_PATH}?${query}`;
}
