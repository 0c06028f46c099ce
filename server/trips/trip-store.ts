import type { Kysely } from 'kysely';
import type { Tables, TripRow } from '../storage/tables.ts';

/** What an import did: trips that are new, that were put right, and that stood there already. */
export interface ImportResult {
  added: number;
  changed: number;
  unchanged: number;
}

const KILOGRAMS_PER_TONNE = 1000;

/** The trips that were driven. */
export class TripStore {
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  /**
   * Records trips by their waybill: importing the same again changes nothing, other values put a trip right.
   * @throws when the storage fails; then no trip is recorded
   */
  import(trips: TripRow[]): Promise<ImportResult> {
    return this.#db.transaction().execute(async (transaction) => {
      const result: ImportResult = { added: 0, changed: 0, unchanged: 0 };
      for (const trip of trips) result[await record(transaction, trip)] += 1;
      return result;
    });
  }

  /** Tonnes of all trips, to the kilogram; `undefined` while there is none. */
  async totalTonnes(): Promise<number | undefined> {
    const { total } = await this.#db
      .selectFrom('trips')
      .select((row) => row.fn.sum<number | null>('tonnes').as('total'))
      .executeTakeFirstOrThrow();
    return total === null ? undefined : Math.round(total * KILOGRAMS_PER_TONNE) / KILOGRAMS_PER_TONNE;
  }
}

/** Records one trip, and says what that was. */
async function record(db: Kysely<Tables>, trip: TripRow): Promise<keyof ImportResult> {
  const known = await db
    .selectFrom('trips')
    .selectAll()
    .where('waybill', '=', trip.waybill)
    .executeTakeFirst();
  if (!known) {
    await db.insertInto('trips').values(trip).execute();
    return 'added';
  }
  if (isSame(known, trip)) return 'unchanged';
  await db.updateTable('trips').set(trip).where('waybill', '=', trip.waybill).execute();
  return 'changed';
}

function isSame(a: TripRow, b: TripRow): boolean {
  return (
    a.completed_on === b.completed_on &&
    a.tonnes === b.tonnes &&
    a.origin === b.origin &&
    a.destination === b.destination
  );
}
