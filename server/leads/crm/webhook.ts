import { Webhook } from 'standardwebhooks';
import { z } from 'zod';
import { referenceOf } from '#domain/leads/reference.ts';
import { readQuote } from '#domain/price/question/quote.ts';
import type { LeadRow } from '../../platform/database/tables.ts';
import { ask, postJson } from '../../platform/network/post-json.ts';
import {
  type AnyTarget,
  inEveryTarget,
  type LeadEvent,
  type Notifier,
  read,
  type TargetKind,
  webAddress,
  webhookSecret,
} from './target.ts';

const SECOND = 1000;

/** A system that takes our own events, signed (Standard Webhooks). */
export interface PlainTarget extends AnyTarget {
  kind: 'plain';
  /** `whsec_` and base64, as the receiver has it; signed with the second too, while the receiver changes from one to the other. */
  secrets: readonly [string, ...string[]];
}

/** Our own events, as signed posts. */
export const plain: TargetKind<PlainTarget> = {
  written: z
    .strictObject({
      kind: z.literal('plain'),
      url: webAddress,
      secret: webhookSecret,
      second_secret: webhookSecret.optional(),
      ...inEveryTarget,
    })
    .transform(({ kind, url, secret, second_secret: second, ...given }) => ({
      kind,
      url,
      secrets: [secret, ...(second ? [second] : [])] as const,
      ...read(given),
    })),
  remedy: 'check its address, and that its server runs',
  notifier: webhookNotifier,
};

/**
 * Posts each event as JSON, signed as Standard Webhooks 1.0 describes: with every secret of the target, so that a receiver that
 * has either takes it. The header `webhook-id` is the same at each attempt.
 */
function webhookNotifier({ url, secrets, allowPrivate }: PlainTarget): Notifier {
  const webhooks = secrets.map((secret) => new Webhook(secret));
  const target = new URL(url);
  return {
    notify: (leadEvent, signal) => {
      const body = JSON.stringify(messageOf(leadEvent));
      const now = new Date();
      const headers = {
        'webhook-id': leadEvent.id,
        'webhook-timestamp': String(Math.floor(now.getTime() / SECOND)),
        'webhook-signature': webhooks.map((webhook) => webhook.sign(leadEvent.id, now, body)).join(' '),
      };
      return postJson({ url: target, body, headers, allowPrivate, signal });
    },
    check: async (signal) => {
      const { status } = await ask({ method: 'GET', url: target, headers: {}, allowPrivate, signal });
      if (status >= 300 && status < 400)
        throw new Error(
          `it redirects (${status}), and events are not sent on: write the address that it leads to`,
        );
      return `${target.host} answers (${status})`;
    },
  };
}

function messageOf({ event, at, lead, by, note, subscriber }: LeadEvent) {
  if (!lead)
    return {
      type: `newsletter.${event}`,
      timestamp: at,
      data: { email: subscriber?.email, first_name: subscriber?.firstName },
    };
  if (event === 'accepted') return { type: 'lead.accepted', timestamp: at, data: leadData(lead) };
  return {
    type: 'lead.changed',
    timestamp: at,
    data: { ...leadData(lead), change: event, changed_by: by ?? null, note: note ?? null },
  };
}

/** The facts that others learn of a lead: what was typed, and when, a quote as data, and what became of it; nothing of our own workings. */
function leadData({ idempotency_key, request_id, status, ...lead }: LeadRow) {
  return {
    ...lead,
    quote: readQuote(lead.quote) ?? null,
    desk_state: lead.desk_state ?? 'open',
    reference: referenceOf(lead.id),
  };
}
