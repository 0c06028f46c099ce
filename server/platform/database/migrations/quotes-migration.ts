import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

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
