import type { EnquiryKind } from '#domain/leads/lead.ts';
import type { LeadRow } from '../../platform/database/tables.ts';
import { postJson } from '../../platform/network/post-json.ts';
import { type Channel, leadClaim } from '../queue/channel.ts';

const TIME_LIMIT_MS = 15_000;

interface Endpoint {
  path: string;
  fields: readonly (keyof LeadRow)[];
}

/** Where the company's own API takes leads of a form, and the fields that it wants (specification, section 7). */
const ENDPOINTS: Record<EnquiryKind, Endpoint | undefined> = {
  contact: { path: 'contact', fields: ['first_name', 'last_name', 'email', 'phone_number', 'message'] },
  eguide: { path: 'eguide-subscription', fields: ['email', 'first_name', 'last_name', 'company'] },
  marketing: undefined,
  newsletter: undefined,
  quote: undefined,
  partner: undefined,
};

/** Whether the company's own API takes leads of this form. */
export const isForwarded = (kind: EnquiryKind) => ENDPOINTS[kind] !== undefined;

/**
 * Forwards leads to the company's own API. The lead's id goes along as `Idempotency-Key`.
 * @param apiUrl its base, like `https://api.example.com/api`
 */
export function productApiChannel(apiUrl: string): Channel {
  const base = new URL(`${apiUrl.replace(/\/$/, '')}/`);
  return {
    name: 'product-api',
    destination: `product API at ${base.host}`,
    timeLimitMs: TIME_LIMIT_MS,
    deliver: async (claim, signal) => {
      const { lead } = leadClaim(claim);
      const endpoint = ENDPOINTS[lead.kind];
      if (!endpoint) throw new Error(`no endpoint takes leads of the form ${lead.kind}`);
      const { path, fields } = endpoint;
      await postJson({
        url: new URL(path, base),
        body: JSON.stringify(Object.fromEntries(fields.map((field) => [field, lead[field]]))),
        headers: { accept: 'application/json', 'idempotency-key': lead.id },
        allowPrivate: true,
        signal,
      });
    },
  };
}
