import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The effects of imports and removals on trips, so that they can be taken back. Nothing of it is about a person. */
export const tripChanges: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('trip_changes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('what', 'text', (column) => column.notNull())
      .addColumn('waybill', 'text', (column) => column.notNull())
      .addColumn('before', 'text')
      .execute();
    await db.schema.createIndex('trip_changes_by_time').on('trip_changes').column('at').execute();
  },
};
