import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables.ts';

const HOUR_MS = 60 * 60 * 1000;
/** How far clocks of several machines may differ. A time further ahead was told by a clock that has been put back. */
const CLOCKS_DIFFER_MS = 60 * 1000;

/** How much somebody may do: some at once, and then at a steady rate. */
export interface Allowance {
  atOnce: number;
  perHour: number;
  /** What comes sooner may wait this long for its time; without it, it is refused. */
  longestWaitMs?: number;
}

/** How long something has to wait until its time, zero when it may happen now; or it is refused. */
export type Drawn = { waitMs: number } | { refusedForMs: number };

/**
 * Uses one of an allowance (the generic cell rate algorithm, ITU-T I.371): a row a key, one atomic statement, so that all
 * processes on the database count together.
 * @param key what is counted, and for whom
 */
export async function draw(
  db: Kysely<Tables>,
  key: string,
  { atOnce, perHour, longestWaitMs = 0 }: Allowance,
  now: number,
): Promise<Drawn> {
  const interval = Math.ceil(HOUR_MS / perHour);
  const burst = interval * atOnce;
  const latest = now + burst + longestWaitMs;
  const drawn = await db
    .insertInto('allowances')
    .values({ key, full_at: now + interval })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((row) => ({
          full_at: row
            .case()
            .when(
              row.and([
                row('allowances.full_at', '>', now),
                row('allowances.full_at', '<=', latest + CLOCKS_DIFFER_MS),
              ]),
            )
            .then(row('allowances.full_at', '+', interval))
            .else(now + interval)
            .end(),
        }))
        .where((row) =>
          row.or([
            row('allowances.full_at', '<=', latest - interval),
            row('allowances.full_at', '>', latest + CLOCKS_DIFFER_MS),
          ]),
        ),
    )
    .returning('full_at')
    .executeTakeFirst();
  if (drawn) return { waitMs: Math.max(0, drawn.full_at - burst - now) };
  const { full_at } = await db
    .selectFrom('allowances')
    .select('full_at')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return { refusedForMs: Math.max(interval, full_at - latest + interval) };
}

/** Forgets who may do everything again. */
export async function forgetFull(db: Kysely<Tables>, now: number): Promise<void> {
  await db.deleteFrom('allowances').where('full_at', '<=', now).execute();
}
