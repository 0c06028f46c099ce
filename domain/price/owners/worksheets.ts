import { grouped } from '../../company/claims.ts';
import { PARTNER_PAGES } from '../../shared/page-paths.ts';
import { readFigure } from '../trucks/amounts.ts';

/** No figure of one truck or building is larger. */
const MOST = 1_000_000_000_000;
/** Letters of a typed value that are read. */
export const FIGURE_MAX = 30;

/** A sum that owners do with their own figures. */
export interface Worksheet<Field extends string, Line extends string> {
  /** In the order of the form, named as in the address. */
  fields: readonly Field[];
  /** These divide, so that they are more than zero. */
  divisors: readonly Field[];
  /** Worked out before anybody has written a figure. */
  example?: Record<Field, number>;
  /** The lines of the sum, from figures that `readWorksheet` has validated. */
  work(figures: Record<Field, number>): Record<Line, number>;
}

/** The errors of a figure; their words are copy. */
export type FigureError = 'number' | 'zero' | 'much';

/** A sheet as an address fills it. */
interface FilledSheet<Field extends string, Line extends string> {
  /** Whether figures were sent, rather than none. */
  asked: boolean;
  typed: Partial<Record<Field, string>>;
  errors: Partial<Record<Field, FigureError>>;
  /** Absent where a figure is wrong, or none was sent and there is no example. */
  lines: Record<Line, number> | undefined;
}

/**
 * Reads figures from an address and works the sheet out; never throws.
 * @param query typed by anybody
 */
export function readWorksheet<Field extends string, Line extends string>(
  { fields, divisors, example, work }: Worksheet<Field, Line>,
  query: URLSearchParams,
): FilledSheet<Field, Line> {
  const asked = fields.some((field) => query.has(field));
  const typed: Partial<Record<Field, string>> = {};
  const errors: Partial<Record<Field, FigureError>> = {};
  const figures = Object.fromEntries(
    fields.map((field) => {
      const text = asked ? (query.get(field) ?? '').trim().slice(0, FIGURE_MAX) : exampleOf(example?.[field]);
      if (text) typed[field] = text;
      const figure = readFigure(text);
      const error = errorOf(figure, divisors.includes(field));
      if (error && asked) errors[field] = error;
      return [field, figure ?? Number.NaN];
    }),
  ) as Record<Field, number>;
  const isWhole = Object.keys(errors).length === 0 && (asked || example !== undefined);
  return { asked, typed, errors, lines: isWhole ? work(figures) : undefined };
}

const exampleOf = (figure: number | undefined) => (figure === undefined ? '' : grouped(figure));

function errorOf(figure: number | undefined, divides: boolean): FigureError | undefined {
  if (figure === undefined) return 'number';
  if (figure > MOST) return 'much';
  return divides && figure === 0 ? 'zero' : undefined;
}

/** Figures of a truck and a trip: sheets 3, 4 and 5 of the guide 'Earning with your truck'. Money is in naira. */
export const TRIP_FIELDS = [
  'tank_km',
  'litres',
  'litre',
  'tyres',
  'tyres_km',
  'service',
  'service_km',
  'month',
  'days',
  'trip_km',
  'trip_days',
  'road',
  'freight',
] as const;
export type TripField = (typeof TRIP_FIELDS)[number];

/** The results of the sheet. */
export const TRIP_LINES = [
  'perKm',
  'perDay',
  'running',
  'standing',
  'road',
  'costs',
  'keeps',
  'keepsPerDay',
] as const;
export type TripLine = (typeof TRIP_LINES)[number];

/** The sum of the guide, with the guide's own example. */
export const TRIP_SHEET: Worksheet<TripField, TripLine> = {
  fields: TRIP_FIELDS,
  divisors: ['tank_km', 'tyres_km', 'service_km', 'days', 'trip_days'],
  example: {
    tank_km: 1000,
    litres: 400,
    litre: 1500,
    tyres: 7_200_000,
    tyres_km: 80_000,
    service: 150_000,
    service_km: 10_000,
    month: 1_500_000,
    days: 20,
    trip_km: 2260,
    trip_days: 8,
    road: 500_000,
    freight: 3_000_000,
  },
  work: ({ tank_km, litres, litre, tyres, tyres_km, service, service_km, ...trip }) => {
    const perKm = (litres * litre) / tank_km + tyres / tyres_km + service / service_km;
    const perDay = trip.month / trip.days;
    const running = trip.trip_km * perKm;
    const standing = trip.trip_days * perDay;
    const costs = running + standing + trip.road;
    const keeps = trip.freight - costs;
    return {
      perKm,
      perDay,
      running,
      standing,
      road: trip.road,
      costs,
      keeps,
      keepsPerDay: keeps / trip.trip_days,
    };
  },
};

/** Figures of a warehouse for a month. Space is in m², money in naira. */
export const SPACE_FIELDS = [
  'space',
  'aisles',
  'filled',
  'rent',
  'people',
  'power',
  'upkeep',
  'other',
] as const;
export type SpaceField = (typeof SPACE_FIELDS)[number];

/** The results of the sheet. */
export const SPACE_LINES = ['usable', 'income', 'costs', 'keeps', 'perMetre', 'breakEven'] as const;
export type SpaceLine = (typeof SPACE_LINES)[number];

const PERCENT = 100;

/**
 * The monthly result of a building: no example, because no rent of today was found that could be named. `aisles` and `filled` are per
 * cent, of the floor and of what is left of it.
 */
export const SPACE_SHEET: Worksheet<SpaceField, SpaceLine> = {
  fields: SPACE_FIELDS,
  divisors: ['space', 'rent'],
  work: ({ space, aisles, filled, rent, people, power, upkeep, other }) => {
    const usable = (space * Math.max(0, PERCENT - aisles)) / PERCENT;
    const income = ((usable * filled) / PERCENT) * rent;
    const costs = people + power + upkeep + other;
    const whole = usable * rent;
    return {
      usable,
      income,
      costs,
      keeps: income - costs,
      perMetre: costs / space,
      breakEven: whole === 0 ? 0 : (costs / whole) * PERCENT,
    };
  },
};

/** The parameters that the pages with a sheet read from their addresses. */
export const SHEET_QUERIES = {
  [PARTNER_PAGES.trucks]: { words: TRIP_FIELDS },
  [PARTNER_PAGES.warehouse]: { words: SPACE_FIELDS },
};
