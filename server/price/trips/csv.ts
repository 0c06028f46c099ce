import { z } from 'zod';
import { lagosDay } from '#domain/shared/dates.ts';
import type { TripRow } from '../../platform/database/tables.ts';
import { type Table, TableError } from '../../platform/spreadsheets/table.ts';
import {
  decimalSignOf,
  isMonthFirst,
  readDay,
  readNumbers,
} from '../../platform/spreadsheets/written-values.ts';

/** The columns of a trips file, named in its first line. */
export const TRIP_COLUMNS = ['waybill', 'completed_on', 'tonnes', 'origin', 'destination'] as const;
export type TripColumn = (typeof TRIP_COLUMNS)[number];

/** More than any lorry carries: such a figure is in kilograms, or a slip. The largest truck takes 60 tonnes. */
const TONNES_MAX = 100;
const TONNES = `write tonnes as a number like 28.5, above 0 and up to ${TONNES_MAX}`;

/** The database keeps tonnes to the kilogram. */
const KILOGRAMS_PER_TONNE = 1000;

const place = z.string().min(1, 'is empty').max(100, 'write at most 100 characters');

const tripSchema = (cells: readonly Record<TripColumn, string>[]) => {
  const decimal = decimalSignOf(cells.map(({ tonnes }) => tonnes));
  const monthFirst = isMonthFirst(cells.map(({ completed_on }) => completed_on));
  return z.strictObject({
    waybill: z.string().min(1, 'is empty').max(40, 'write at most 40 characters'),
    completed_on: z.string().transform((text, context) => {
      const day = readDay(text, monthFirst);
      if (day && day <= lagosDay(new Date())) return day;
      const message = day
        ? `${day} is still to come`
        : 'write a day of the calendar, like 24/11/2026 or 2026-11-24';
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    }),
    tonnes: z.string().transform((text, context) => {
      const [tonnes, ...others] = readNumbers(text, decimal).filter(isLoad);
      if (tonnes !== undefined && others.length === 0) return tonnes;
      context.addIssue({ code: 'custom', message: TONNES });
      return z.NEVER;
    }),
    origin: place,
    destination: place,
  });
};

const isLoad = (tonnes: number) =>
  tonnes > 0 && tonnes <= TONNES_MAX && Number.isInteger(Number((tonnes * KILOGRAMS_PER_TONNE).toFixed(6)));

/**
 * Reads the trips of a spreadsheet.
 * @throws TableError that lists every error, among them a waybill that occurs twice
 */
export function parseTrips({ rows }: Pick<Table<TripColumn>, 'rows'>): TripRow[] {
  const errors: string[] = [];
  const trips = new Map<string, TripRow>();
  const schema = tripSchema(rows.map(({ cells }) => cells));
  for (const { line, cells } of rows) {
    const { data: trip, error } = schema.safeParse(cells);
    for (const issue of error?.issues ?? [])
      errors.push(`line ${line}: ${issue.path.join('.')}: ${issue.message}`);
    if (!trip) continue;
    if (trips.has(trip.waybill)) errors.push(`line ${line}: waybill ${trip.waybill} stands here twice`);
    trips.set(trip.waybill, trip);
  }
  if (errors.length === 0 && trips.size === 0) errors.push('there is no trip in it');
  if (errors.length > 0) throw new TableError(errors);
  return [...trips.values()];
}
