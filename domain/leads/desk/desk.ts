import type { LeadColumn } from '../forms/columns.ts';
import type { EnquiryKind } from '../forms/index.ts';
import { LEAD_STATES, type LeadState } from '../states.ts';

/** The page behind the link of the desk's e-mails, about one lead, and where its buttons post to. */
export const DESK_PATH = '/desk';
export const DESK_ACTION = '/api/desk';

/** Fields of the page's form besides the token. */
export const ACTION_FIELD = 'action';
export const NAME_FIELD = 'name';
/** Of a name that is typed at the desk, in letters. */
export const DESK_NAME_MAX = 60;
/** In the address, says what was done just now. */
export const DONE_PARAMETER = 'done';

/** The actions of the desk on a lead: say what became of it, take it, have its e-mail sent again, or lift a suspicion of spam. */
export const DESK_ACTIONS = ['taken', ...LEAD_STATES, 'resent', 'released'] as const;
export type DeskAction = (typeof DESK_ACTIONS)[number];

export const isDeskAction = (text: unknown): text is DeskAction =>
  DESK_ACTIONS.some((action) => action === text);

/** Whether a lead of a form asks the desk for an answer; who fetched a guide has what he asked for. */
export const ASKS_FOR_ANSWER: Record<EnquiryKind, boolean> = {
  contact: true,
  marketing: true,
  eguide: false,
  newsletter: false,
  quote: true,
  partner: true,
};

/** A row of an e-mail: what the form asked for, and what was typed or chosen. */
export interface EmailRow {
  label: string;
  value: string;
  /** The column of the lead that it shows, where it shows one. */
  column?: LeadColumn;
  /** How it is shown: what can be called or written to is a link, a text keeps its lines. */
  kind: 'line' | 'email' | 'phone' | 'text';
}

/** Something that was done with a lead, when, and by the name that was typed with it. */
export interface DeskEvent {
  at: string;
  what: DeskAction;
  by: string | null;
}

/** A lead as the desk's page shows it. */
export interface DeskSheet {
  token: string;
  reference: string;
  kind: EnquiryKind;
  receivedAt: string;
  name: string;
  /** The fields as they were typed, without the message. */
  rows: EmailRow[];
  state: LeadState;
  takenBy: string | null;
  isSuspectedSpam: boolean;
  /** Whether the desk got an e-mail of it that can be sent again. */
  hasEmail: boolean;
  /** The oldest first. */
  history: DeskEvent[];
  /** Done just now. */
  done?: DeskAction | undefined;
  /** Somebody wanted to take it and typed no name. */
  lacksName?: boolean | undefined;
}
