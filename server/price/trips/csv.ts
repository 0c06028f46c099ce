import { z } from 'zod';
import { lagosDay } from '#domain/shared/dates.ts';
import { CsvFileError, csvRows } from '../../platform/csv/csv-rows.ts';
import type { TripRow } from '../../platform/database/tables.ts';

/** The columns of a trips file, named in its first line; others are refused. */
export const TRIP_COLUMNS = ['waybill', 'completed_on', 'tonnes', 'origin', 'destination'] as const;

/** More than any lorry carries: such a figure is in kilograms, or a slip. The largest truck takes 60 tonnes. */
const TONNES_MAX = 100;
const TONNES = `write tonnes as a number like 28.5, above 0 and up to ${TONNES_MAX}`;

const place = z.string().min(1, 'is empty').max(100, 'write at most 100 characters');

const tripSchema = z.strictObject({
  waybill: z.string().min(1, 'is empty').max(40, 'write at most 40 characters'),
  completed_on: z.iso
    .date('write a date of the calendar as YYYY-MM-DD')
    .refine((day) => day <= lagosDay(new Date()), 'this day is still to come'),
  tonnes: z
    .string()
    .regex(/^\d+(\.\d{1,3})?$/, TONNES)
    .transform(Number)
    .refine((tonnes) => tonnes > 0 && tonnes <= TONNES_MAX, TONNES),
  origin: place,
  destination: place,
});

/**
 * Reads trips from CSV text.
 * @param csv with the columns TRIP_COLUMNS in any order; tonnes with up to three decimals
 * @throws CsvFileError that lists every fault, among them a waybill that stands twice in the file
 */
export function parseTrips(csv: string): TripRow[] {
  const faults: string[] = [];
  const trips = new Map<string, TripRow>();
  for (const { line, cells } of csvRows(csv, TRIP_COLUMNS)) {
    const { data: trip, error } = tripSchema.safeParse(cells);
    for (const issue of error?.issues ?? []) {
      faults.push(`line ${line}: ${issue.path.join('.')}: ${issue.message}`);
    }
    if (!trip) continue;
    if (trips.has(trip.waybill)) faults.push(`line ${line}: waybill ${trip.waybill} stands here twice`);
    trips.set(trip.waybill, trip);
  }
  if (faults.length === 0 && trips.size === 0) faults.push('there is no trip in it');
  if (faults.length > 0) throw new CsvFileError(faults);
  return [...trips.values()];
}
