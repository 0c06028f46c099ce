import type { Kysely } from 'kysely';
import { contains } from '../../platform/database/contains.ts';
import type { Tables, TripRow } from '../../platform/database/tables.ts';
import {
  forgetOldChanges,
  GROUP,
  nextChangeAt,
  noteBefore,
  type TakenBack,
  type TripChange,
  takeBackLatest,
} from './trip-changes.ts';

/** Which trips are meant; what is absent does not matter. */
export interface TripFilter {
  /** Days of their end, both with it. */
  since?: string;
  until?: string;
  /** Stands in waybill, origin or destination, in any case of letters. */
  find?: string;
}

/** The effect of an import: trips that are new, that were put right, and that stood there already. */
export interface ImportResult {
  added: number;
  changed: number;
  unchanged: number;
}

const KILOGRAMS_PER_TONNE = 1000;

const SEARCHED = ['waybill', 'origin', 'destination'];

/** The trips that were driven. */
export class TripStore {
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  /**
   * Records trips by their waybill: importing the same again changes nothing, other values put a trip right.
   * @param report is notified from time to time of how many are recorded
   * @throws when the storage fails; then no trip is recorded
   */
  import(trips: TripRow[], report: (count: number) => void = () => {}): Promise<ImportResult> {
    return this.#db.transaction().execute(async (transaction) => {
      const result: ImportResult = { added: 0, changed: 0, unchanged: 0 };
      const change: TripChange = { at: await nextChangeAt(transaction), what: 'import' };
      for (let from = 0; from < trips.length; from += GROUP) {
        const group = trips.slice(from, from + GROUP);
        await record(transaction, group, result, change);
        report(from + group.length);
      }
      await forgetOldChanges(transaction);
      return result;
    });
  }

  /** Those that ended last first. */
  list(limit: number, filter: TripFilter = {}): Promise<TripRow[]> {
    return this.#matching(filter)
      .selectAll()
      .orderBy('completed_on', 'desc')
      .orderBy('waybill')
      .limit(limit)
      .execute();
  }

  async count(filter: TripFilter = {}): Promise<number> {
    const { count } = await this.#matching(filter)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  }

  /** Removes a trip. @returns what it was; undefined where there is none */
  remove(waybill: string): Promise<TripRow | undefined> {
    return this.#db.transaction().execute(async (transaction) => {
      const trip = await transaction
        .selectFrom('trips')
        .selectAll()
        .where('waybill', '=', waybill)
        .executeTakeFirst();
      if (!trip) return undefined;
      const change: TripChange = { at: await nextChangeAt(transaction), what: 'remove' };
      await noteBefore(transaction, change, [[waybill, trip]]);
      await transaction.deleteFrom('trips').where('waybill', '=', waybill).execute();
      await forgetOldChanges(transaction);
      return trip;
    });
  }

  /** Takes the latest import or removal back. @returns undefined where there is none to take back */
  undo(): Promise<TakenBack | undefined> {
    return takeBackLatest(this.#db);
  }

  #matching({ since, until, find }: TripFilter) {
    let query = this.#db.selectFrom('trips');
    if (since) query = query.where('completed_on', '>=', since);
    if (until) query = query.where('completed_on', '<=', until);
    if (find) query = query.where(contains(SEARCHED, find));
    return query;
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
async function record(
  db: Kysely<Tables>,
  trips: TripRow[],
  result: ImportResult,
  change: TripChange,
): Promise<void> {
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
  await noteBefore(
    db,
    change,
    other.map(({ waybill }) => [waybill, known.get(waybill)]),
  );
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
