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

/** As they were when this was made; later ones come by a change of their own. */
const COLUMNS = [
  'origin_page',
  'origin_first_page',
  'origin_referrer',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
];

/** Where a lead came from. */
export const originOfLeads: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of COLUMNS) await db.schema.alterTable('leads').addColumn(column, 'text').execute();
  },
};

/**
 * Quotes and offers of owners, whose address is a telephone number. SQLite cannot lift `not null`, and drops a column as PostgreSQL
 * does: a new one takes the name of the old.
 */
export const quotesAndPartners: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ['capacity', 'base', 'call_time', 'question', 'quote', 'new_email'])
      await db.schema.alterTable('leads').addColumn(column, 'text').execute();
    await sql`update leads set new_email = email`.execute(db);
    await db.schema.alterTable('leads').dropColumn('email').execute();
    await db.schema.alterTable('leads').renameColumn('new_email', 'email').execute();
  },
};

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

/** What the desk writes down of a lead: notes, the next call, the value of what was won, the reason for what was lost. */
export const workOnLeads: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ['next_call_at', 'lost_reason'])
      await db.schema.alterTable('leads').addColumn(column, 'text').execute();
    await db.schema.alterTable('leads').addColumn('won_value', 'integer').execute();
    for (const column of ['note', 'detail'])
      await db.schema.alterTable('lead_events').addColumn(column, 'text').execute();
    await db.schema.alterTable('event_deliveries').addColumn('note', 'text').execute();
    await db.schema.createIndex('leads_by_next_call').on('leads').column('next_call_at').execute();
  },
};
