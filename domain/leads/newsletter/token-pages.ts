import { DRAFT_PATH } from '../../entries/drafts.ts';
import { GUIDE_SENT_PATH } from '../../entries/guides.ts';
import { DESK_PATH } from '../desk/desk.ts';

/** Below it are the screens behind the links of the newsletter's e-mails. */
const NEWSLETTER = '/newsletter/';

/** Whether the address of a page may hold what opens something for whoever has it; nobody else may learn such an address. */
export function mayHoldToken(path: string): boolean {
  return path === GUIDE_SENT_PATH || path === DESK_PATH || path === DRAFT_PATH || path.startsWith(NEWSLETTER);
}
