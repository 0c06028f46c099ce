import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How often something was done on a page on a day; no row is about a person. */
export const pageCounts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('page_counts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('step', 'text', (column) => column.notNull())
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('campaign', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('page_counts_by_day').on('page_counts').column('day').execute();
  },
};

/** How often words were searched for on a day; no row is about a person. */
export const searchCounts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('search_counts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('words', 'text', (column) => column.notNull())
      .addColumn('found', 'integer', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('search_counts_by_day').on('search_counts').column('day').execute();
  },
};

/**
 * The counts that keep the forms from being abused, and the place of deliveries in the line. Those of before, and of a
 * process of the version before, have the first place.
 */
export const allowancesAndFairness: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('allowances')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('full_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .alterTable('deliveries')
      .addColumn('turn_at', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema
      .createIndex('deliveries_by_turn')
      .on('deliveries')
      .columns(['channel', 'state', 'turn_at'])
      .execute();
  },
};
