import type { Kysely } from 'kysely';
import { lagosDay, startOfLagosDay } from '#domain/shared/dates.ts';
import {
  COUNT_GROUPS,
  type CountedStep,
  type CountGroup,
  campaignLabel,
} from '#domain/visits/visit-counts.ts';
import { allLeads } from '../leads/desk/lead-records.ts';
import type { Instant, LeadRow, Tables } from '../platform/database/tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** From visit to answer: what was counted, and what of the leads was sent and answered, won or lost. */
export interface Funnel extends Record<CountedStep, number> {
  sent: number;
  answered: number;
}

/** A funnel of one page, source or campaign. */
export interface NamedFunnel extends Funnel {
  name: string;
}

/** The funnels of a time. */
export interface VisitStats {
  /** ISO dates in Lagos; both count. */
  from: string;
  until: string;
  all: Funnel;
  /** The most visited first. What has no source or campaign is not in these. */
  by: Record<CountGroup, NamedFunnel[]>;
}

const NOTHING: Funnel = { visit: 0, view: 0, form: 0, whatsapp: 0, call: 0, robot: 0, sent: 0, answered: 0 };

/**
 * Adds up visits and leads of some days. Leads that were erased count no more; leads without a page, from before origins were kept,
 * count in `all` alone.
 * @param days how many, the day of `now` with them
 */
export async function visitStats(db: Kysely<Tables>, days: number, now = Date.now()): Promise<VisitStats> {
  const from = lagosDay(new Date(now - (days - 1) * DAY_MS));
  const until = lagosDay(new Date(now));
  const all = { ...NOTHING };
  const groups = new Map(COUNT_GROUPS.map((group) => [group, new Map<string, Funnel>()]));
  const add = (names: Record<CountGroup, string>, step: keyof Funnel, count: number) => {
    all[step] += count;
    for (const [group, funnels] of groups) {
      const name = names[group];
      if (name === '') continue;
      const funnel = funnels.get(name) ?? { ...NOTHING };
      funnel[step] += count;
      funnels.set(name, funnel);
    }
  };
  const rows = await db
    .selectFrom('page_counts')
    .select((row) => ['step', 'page', 'source', 'campaign', row.fn.sum<number>('count').as('count')])
    .where('day', '>=', from)
    .where('day', '<=', until)
    .groupBy(['step', 'page', 'source', 'campaign'])
    .execute();
  for (const { step, page, source, campaign, count } of rows)
    add({ page, source, campaign }, step, Number(count));
  for await (const lead of leadsOf(db, startOfLagosDay(from).toISOString())) {
    const names = {
      page: lead.origin_page ?? '',
      source: lead.origin_referrer ?? '',
      campaign: campaignLabel(lead.utm_source, lead.utm_campaign),
    };
    add(names, 'sent', 1);
    if (lead.desk_state !== null) add(names, 'answered', 1);
  }
  const by = Object.fromEntries([...groups].map(([group, funnels]) => [group, sorted(funnels)]));
  return { from, until, all, by: by as VisitStats['by'] };
}

async function* leadsOf(db: Kysely<Tables>, from: Instant): AsyncGenerator<LeadRow> {
  for await (const page of allLeads(db, { from }))
    for (const { lead } of page) if (lead.status === 'accepted') yield lead;
}

const sorted = (funnels: Map<string, Funnel>): NamedFunnel[] =>
  [...funnels]
    .map(([name, funnel]) => ({ name, ...funnel }))
    .toSorted((a, b) => b.view - a.view || b.sent - a.sent || (a.name < b.name ? -1 : 1));
