import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

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
