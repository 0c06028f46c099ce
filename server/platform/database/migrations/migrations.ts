import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { allowancesAndFairness, pageCounts, searchCounts } from './counts.ts';
import {
  eventDeliveries,
  originOfLeads,
  quotesAndPartners,
  statesAndDigests,
  workOnLeads,
  writtenDeliveries,
} from './leads.ts';
import { guidesConsentAndNewsletter, keysOfLinks, tripChanges } from './other.ts';
import { outbox } from './outbox.ts';
import { adds, changes, FIRST_NOTED, type SchemaChanges, schemaChanges } from './schema.ts';

const leadsDeliveriesAndTrips: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('leads')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('first_name', 'text', (column) => column.notNull())
      .addColumn('last_name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('phone_number', 'text', (column) => column.notNull())
      .addColumn('phone_as_typed', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
      .addColumn('status', 'text', (column) =>
        column.notNull().check(sql`status in ('accepted', 'suspected_spam')`),
      )
      .addColumn('request_id', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('leads_by_time').on('leads').column('created_at').execute();
    await db.schema
      .createTable('deliveries')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id').onDelete('cascade'))
      .addColumn('channel', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) =>
        column.notNull().check(sql`state in ('pending', 'leased', 'sent', 'dead')`),
      )
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('leased_until', 'text')
      .addColumn('last_error', 'text')
      .addColumn('message_id', 'text', (column) => column.notNull().unique())
      .addColumn('sent_at', 'text')
      .addUniqueConstraint('one_delivery_a_channel', ['lead_id', 'channel'])
      .execute();
    await db.schema
      .createIndex('deliveries_by_due_time')
      .on('deliveries')
      .columns(['state', 'due_at'])
      .execute();
    await db.schema
      .createTable('trips')
      .addColumn('waybill', 'text', (column) => column.primaryKey())
      .addColumn('completed_on', 'text', (column) => column.notNull())
      .addColumn('tonnes', 'double precision', (column) => column.notNull())
      .addColumn('origin', 'text', (column) => column.notNull())
      .addColumn('destination', 'text', (column) => column.notNull())
      .execute();
  },
};

/**
 * Leads of other forms lack what the contact form asks for. SQLite cannot lift `not null`, so both tables are made anew;
 * the deliveries go over too, because they fall with the leads that they refer to.
 */
const leadsOfOtherForms: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('new_leads')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('first_name', 'text', (column) => column.notNull())
      .addColumn('last_name', 'text')
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('phone_number', 'text')
      .addColumn('phone_as_typed', 'text')
      .addColumn('message', 'text')
      .addColumn('company', 'text')
      .addColumn('service', 'text')
      .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
      .addColumn('status', 'text', (column) =>
        column.notNull().check(sql`status in ('accepted', 'suspected_spam')`),
      )
      .addColumn('request_id', 'text', (column) => column.notNull())
      .execute();
    await sql`
      insert into new_leads (id, kind, created_at, first_name, last_name, email, phone_number, phone_as_typed, message,
        idempotency_key, status, request_id)
      select id, kind, created_at, first_name, last_name, email, phone_number, phone_as_typed, message,
        idempotency_key, status, request_id
      from leads`.execute(db);
    await db.schema
      .createTable('new_deliveries')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('lead_id', 'text', (column) =>
        column.notNull().references('new_leads.id').onDelete('cascade'),
      )
      .addColumn('channel', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) =>
        column.notNull().check(sql`state in ('pending', 'leased', 'sent', 'dead')`),
      )
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('leased_until', 'text')
      .addColumn('last_error', 'text')
      .addColumn('message_id', 'text', (column) => column.notNull().unique())
      .addColumn('sent_at', 'text')
      .addUniqueConstraint('one_delivery_for_a_channel', ['lead_id', 'channel'])
      .execute();
    await sql`
      insert into new_deliveries (id, lead_id, channel, state, attempts, due_at, leased_until, last_error, message_id,
        sent_at)
      select id, lead_id, channel, state, attempts, due_at, leased_until, last_error, message_id, sent_at
      from deliveries`.execute(db);
    await db.schema.dropTable('deliveries').execute();
    await db.schema.dropTable('leads').execute();
    await db.schema.alterTable('new_leads').renameTo('leads').execute();
    await db.schema.alterTable('new_deliveries').renameTo('deliveries').execute();
    await db.schema.createIndex('leads_by_time').on('leads').column('created_at').execute();
    await db.schema
      .createIndex('deliveries_by_due_time')
      .on('deliveries')
      .columns(['state', 'due_at'])
      .execute();
  },
};

/** Each channel looks for its own deliveries: those that are due, and those whose lease ran out. */
const deliveriesByChannel: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropIndex('deliveries_by_due_time').execute();
    await db.schema
      .createIndex('deliveries_by_channel')
      .on('deliveries')
      .columns(['channel', 'state', 'due_at'])
      .execute();
    await db.schema.createIndex('deliveries_by_state').on('deliveries').column('state').execute();
  },
};

/** All changes of the schema, in the order of their names; a released one is never edited. Each says what it means to the version before. */
export const migrations: SchemaChanges = {
  '0001-leads-deliveries-and-trips': changes(leadsDeliveriesAndTrips),
  '0002-leads-of-other-forms': changes(leadsOfOtherForms),
  '0010-guides-consent-and-newsletter': adds(guidesConsentAndNewsletter),
  '0020-deliveries-by-channel': adds(deliveriesByChannel),
  '0030-allowances-and-turns': adds(allowancesAndFairness),
  '0040-keys-of-links': adds(keysOfLinks),
  '0070-written-deliveries': adds(writtenDeliveries),
  [FIRST_NOTED]: adds(schemaChanges),
  '0080-quotes-and-partners': changes(quotesAndPartners),
  '0090-origin-of-leads': adds(originOfLeads),
  '0095-states-and-digests': adds(statesAndDigests),
  '0100-page-counts': adds(pageCounts),
  '0110-event-deliveries': adds(eventDeliveries),
  '0120-trip-changes': adds(tripChanges),
  '0140-search-counts': adds(searchCounts),
  '0150-work-on-leads': adds(workOnLeads),
  '0160-outbox': changes(outbox),
};
