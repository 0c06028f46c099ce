import { z } from 'zod';
import type { EnquiryKind } from '#domain/leads/lead.ts';
import { referenceOf } from '#domain/leads/reference.ts';
import { readQuote } from '#domain/price/question/quote.ts';
import { tonnes } from '#domain/price/trucks/load-query.ts';
import type { LeadRow } from '../../platform/database/tables.ts';
import { ask, errorOf, postJson } from '../../platform/network/post-json.ts';
import {
  type AnyTarget,
  inEveryTarget,
  type LeadEvent,
  type Notifier,
  read,
  type TargetKind,
  webAddress,
} from './target.ts';

/** A chat's incoming webhook. */
interface SlackTarget extends AnyTarget {
  kind: 'slack';
}

/** A chat, which is told what somebody may have to act on. */
export const slack: TargetKind<SlackTarget> = {
  written: z
    .strictObject({ kind: z.literal('slack'), url: webAddress, ...inEveryTarget })
    .transform(({ kind, url, ...given }) => ({
      kind,
      url,
      ...read(given, ['accepted', 'taken', 'won', 'lost']),
    })),
  remedy: 'check its address; a webhook that was removed is created again in Slack',
  notifier: slackNotifier,
};

const CALLED: Record<EnquiryKind, string> = {
  contact: 'message',
  marketing: 'enquiry of the landing page',
  eguide: 'request for a guide',
  newsletter: 'wish for the newsletter',
  quote: 'request for a quote',
  partner: 'offer of an owner',
};
const BAD_REQUEST = 400;

/**
 * Posts one line to a chat's incoming webhook: what it is, its reference, and of a quote the road and the load. No name, no number, no
 * address and no message of the sender: a channel has more readers than the desk, and keeps what it reads.
 */
function slackNotifier({ url, allowPrivate }: SlackTarget): Notifier {
  const target = new URL(url);
  return {
    notify: (leadEvent, signal) =>
      postJson({
        url: target,
        body: JSON.stringify({ text: chatLine(leadEvent) }),
        headers: {},
        allowPrivate,
        signal,
      }),
    // A message without text is refused by a webhook that is alive (no_text), and posts nothing.
    check: async (signal) => {
      const { status } = await ask({
        method: 'POST',
        url: target,
        body: '{}',
        headers: {},
        allowPrivate,
        signal,
      });
      if (status !== BAD_REQUEST) throw errorOf(status);
      return `${target.host} knows the webhook; nothing was posted`;
    },
  };
}

/** The line, in which nothing can pass for a link or a call to everybody (Slack: "Escaping text"). */
export function chatLine(leadEvent: Said): string {
  return said(leadEvent).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

type Said = Pick<LeadEvent, 'event' | 'lead' | 'by'>;

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
