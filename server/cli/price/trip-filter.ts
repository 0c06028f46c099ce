import { z } from 'zod';
import type { TripFilter } from '../../price/trips/trip-store.ts';
import { type Options, UsageError } from '../framework/command.ts';

const day = z.iso.date('write a day like 2026-11-01');
const options = z.object({ since: day.optional(), until: day.optional(), find: z.string().optional() });

/** Reads which trips an operator means. @throws UsageError */
export function readTripFilter(given: Options): TripFilter {
  const { data, error } = options.safeParse(given);
  if (data) return data;
  throw new UsageError(error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('\n'));
}
