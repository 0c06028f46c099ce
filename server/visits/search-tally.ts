import type { Kysely } from 'kysely';
import type { Tables } from '../platform/database/tables.ts';
import type { Log } from '../platform/log.ts';
import { countableWords } from './anonymize-query.ts';
import { DayTally, type TallyTable } from './day-tally.ts';

/** Rows that one day can have in one process: whoever searches for invented words fills no database. */
export const SEARCHES_A_DAY = 1000;

interface Searched {
  words: string;
  /** 1 where something was found. */
  found: 0 | 1;
}

const SEARCHES: TallyTable<Searched> = {
  name: 'searches',
  put: (transaction, id, entry) =>
    transaction
      .insertInto('search_counts')
      .values({ id, ...entry })
      .onConflict((at) =>
        at.column('id').doUpdateSet((row) => ({ count: row('search_counts.count', '+', entry.count) })),
      )
      .execute(),
};

/** Counts what is searched for, without who. */
export class SearchTally extends DayTally<Searched> {
  constructor(db: Kysely<Tables>, log: Pick<Log, 'warn'>) {
    super(db, log, SEARCHES);
  }

  /**
   * @param text as it was typed; what may be about a person is not counted
   * @param now in ms, by which the day is told
   */
  add(text: string, isFound: boolean, now = Date.now()): void {
    const words = countableWords(text);
    if (words) this.count({ words, found: isFound ? 1 : 0 }, SEARCHES_A_DAY, now);
  }
}
