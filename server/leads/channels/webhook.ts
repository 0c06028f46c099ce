import { Webhook } from 'standardwebhooks';
import type { ChannelName } from '#domain/channels.ts';
import { readQuote } from '#domain/price/quote.ts';
import { referenceOf } from '#domain/reference.ts';
import type { WebhookTarget } from '../../config.ts';
import type { LeadRow } from '../../storage/tables.ts';
import type { Claim } from '../delivery-queue.ts';
import type { Channel } from './channel.ts';
import { postJson } from './post-json.ts';

const SECOND = 1000;
/** What Standard Webhooks recommends to grant the receiver. */
const TIME_LIMIT_MS = 20 * SECOND;

/** What is told: of a lead that came, or of what the desk made of it since. */
interface Told {
  name: Extract<ChannelName, 'webhook' | 'webhook-change'>;
  type: 'lead.accepted' | 'lead.changed';
  at(lead: LeadRow): string;
  /** The same at each attempt to tell the same thing. */
  id(claim: Claim): string;
}

const ACCEPTED: Told = {
  name: 'webhook',
  type: 'lead.accepted',
  at: (lead) => lead.created_at,
  id: ({ delivery }) => delivery.id,
};

/** A lead has one delivery of its changes: of several that were not told yet, the last is told. */
const CHANGED: Told = {
  name: 'webhook-change',
  type: 'lead.changed',
  at: changedAt,
  id: ({ delivery, lead }) => `${delivery.id}.${Date.parse(changedAt(lead))}`,
};

/**
 * Tells another system, like a CRM, of each lead: `lead.accepted`, and `lead.changed` when the desk says what became of it, signed as
 * Standard Webhooks 1.0 describes. The header `webhook-id` is the same at each attempt.
 */
export const webhookChannels = (target: WebhookTarget): Channel[] =>
  [ACCEPTED, CHANGED].map((told) => webhookChannel(target, told));

function webhookChannel({ url, secret, allowPrivate }: WebhookTarget, { name, type, at, id }: Told): Channel {
  const webhook = new Webhook(secret);
  const target = new URL(url);
  return {
    name,
    destination: `webhook at ${target.host}`,
    timeLimitMs: TIME_LIMIT_MS,
    deliver: (claim, signal) => {
      const { lead } = claim;
      const body = JSON.stringify({ type, timestamp: at(lead), data: told(lead) });
      const now = new Date();
      const headers = {
        'webhook-id': id(claim),
        'webhook-timestamp': String(Math.floor(now.getTime() / SECOND)),
        'webhook-signature': webhook.sign(id(claim), now, body),
      };
      return postJson({ url: target, body, headers, allowPrivate, signal });
    },
  };
}

function changedAt(lead: LeadRow): string {
  return lead.desk_changed_at ?? lead.created_at;
}

/** What others learn of a lead: what was typed, and when, a quote as data, and what became of it; nothing of our own workings. */
function told({ idempotency_key, request_id, status, ...lead }: LeadRow) {
  return {
    ...lead,
    quote: readQuote(lead.quote) ?? null,
    desk_state: lead.desk_state ?? 'open',
    reference: referenceOf(lead.id),
  };
}
