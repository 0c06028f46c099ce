import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Deliveries to other systems besides new leads: changes of a lead, and the newsletter, of which some have no lead any more. */
export const eventDeliveries: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('event_deliveries')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('channel', 'text', (column) => column.notNull())
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('happened_at', 'text', (column) => column.notNull())
      .addColumn('lead_id', 'text', (column) => column.references('leads.id').onDelete('cascade'))
      .addColumn('by_name', 'text')
      .addColumn('email', 'text')
      .addColumn('first_name', 'text')
      .addColumn('state', 'text', (column) =>
        column.notNull().check(sql`state in ('pending', 'leased', 'sent', 'dead')`),
      )
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('leased_until', 'text')
      .addColumn('turn_at', 'text', (column) => column.notNull())
      .addColumn('last_error', 'text')
      .addColumn('sent_at', 'text')
      .execute();
    await db.schema
      .createIndex('event_deliveries_by_channel')
      .on('event_deliveries')
      .columns(['channel', 'state', 'due_at'])
      .execute();
    await db.schema
      .createIndex('event_deliveries_by_lead')
      .on('event_deliveries')
      .column('lead_id')
      .execute();
  },
};
