import { referenceOf } from '#domain/leads/reference.ts';
import { readQuote } from '#domain/price/question/quote.ts';
import { campaignLabel } from '#domain/visits/visit-counts.ts';
import type { LeadRow } from '../../platform/database/tables.ts';
import type { Cell } from '../../platform/spreadsheets/write-table.ts';
import { nameOf } from '../lead/values.ts';

/** The columns that people read of a lead, in the order of a spreadsheet, with their widths in letters. */
export const READABLE_WIDTHS = {
  reference: 12,
  received: 18,
  kind: 20,
  state: 14,
  takenBy: 18,
  nextCall: 18,
  name: 24,
  phone: 18,
  email: 30,
  company: 24,
  from: 18,
  to: 18,
  loading: 13,
  tonnes: 9,
  trucks: 20,
  low: 14,
  high: 14,
  service: 24,
  guide: 30,
  capacity: 30,
  base: 20,
  callTime: 20,
  message: 60,
  value: 14,
  reason: 22,
  cameFrom: 30,
} as const;
export type ReadableColumn = keyof typeof READABLE_WIDTHS;
export const READABLE_COLUMNS = Object.keys(READABLE_WIDTHS) as ReadableColumn[];

/** The words of what is kept as a code. */
export interface CodeWords {
  kinds: Record<LeadRow['kind'], string>;
  states: Record<NonNullable<LeadRow['desk_state']> | 'open', string>;
  reasons: Record<NonNullable<LeadRow['lost_reason']>, string>;
}

const KILOGRAMS = 1000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The cells of a lead. */
export function readableCells(lead: LeadRow, words: CodeWords): Record<ReadableColumn, Cell> {
  const quote = readQuote(lead.quote);
  const asked = new URLSearchParams(lead.question ?? '');
  const day = quote?.date ?? asked.get('date') ?? '';
  return {
    reference: referenceOf(lead.id),
    received: { instant: lead.created_at },
    kind: words.kinds[lead.kind],
    state: words.states[lead.desk_state ?? 'open'],
    takenBy: lead.taken_by,
    nextCall: lead.next_call_at === null ? null : { instant: lead.next_call_at },
    name: nameOf(lead),
    phone: lead.phone_number,
    email: lead.email,
    company: lead.company,
    from: quote?.from.name ?? asked.get('from'),
    to: quote?.to.name ?? asked.get('to'),
    loading: DAY.test(day) ? { day } : null,
    tonnes: quote ? quote.load.kilograms / KILOGRAMS : null,
    trucks: (quote?.trucks ?? []).map(({ size, count }) => `${count} × ${size} tons`).join(', '),
    low: quote?.estimate?.low ?? null,
    high: quote?.estimate?.high ?? null,
    service: lead.service,
    guide: lead.guide,
    capacity: lead.capacity,
    base: lead.base,
    callTime: lead.call_time,
    message: lead.message,
    value: lead.won_value,
    reason: lead.lost_reason === null ? null : words.reasons[lead.lost_reason],
    cameFrom: campaignLabel(lead.utm_source, lead.utm_campaign) || lead.origin_referrer || lead.origin_page,
  };
}
