import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * E-mail that was written to a file is no e-mail that was sent: it gets a state of its own. SQLite cannot change what a column
 * allows, so the table is made anew.
 */
export const writtenDeliveries: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('deliveries_with_files')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
      .addColumn('channel', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) =>
        column.notNull().check(sql`state in ('pending', 'leased', 'sent', 'written', 'dead')`),
      )
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('leased_until', 'text')
      .addColumn('last_error', 'text')
      .addColumn('message_id', 'text', (column) => column.notNull().unique())
      .addColumn('sent_at', 'text')
      .addColumn('turn_at', 'text', (column) => column.notNull().defaultTo(''))
      .addUniqueConstraint('one_delivery_of_a_channel', ['lead_id', 'channel'])
      .execute();
    await sql`
      insert into deliveries_with_files (id, lead_id, channel, state, attempts, due_at, leased_until, last_error, message_id,
        sent_at, turn_at)
      select id, lead_id, channel, state, attempts, due_at, leased_until, last_error, message_id, sent_at, turn_at
      from deliveries`.execute(db);
    await db.schema.dropTable('deliveries').execute();
    await db.schema.alterTable('deliveries_with_files').renameTo('deliveries').execute();
    await db.schema
      .createIndex('deliveries_by_channel')
      .on('deliveries')
      .columns(['channel', 'state', 'due_at'])
      .execute();
    await db.schema
      .createIndex('deliveries_by_turn')
      .on('deliveries')
      .columns(['channel', 'state', 'turn_at'])
      .execute();
    await db.schema.createIndex('deliveries_by_state').on('deliveries').column('state').execute();
  },
};
