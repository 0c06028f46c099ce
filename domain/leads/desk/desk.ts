import type { EnquiryKind } from '../forms/index.ts';
import { LEAD_STATES } from '../states.ts';

/** Of a name that is typed at the desk, in letters. */
export const DESK_NAME_MAX = 60;

/**
 * The actions of the desk on a lead: say what became of it, take it, write a note, plan the next call, have its e-mail sent again, or
 * lift a suspicion of spam.
 */
export const DESK_ACTIONS = ['taken', ...LEAD_STATES, 'noted', 'planned', 'resent', 'released'] as const;
export type DeskAction = (typeof DESK_ACTIONS)[number];

/** Whether a lead of a form asks the desk for an answer; who fetched a guide has what he asked for. */
export const ASKS_FOR_ANSWER: Record<EnquiryKind, boolean> = {
  contact: true,
  marketing: true,
  eguide: false,
  newsletter: false,
  quote: true,
  partner: true,
};
