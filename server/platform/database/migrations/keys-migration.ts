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
