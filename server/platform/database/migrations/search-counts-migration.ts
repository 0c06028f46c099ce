import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

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
