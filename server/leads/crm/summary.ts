import { LEAD_COLUMNS, type LeadColumn } from '#domain/leads/forms/columns.ts';
import { referenceOf } from '#domain/leads/reference.ts';
import { lagosSortedTime } from '#domain/shared/lagos-times.ts';
import type { LeadRow } from '../../platform/database/tables.ts';
import { quoteText } from '../lead/quote-text.ts';
import type { News } from './event.ts';

/** Told in words by the quote, where there is one. */
const IN_QUOTE: LeadColumn = 'question';

/** The typed values, in lines, for a CRM's field of free text. */
export function summaryOf(lead: LeadRow): string {
  const facts: [label: string, value: string | null][] = [
    ['form', lead.kind],
    ['reference', referenceOf(lead.id)],
    ['received', lagosSortedTime(lead.created_at)],
    ['quote', quoteText(lead.quote)],
    ...LEAD_COLUMNS.filter((column) => column !== IN_QUOTE || lead.quote === null).map(
      (column): [string, string | null] => [column, lead[column]],
    ),
    ['page', lead.origin_page],
    ['campaign', lead.utm_campaign],
  ];
  return facts.flatMap(([label, value]) => (value === null ? [] : [`${label}: ${value}`])).join('\n');
}

/** The action of the desk, in a line for the history of a CRM. */
export function noteOf({ event, at, by }: News): string {
  return `Website: ${event}${by ? ` by ${by}` : ''}, ${lagosSortedTime(at)}`;
}
