import { DRAFT_FILE, DRAFT_PATH, DRAFT_TOKEN } from '#domain/entries/drafts.ts';
import type { Keys } from '../../platform/database/keys.ts';

const SECOND = 1000;
/** In which the end of a link is written, to keep it short. */
const BASE = 36;
/** When the link ends, and our signature, which names its key. */
const TOKEN = /^([0-9a-z]{1,10})\.([\w-]{43,50})$/;
/** Keeps a signature made for a draft from opening anything else. */
const PURPOSE = 'draft';

/**
 * The address that shows one file of the content folder as it is, published or not, to whoever has it.
 * @param siteUrl public origin, without a final slash
 * @param file its path below the content folder
 * @param until when the link ends, in ms since 1970
 */
export function draftLink(keys: Keys, siteUrl: string, file: string, until: number): string {
  const expiry = Math.ceil(until / SECOND).toString(BASE);
  const token = `${expiry}.${keys.sign(PURPOSE, file, expiry)}`;
  return `${siteUrl}${DRAFT_PATH}?${new URLSearchParams({ [DRAFT_FILE]: file, [DRAFT_TOKEN]: token })}`;
}

/** Whether a token opens a file now. */
export function opensDraft(keys: Keys, file: string, token: string, now = Date.now()): boolean {
  const [, expiry = '', signature = ''] = TOKEN.exec(token) ?? [];
  return keys.isSigned(signature, PURPOSE, file, expiry) && Number.parseInt(expiry, BASE) * SECOND >= now;
}
