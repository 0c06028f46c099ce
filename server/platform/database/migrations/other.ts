import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Keys of links that can be changed, beside that of hashes, which cannot. What was one key until now becomes the first of both
 * kinds: links in e-mails that were sent still open, and addresses that want no e-mail are still known.
 */
export const keysOfLinks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('secrets').addColumn('made_at', 'text').execute();
    await sql`
      insert into secrets (name, value) select 'link-key-0', value from secrets where name = 'signing-key'`.execute(
      db,
    );
  },
};

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

/** Guides and consent with leads; the secret of the site; subscribers of the newsletter and those who want none. */
export const guidesConsentAndNewsletter: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ['guide', 'consent_version', 'news_version']) {
      await db.schema.alterTable('leads').addColumn(column, 'text').execute();
    }
    await db.schema
      .createTable('secrets')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('opt_ins')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('lead_id', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('first_name', 'text', (column) => column.notNull())
      .addColumn('consent_version', 'text')
      .addColumn('requested_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('used_at', 'text')
      .execute();
    await db.schema.createIndex('opt_ins_by_email').on('opt_ins').column('email').execute();
    await db.schema
      .createTable('subscribers')
      .addColumn('address_hash', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('first_name', 'text', (column) => column.notNull())
      .addColumn('consent_version', 'text')
      .addColumn('requested_at', 'text', (column) => column.notNull())
      .addColumn('confirmed_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('suppressions')
      .addColumn('address_hash', 'text', (column) => column.primaryKey())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('since', 'text', (column) => column.notNull())
      .execute();
  },
};
