import { DRAFT_PATH } from '../../entries/drafts.ts';
import { GUIDE_SENT_PATH } from '../../entries/guides.ts';
import { DESK_PATH } from '../desk/desk.ts';

/** Addresses of the screens behind the links of the newsletter's e-mails, and their parameter. */
export const CONFIRM_PATH = '/newsletter/confirm';
export const UNSUBSCRIBE_PATH = '/newsletter/unsubscribe';
export const TOKEN_PARAMETER = 'token';

/** Below it are the screens behind the links of the newsletter's e-mails. */
const NEWSLETTER = '/newsletter/';

/** Whether the address of a page may hold what opens something for anyone who has it; nobody else may learn such an address. */
export function mayHoldToken(path: string): boolean {
  return path === GUIDE_SENT_PATH || path === DESK_PATH || path === DRAFT_PATH || path.startsWith(NEWSLETTER);
}
