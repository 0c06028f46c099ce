import type { EnquiryKind, NotifiedEvent } from '#domain/leads/lead.ts';
import { referenceOf } from '#domain/leads/reference.ts';
import { readQuote } from '#domain/price/question/quote.ts';
import { tonnes } from '#domain/price/trucks/load-query.ts';
import type { LeadRow } from '../../platform/database/tables.ts';

const CALLED: Record<EnquiryKind, string> = {
  contact: 'message',
  marketing: 'enquiry of the landing page',
  eguide: 'request for a guide',
  newsletter: 'wish for the newsletter',
  quote: 'request for a quote',
  partner: 'offer of an owner',
};
/** The line, in which nothing can pass for a link or a call to everybody (Slack: "Escaping text"). */
export function chatLine(leadEvent: Said): string {
  return said(leadEvent).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** What is said: an event, and the lead that it is about. */
interface Said {
  event: NotifiedEvent;
  lead?: LeadRow | undefined;
  /** The name that was typed at the desk. */
  by?: string | null | undefined;
}

function said({ event, lead, by }: Said): string {
  if (!lead)
    return event === 'subscribed'
      ? 'A new subscriber of the newsletter'
      : 'A subscriber has left the newsletter';
  const called = `${CALLED[lead.kind]} ${referenceOf(lead.id)}`;
  if (event === 'accepted') return [`New ${called}`, about(lead)].filter(Boolean).join(': ');
  const who = by ? ` by ${by}` : '';
  return `${called[0]?.toUpperCase()}${called.slice(1)}: ${event}${who}`;
}

/** The chosen values, never the typed ones. */
function about({ quote: kept, service }: LeadRow): string {
  const quote = readQuote(kept);
  if (quote) return `${quote.from.name} to ${quote.to.name}, ${tonnes(quote.load.kilograms)}, ${quote.date}`;
  return service ?? '';
}
