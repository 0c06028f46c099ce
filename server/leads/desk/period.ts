import type { Kysely } from 'kysely';
import { ENQUIRY_KINDS, type EnquiryKind } from '#domain/leads/forms/index.ts';
import { isLeadState, LEAD_STATES, type LeadState, type LostReason } from '#domain/leads/states.ts';
import { readQuote } from '#domain/price/question/quote.ts';
import type { Instant, LeadEventRow, LeadRow, Tables } from '../../platform/database/tables.ts';
import { ASKING_KINDS, allLeads, countLeads } from './lead-records.ts';

/** From the first instant up to the second, without it. */
export interface Period {
  from: Instant;
  before: Instant;
}

/** How fast the desk answered. */
export interface Answers {
  count: number;
  /** Of the times from an enquiry to its first answer, in ms; null without any. */
  medianMs: number | null;
  slowestMs: number | null;
}

/** The numbers of a period. */
export interface PeriodNumbers {
  /** Accepted enquiries by form. */
  kinds: Record<EnquiryKind, number>;
  total: number;
  spam: number;
  /** What has become, up to now, of those that ask for an answer. */
  states: Record<LeadState, number>;
  /** Of the quotes: how many have a price, and the sums in naira. */
  estimates: { count: number; low: number; high: number };
  /** Enquiries that were answered for the first time in the period, whenever they came. */
  answers: Answers;
  /** The same by the name that was typed; null for none. The most answers first. */
  answersBy: (Answers & { name: string | null })[];
  /** Enquiries that were won in the period and still are, with the sum of the values that were given. */
  won: { count: number; valued: number; value: number };
  lost: { count: number; reasons: { reason: LostReason | null; count: number }[] };
}

/** Counts a period from the enquiries that are kept. */
export async function periodNumbers(db: Kysely<Tables>, period: Period): Promise<PeriodNumbers> {
  const came: LeadRow[] = [];
  for await (const page of allLeads(db, { ...period, status: 'accepted' }))
    came.push(...page.map(({ lead }) => lead));
  const asking = came.filter(({ kind }) => ASKING_KINDS.includes(kind));
  const tracks = await tracksOf(db, period);
  const answers = tracks.flatMap((track) => firstAnswer(track, period));
  const decided = tracks.filter((track) => isDecidedIn(track, period));
  const won = decided.filter(({ lead }) => lead.desk_state === 'won');
  const lost = decided.filter(({ lead }) => lead.desk_state === 'lost');
  const values = won.flatMap(({ lead }) => lead.won_value ?? []);
  return {
    kinds: countsOf(ENQUIRY_KINDS, came, ({ kind }) => kind),
    total: came.length,
    spam: await countLeads(db, { ...period, state: 'spam' }),
    states: countsOf(LEAD_STATES, asking, ({ desk_state }) => desk_state ?? 'open'),
    estimates: estimatesOf(came),
    answers: timesOf(answers),
    answersBy: [...Map.groupBy(answers, ({ by }) => by)]
      .map(([name, of]) => ({ name, ...timesOf(of) }))
      .toSorted((a, b) => b.count - a.count || ((a.name ?? '') < (b.name ?? '') ? -1 : 1)),
    won: { count: won.length, valued: values.length, value: sum(values) },
    lost: {
      count: lost.length,
      reasons: [...Map.groupBy(lost, ({ lead }) => lead.lost_reason)]
        .map(([reason, of]) => ({ reason, count: of.length }))
        .toSorted((a, b) => b.count - a.count || ((a.reason ?? '~') < (b.reason ?? '~') ? -1 : 1)),
    },
  };
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

function countsOf<Name extends string>(
  names: readonly Name[],
  leads: LeadRow[],
  nameOf: (lead: LeadRow) => Name,
): Record<Name, number> {
  const counts = names.map((name) => [name, leads.filter((lead) => nameOf(lead) === name).length]);
  return Object.fromEntries(counts) as Record<Name, number>;
}

function estimatesOf(leads: LeadRow[]): PeriodNumbers['estimates'] {
  const estimates = leads.flatMap(({ quote }) => readQuote(quote)?.estimate ?? []);
  return {
    count: estimates.length,
    low: sum(estimates.map(({ low }) => low)),
    high: sum(estimates.map(({ high }) => high)),
  };
}

type Step = Pick<LeadEventRow, 'lead_id' | 'at' | 'what' | 'by_name'>;

/** What the desk said of a lead, the oldest first. */
interface Track {
  lead: Pick<LeadRow, 'id' | 'created_at' | 'desk_state' | 'won_value' | 'lost_reason'>;
  steps: Step[];
}

/** The tracks of the accepted leads of which the desk said anything in a period. */
async function tracksOf(db: Kysely<Tables>, { from, before }: Period): Promise<Track[]> {
  const touched = db
    .selectFrom('lead_events')
    .select('lead_id')
    .where('at', '>=', from)
    .where('at', '<', before);
  const leads = await db
    .selectFrom('leads')
    .select(['id', 'created_at', 'desk_state', 'won_value', 'lost_reason'])
    .where('status', '=', 'accepted')
    .where('kind', 'in', ASKING_KINDS)
    .where('id', 'in', touched)
    .execute();
  const steps = await db
    .selectFrom('lead_events')
    .select(['lead_id', 'at', 'what', 'by_name'])
    .where('lead_id', 'in', touched)
    .where('what', 'in', [...LEAD_STATES])
    .orderBy('at')
    .execute();
  const byLead = Map.groupBy(steps, ({ lead_id }) => lead_id);
  return leads.map((lead) => ({ lead, steps: byLead.get(lead.id) ?? [] }));
}

const isIn = (at: Instant, { from, before }: Period) => at >= from && at < before;

interface Answer {
  ms: number;
  by: string | null;
}

/** The first time that anything but open was said, where that was in the period. */
function firstAnswer({ lead, steps }: Track, period: Period): Answer[] {
  const first = steps.find(({ what }) => what !== 'open');
  if (!first || !isIn(first.at, period)) return [];
  return [{ ms: Date.parse(first.at) - Date.parse(lead.created_at), by: first.by_name }];
}

/** Whether the last word of the desk is that it was won or lost, and was said in the period. */
function isDecidedIn({ lead, steps }: Track, period: Period): boolean {
  const last = steps.findLast(({ what }) => isLeadState(what));
  const isDecided = lead.desk_state === 'won' || lead.desk_state === 'lost';
  return isDecided && last?.what === lead.desk_state && isIn(last.at, period);
}

function timesOf(answers: Answer[]): Answers {
  const times = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const middle = times.slice(Math.floor((times.length - 1) / 2), Math.floor(times.length / 2) + 1);
  return {
    count: times.length,
    medianMs: times.length === 0 ? null : sum(middle) / middle.length,
    slowestMs: times.at(-1) ?? null,
  };
}
