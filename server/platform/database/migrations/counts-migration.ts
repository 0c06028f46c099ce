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
