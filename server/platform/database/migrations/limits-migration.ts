import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The counts that keep the forms from being abused, and the place of deliveries in the line. Those of before, and of a
 * process of the version before, have the first place.
 */
export const allowancesAndTurns: Migration = {
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
