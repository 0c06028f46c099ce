import type { Kysely } from 'kysely';
import type { CountedStep } from '#domain/visits/visit-counts.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { Log } from '../platform/log.ts';
import { DayTally, type TallyTable } from './day-tally.ts';

/**
 * Rows that one day can have in one process. Who invents pages and campaigns fills it up; what comes then counts for the page
 * alone, and beyond twice as many not at all.
 */
export const ROWS_A_DAY = 5000;

export interface Counted {
  step: CountedStep;
  page: string;
  source: string;
  campaign: string;
}

const PAGES: TallyTable<Counted> = {
  name: 'visits',
  put: (transaction, id, entry) =>
    transaction
      .insertInto('page_counts')
      .values({ id, ...entry })
      .onConflict((at) =>
        at.column('id').doUpdateSet((row) => ({ count: row('page_counts.count', '+', entry.count) })),
      )
      .execute(),
};

/** Counts steps of visits. */
export class Tally extends DayTally<Counted> {
  constructor(db: Kysely<Tables>, log: Pick<Log, 'warn'>) {
    super(db, log, PAGES);
  }

  /** @param now in ms, by which the day is told */
  add({ step, page, source, campaign }: Counted, now = Date.now()): void {
    const isFull = this.rows(now) >= ROWS_A_DAY;
    const where = isFull ? { source: '', campaign: '' } : { source, campaign };
    this.count({ step, page, ...where }, 2 * ROWS_A_DAY, now);
  }
}
