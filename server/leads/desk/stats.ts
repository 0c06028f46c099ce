import type { Kysely } from 'kysely';
import { type Counted, WEEK_GROUPS, type WeekGroup } from '#domain/leads/desk/digest.ts';
import type { ChannelName, EnquiryKind } from '#domain/leads/lead.ts';
import { LEAD_STATES, type LeadState } from '#domain/leads/states.ts';
import { readQuote } from '#domain/price/question/quote.ts';
import { campaignLabel } from '#domain/visits/visit-counts.ts';
import type { DeliveryRow, Instant, LeadRow, Tables } from '../../platform/database/tables.ts';
import { pendingRows } from '../queue/dead-letters.ts';
import { ASKING_KINDS, allLeads, countLeads, type LeadFilter } from './lead-records.ts';

/** The states of the leads that ask for an answer. */
export interface DeskStats {
  states: Record<LeadState, number>;
  /** When the oldest came that nobody has answered. */
  unansweredSince: Instant | null;
}

/** @param time only leads that came in it; the oldest without an answer is that of all */
export async function deskStats(
  db: Kysely<Tables>,
  time: Pick<LeadFilter, 'from' | 'before'> = {},
): Promise<DeskStats> {
  const counts = await Promise.all(
    LEAD_STATES.map(async (desk) => [desk, await countLeads(db, { desk, ...time })]),
  );
  const oldest = await db
    .selectFrom('leads')
    .select((row) => row.fn.min('created_at').as('since'))
    .where('desk_state', 'is', null)
    .where('status', '=', 'accepted')
    .where('kind', 'in', ASKING_KINDS)
    .executeTakeFirst();
  return { states: Object.fromEntries(counts), unansweredSince: oldest?.since ?? null };
}

/** How many leads of a form are kept in a status. */
export interface LeadCount {
  kind: EnquiryKind;
  status: LeadRow['status'];
  count: number;
}

/** Counts the leads that are kept, by form and status. */
export function countByForm(db: Kysely<Tables>): Promise<LeadCount[]> {
  return db
    .selectFrom('leads')
    .select((row) => ['kind', 'status', row.fn.countAll<number>().as('count')])
    .groupBy(['kind', 'status'])
    .orderBy('kind')
    .orderBy('status')
    .execute();
}

/** The number of deliveries of one channel in one state. */
export interface OutboxCount {
  channel: ChannelName;
  state: DeliveryRow['state'];
  count: number;
  /** All that were made, those that failed included. */
  attempts: number;
  /** Since when the oldest of them has been owed, in ms since 1970. */
  pendingSince: number;
}

/** Counts the deliveries that are kept; for every process that shares the database the same. */
export async function countOutbox(db: Kysely<Tables>): Promise<OutboxCount[]> {
  const rows = await pendingRows(db)
    .select((row) => [
      'channel',
      'state',
      row.fn.countAll().as('count'),
      row.fn.sum('attempts').as('attempts'),
      row.fn.min('owed_since').as('since'),
    ])
    .groupBy(['channel', 'state'])
    .execute();
  return rows.map(({ channel, state, count, attempts, since }) => ({
    channel,
    state,
    count: Number(count),
    attempts: Number(attempts),
    pendingSince: Date.parse(String(since)),
  }));
}

/** The labels that one lead is counted under, by group; none where it says nothing of it. */
const LABELS: Record<WeekGroup, (lead: LeadRow) => string[]> = {
  kind: ({ kind }) => [kind satisfies EnquiryKind],
  lane: ({ quote }) => {
    const { from, to } = readQuote(quote) ?? {};
    return from && to ? [`${from.name} to ${to.name}`] : [];
  },
  truck: ({ quote }) => (readQuote(quote)?.trucks ?? []).map(({ size }) => `${size} tons`),
  page: ({ origin_page: page }) => (page ? [page] : []),
  campaign: ({ utm_source: source, utm_campaign: campaign }) =>
    [campaignLabel(source, campaign)].filter((label) => label !== ''),
};

/** Counts leads by each group, the most frequent first. */
function groupsOf(leads: Iterable<LeadRow>): Record<WeekGroup, Counted[]> {
  const counts = new Map(WEEK_GROUPS.map((group) => [group, new Map<string, number>()]));
  for (const lead of leads) {
    for (const [group, byLabel] of counts) {
      for (const label of new Set(LABELS[group](lead))) byLabel.set(label, (byLabel.get(label) ?? 0) + 1);
    }
  }
  const sorted = ([group, byLabel]: [WeekGroup, Map<string, number>]) => [
    group,
    [...byLabel]
      .map(([label, count]) => ({ label, count }))
      .toSorted((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1)),
  ];
  return Object.fromEntries([...counts].map(sorted));
}

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_DAYS = 7;

/** Counts of leads and of what became of them. */
export interface LeadStats {
  /** Accepted in the last 1, 7 and 30 days, and ever; suspected spam included. */
  accepted: { day: number; week: number; month: number; ever: number };
  /** Of these, kept without telling anybody; a person looks whether one is a customer. */
  suspectedSpam: { day: number; week: number; ever: number };
  byForm: LeadCount[];
  /** The states of all leads that ask for an answer. */
  desk: DeskStats;
  /** The accepted leads of the last 7 days by form, lane, truck, page and campaign. */
  week: Record<WeekGroup, Counted[]>;
  deliveries: { channel: ChannelName; state: DeliveryRow['state']; count: number }[];
  /** Since when the oldest delivery that still waits has been pending. */
  waitingSince: Instant | null;
}

export async function leadStats(db: Kysely<Tables>, now = Date.now()): Promise<LeadStats> {
  const daysAgo = (days: number) => new Date(now - days * DAY_MS).toISOString();
  const since = (days: number, state?: 'spam') =>
    countLeads(db, { from: daysAgo(days), ...(state && { state }) });
  const oldest = await pendingRows(db)
    .select((row) => row.fn.min('owed_since').as('since'))
    .where('state', 'in', ['pending', 'leased'])
    .executeTakeFirst();
  return {
    accepted: {
      day: await since(1),
      week: await since(7),
      month: await since(30),
      ever: await countLeads(db),
    },
    suspectedSpam: {
      day: await since(1, 'spam'),
      week: await since(7, 'spam'),
      ever: await countLeads(db, { state: 'spam' }),
    },
    byForm: await countByForm(db),
    desk: await deskStats(db),
    week: await weekGroups(db, now),
    deliveries: await pendingRows(db)
      .select((row) => ['channel', 'state', row.fn.countAll<number>().as('count')])
      .groupBy(['channel', 'state'])
      .orderBy('channel')
      .orderBy('state')
      .execute(),
    waitingSince: oldest?.since ?? null,
  };
}

/** Counts the accepted leads of the seven days before an instant, or of those since another, by each group. */
export async function weekGroups(
  db: Kysely<Tables>,
  now: number,
  from: Instant = new Date(now - WEEK_DAYS * DAY_MS).toISOString(),
): Promise<Record<WeekGroup, Counted[]>> {
  const leads: LeadRow[] = [];
  for await (const page of allLeads(db, { from, before: new Date(now).toISOString() }))
    leads.push(...page.map(({ lead }) => lead).filter(({ status }) => status === 'accepted'));
  return groupsOf(leads);
}
