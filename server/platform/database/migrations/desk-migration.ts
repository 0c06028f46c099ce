import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The state that the desk gives each lead, with its history, and the digests that it gets. */
export const statesAndDigests: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ['desk_state', 'desk_changed_at', 'taken_by'])
      await db.schema.alterTable('leads').addColumn(column, 'text').execute();
    await db.schema
      .createTable('lead_events')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('what', 'text', (column) => column.notNull())
      .addColumn('by_name', 'text')
      .execute();
    await db.schema.createIndex('lead_events_by_lead').on('lead_events').columns(['lead_id', 'at']).execute();
    await db.schema
      .createTable('digests')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('from_at', 'text', (column) => column.notNull())
      .addColumn('until_at', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) =>
        column.notNull().check(sql`state in ('pending', 'leased', 'sent', 'nothing', 'dead')`),
      )
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('leased_until', 'text')
      .execute();
  },
};
