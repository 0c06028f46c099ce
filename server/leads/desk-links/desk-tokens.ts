import { DESK_PATH } from '#domain/leads/desk-links/desk-page.ts';
import { TOKEN_PARAMETER } from '#domain/leads/newsletter/newsletter.ts';
import type { Keys } from '../../platform/database/keys.ts';

const SECOND = 1000;
const DAY_MS = 24 * 60 * 60 * SECOND;
/** How long a link works, from when its e-mail was made: longer than the desk works on an enquiry. */
export const DESK_LINK_DAYS = 30;
/** In which the expiry of a link is written, to keep it short. */
const BASE = 36;
/** The lead, when the link ends, and our signature, which names its key. */
const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([0-9a-z]{1,10})\.([\w-]{43,50})$/;
const PURPOSE = 'desk';

/** Opens the page of one lead, for a while, for anyone who has it. */
export function deskToken(keys: Keys, leadId: string, now = Date.now()): string {
  const expiry = Math.ceil((now + DESK_LINK_DAYS * DAY_MS) / SECOND).toString(BASE);
  return [leadId, expiry, keys.sign(PURPOSE, leadId, expiry)].join('.');
}

/** The address of the page of one lead. @param siteUrl public origin, without a final slash */
export const deskLink = (keys: Keys, siteUrl: string, leadId: string): string =>
  `${siteUrl}${DESK_PATH}?${TOKEN_PARAMETER}=${deskToken(keys, leadId)}`;

/** The lead whose page a token opens; nothing where it is none of ours, or too old. */
export function leadInToken(keys: Keys, token: string, now = Date.now()): string | undefined {
  const [, leadId = '', expiry = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (!keys.isSigned(signature, PURPOSE, leadId, expiry)) return undefined;
  return Number.parseInt(expiry, BASE) * SECOND < now ? undefined : leadId;
}
