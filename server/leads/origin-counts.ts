import type { Kysely } from 'kysely';
import type { Instant, Tables } from '../storage/tables.ts';

/** How many leads came from somewhere. */
export interface OriginCount {
  name: string;
  count: number;
}

/** As many as a table shows; the rest are few each, and anybody can invent more. */
export const COUNTED_ORIGINS = 20;

/** Counts the enquiries since an instant by the page of the form, most first, without suspected spam and what nobody knows. */
export async function countByPage(db: Kysely<Tables>, from: Instant): Promise<OriginCount[]> {
  const rows = await enquiries(db, from)
    .select((row) => ['origin_page', row.fn.countAll<number>().as('count')])
    .where('origin_page', 'is not', null)
    .groupBy('origin_page')
    .orderBy('count', 'desc')
    .orderBy('origin_page')
    .execute();
  return rows.map(({ origin_page, count }) => ({ name: origin_page ?? '', count }));
}

/** The same by campaign: `source / campaign`, or what there is of both. */
export async function countByCampaign(db: Kysely<Tables>, from: Instant): Promise<OriginCount[]> {
  const rows = await enquiries(db, from)
    .select((row) => ['utm_source', 'utm_campaign', row.fn.countAll<number>().as('count')])
    .where((row) => row.or([row('utm_source', 'is not', null), row('utm_campaign', 'is not', null)]))
    .groupBy(['utm_source', 'utm_campaign'])
    .orderBy('count', 'desc')
    .orderBy('utm_source')
    .orderBy('utm_campaign')
    .execute();
  return rows.map(({ utm_source, utm_campaign, count }) => ({
    name: [utm_source, utm_campaign].filter((part) => part !== null).join(' / '),
    count,
  }));
}

const enquiries = (db: Kysely<Tables>, from: Instant) =>
  db
    .selectFrom('leads')
    .where('created_at', '>=', from)
    .where('status', '=', 'accepted')
    .limit(COUNTED_ORIGINS);
