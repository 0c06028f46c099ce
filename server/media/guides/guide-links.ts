import { type GuideFile, guideFilePath } from '#domain/entries/guides.ts';
import type { Keys } from '../../platform/database/keys.ts';

const SECOND = 1000;
/** In which the expiry of a link is written, to keep it short. */
const BASE = 36;
const TOKEN = /^([0-9a-z]{1,10})\.([\w-]{43,50})$/;

/** How long a link works that the page of the guide gets. */
export const PAGE_LINK_MS = 24 * 60 * 60 * SECOND;
/** How long the link of the e-mail works; the e-mail says so. */
export const EMAIL_LINK_MS = 30 * PAGE_LINK_MS;

/**
 * The address of a guide's PDF, or of its workbook by the same token, below the site's origin: it stands in no page, and only what we sign opens it.
 * @param until when it stops working, in milliseconds since 1970
 */
export function guideLink(keys: Keys, slug: string, until: number, kind: GuideFile = 'pdf'): string {
  const expiry = Math.ceil(until / SECOND).toString(BASE);
  return guideFilePath(`${expiry}.${keys.sign('guide', slug, expiry)}`, slug, kind);
}

/** The worth of a link to a guide: it opens it, did so once, or was never ours. */
export type LinkState = 'good' | 'expired' | 'forged';

/** Judges the token of a link to the guide. */
export function judgeLink(keys: Keys, slug: string, token: string, now: number): LinkState {
  const [, expiry = '', signature] = TOKEN.exec(token) ?? [];
  if (signature === undefined || !keys.isSigned(signature, 'guide', slug, expiry)) return 'forged';
  return Number.parseInt(expiry, BASE) * SECOND < now ? 'expired' : 'good';
}
