import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Rows keep their ids, so that receivers know a repeat. One row of an earlier version held the last change of a lead. */
const COPIES = [
  sql`
    insert into outbox (id, channel, state, attempts, due_at, leased_until, turn_at, last_error, sent_at, lead_id, message_id)
    select id, channel, state, attempts, due_at, leased_until, turn_at, last_error, sent_at, lead_id, message_id
    from deliveries where channel <> 'webhook-change'`,
  sql`
    insert into outbox (id, channel, state, attempts, due_at, leased_until, turn_at, last_error, sent_at, lead_id, event,
      happened_at, by_name)
    select d.id, 'webhook', d.state, d.attempts, d.due_at, d.leased_until, d.turn_at, d.last_error, d.sent_at, d.lead_id,
      coalesce(l.desk_state, case when l.taken_by is null then 'open' else 'taken' end),
      coalesce(l.desk_changed_at, l.created_at), l.taken_by
    from deliveries d join leads l on l.id = d.lead_id where d.channel = 'webhook-change'`,
  sql`
    insert into outbox (id, channel, state, attempts, due_at, leased_until, turn_at, last_error, sent_at, lead_id, event,
      happened_at, by_name, note, email, first_name)
    select id, channel, state, attempts, due_at, leased_until, turn_at, last_error, sent_at, lead_id, event,
      happened_at, by_name, note, email, first_name
    from event_deliveries`,
  // One that is dead gave way to a later one, which has its news; that there was nothing to report has been found out, too.
  sql`
    insert into outbox (id, channel, state, attempts, due_at, leased_until, turn_at, from_at, happened_at)
    select id, 'digest-' || kind, case when state = 'nothing' then 'sent' else state end, attempts, due_at, leased_until,
      until_at, from_at, until_at
    from digests where state <> 'dead'`,
];

/** Processes of the version before go on meanwhile: what they write between a copy and the end of its table would be lost. SQLite has one writer. */
const LOCKS = [
  sql`lock table leads in share row exclusive mode`,
  sql`lock table deliveries, event_deliveries, digests in access exclusive mode`,
];

/** What an earlier version reads of a backup when it is restored into it; and, on PostgreSQL, what it still works on during an upgrade. */
const FORMER_TABLES = [
  sql`
    create view deliveries as
    select id, lead_id, channel, state, attempts, due_at, leased_until, last_error, message_id, sent_at, turn_at
    from outbox where event is null and lead_id is not null`,
  sql`
    create view event_deliveries as
    select id, channel, event, happened_at, lead_id, by_name, email, first_name, state, attempts, due_at, leased_until,
      turn_at, last_error, sent_at, note
    from outbox where event is not null`,
  sql`
    create view digests as
    select id, substr(channel, 8) as kind, from_at, happened_at as until_at, state, attempts, due_at, leased_until
    from outbox where event is null and lead_id is null`,
];

/** One table of all that is delivered: what leads cause, what happens to them later, and digests. */
export const outbox: Migration = {
  async up(db: Kysely<unknown>) {
    if (db.getExecutor().adapter instanceof PostgresAdapter) for (const lock of LOCKS) await lock.execute(db);
    await db.schema
      .createTable('outbox')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('channel', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) =>
        column.notNull().check(sql`state in ('pending', 'leased', 'sent', 'written', 'dead')`),
      )
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('leased_until', 'text')
      .addColumn('turn_at', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('last_error', 'text')
      .addColumn('sent_at', 'text')
      .addColumn('lead_id', 'text', (column) => column.references('leads.id').onDelete('cascade'))
      .addColumn('message_id', 'text', (column) => column.unique())
      .addColumn('event', 'text')
      .addColumn('happened_at', 'text')
      .addColumn('by_name', 'text')
      .addColumn('note', 'text')
      .addColumn('email', 'text')
      .addColumn('first_name', 'text')
      .addColumn('from_at', 'text')
      .execute();
    for (const copy of COPIES) await copy.execute(db);
    for (const table of ['deliveries', 'event_deliveries', 'digests'])
      await db.schema.dropTable(table).execute();
    const indices = {
      outbox_by_channel: ['channel', 'state', 'due_at'],
      outbox_by_turn: ['channel', 'state', 'turn_at'],
      outbox_by_state: ['state'],
      outbox_by_lead: ['lead_id'],
    };
    for (const [name, columns] of Object.entries(indices))
      await db.schema.createIndex(name).on('outbox').columns(columns).execute();
    for (const view of FORMER_TABLES) await view.execute(db);
  },
};
