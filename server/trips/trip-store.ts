import type { Kysely } from 'kysely';
import type { Tables, TripRow } from '../storage/tables.ts';

/** What an import did: trips that are new, that were put right, and that stood there already. */
export interface ImportResult {
  added: number;
  changed: number;
  unchanged: number;
}

const KILOGRAMS_PER_TONNE = 1000;
/** Keeps one statement well below the parameters that a database takes. */
const GROUP = 1000;

/** The trips that were driven. */
export class TripStore {
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  /**
   * Records trips by their waybill: importing the same again changes nothing, other values put a trip right.
   * @param report is told from time to time how many are recorded
   * @throws when the storage fails; then no trip is recorded
   */
  import(trips: TripRow[], report: (count: number) => void = () => {}): Promise<ImportResult> {
    return this.#db.transaction().execute(async (transaction) => {
      const result: ImportResult = { added: 0, changed: 0, unchanged: 0 };
      for (let from = 0; from < trips.length; from += GROUP) {
        const group = trips.slice(from, from + GROUP);
        await record(transaction, group, result);
        report(from + group.length);
      }
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

/** Records trips, and counts what that was. */
async function record(db: Kysely<Tables>, trips: TripRow[], result: ImportResult): Promise<void> {
  const waybills = trips.map(({ waybill }) => waybill);
  const rows = await db.selectFrom('trips').selectAll().where('waybill', 'in', waybills).execute();
  const known = new Map(rows.map((row) => [row.waybill, row]));
  const other = trips.filter((trip) => {
    const before = known.get(trip.waybill);
    const effect = !before ? 'added' : isSame(before, trip) ? 'unchanged' : 'changed';
    result[effect] += 1;
    return effect !== 'unchanged';
  });
  if (other.length === 0) return;
  await db
    .insertInto('trips')
    .values(other)
    .onConflict((conflict) =>
      conflict.column('waybill').doUpdateSet((row) => ({
        completed_on: row.ref('excluded.completed_on'),
        tonnes: row.ref('excluded.tonnes'),
        origin: row.ref('excluded.origin'),
        destination: row.ref('excluded.destination'),
      })),
    )
    .execute();
}

function isSame(a: TripRow, b: TripRow): boolean {
  return (
    a.completed_on === b.completed_on &&
    a.tonnes === b.tonnes &&
    a.origin === b.origin &&
    a.destination === b.destination
  );
}
