import { Webhook } from 'standardwebhooks';
import { readQuote } from '#domain/price/quote.ts';
import { referenceOf } from '#domain/reference.ts';
import type { WebhookTarget } from '../../config.ts';
import type { LeadRow } from '../../storage/tables.ts';
import type { Channel } from './channel.ts';
import { postJson } from './post-json.ts';

const SECOND = 1000;
/** What Standard Webhooks recommends to grant the receiver. */
const TIME_LIMIT_MS = 20 * SECOND;

/**
 * Tells another system, like a CRM, of each lead: `lead.accepted`, signed as Standard Webhooks 1.0 describes. The header
 * `webhook-id` is the same at each attempt.
 */
export function webhookChannel({ url, secret, allowPrivate }: WebhookTarget): Channel {
  const webhook = new Webhook(secret);
  const target = new URL(url);
  return {
    name: 'webhook',
    destination: `webhook at ${target.host}`,
    timeLimitMs: TIME_LIMIT_MS,
    deliver: ({ delivery, lead }, signal) => {
      const body = JSON.stringify({ type: 'lead.accepted', timestamp: lead.created_at, data: told(lead) });
      const now = new Date();
      const headers = {
        'webhook-id': delivery.id,
        'webhook-timestamp': String(Math.floor(now.getTime() / SECOND)),
        'webhook-signature': webhook.sign(delivery.id, now, body),
      };
      return postJson({ url: target, body, headers, allowPrivate, signal });
    },
  };
}

/** What others learn of a lead: what was typed, and when, and a quote as data; nothing of our own workings. */
function told({ idempotency_key, request_id, status, ...lead }: LeadRow) {
  return { ...lead, quote: readQuote(lead.quote) ?? null, reference: referenceOf(lead.id) };
}
