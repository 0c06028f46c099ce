import { DRAFT_PATH } from '../../entries/drafts.ts';
import { GUIDE_SENT_PATH } from '../../entries/guides.ts';
import { DESK_PATH } from '../desk-links/desk-page.ts';

/** Addresses of the screens behind the links of the newsletter's e-mails, and their parameter. */
export const CONFIRM_PATH = '/newsletter/confirm';
export const UNSUBSCRIBE_PATH = '/newsletter/unsubscribe';
export const TOKEN_PARAMETER = 'token';

/** Below it are the screens behind the links of the newsletter's e-mails. */
const NEWSLETTER = '/newsletter/';

/** The other screens behind links. */
const WITH_TOKEN: readonly string[] = Object.values({
  DESK_PATH,
  DRAFT_PATH,
  GUIDE_SENT_PATH,
});

/** Whether the address of a page may hold what opens something for anyone who has it; nobody else may learn such an address. */
export const mayHoldToken = (path: string): boolean =>
  WITH_TOKEN.includes(path) || path.startsWith(NEWSLETTER);
