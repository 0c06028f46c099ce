import type { EmailFacts } from '../copy/emails.ts';
import { DESK_ACTIONS, type DeskAction } from '../desk/desk.ts';
import type { LeadState, LostReason } from '../states.ts';

/** The page behind the link of the desk's e-mails, about one lead, and where its buttons post to. */
export const DESK_PATH = '/desk';
export const DESK_ACTION = '/api/desk';

/** Fields of the page's form besides the token. */
export const ACTION_FIELD = 'action';
export const NAME_FIELD = 'name';
/** The cookie that remembers the name of a member of the desk, so that it is typed once. */
export const NAME_COOKIE = 'kayalink_desk';
/** What is written down with any action. */
export const WORK_FIELDS = ['note', 'call_day', 'call_hour', 'value', 'reason'] as const;
export type WorkField = (typeof WORK_FIELDS)[number];
/** Holds the next call that the page showed, so that one that was not touched is not changed. */
export const SHOWN_CALL_FIELD = 'shown_call';
/** Of a note, in letters. */
export const NOTE_MAX = 1000;
/** Of a value, in naira: a whole number of PostgreSQL ends at some 2.1 billion. */
export const VALUE_MAX = 2_000_000_000;
/** In the address, says what was done just now. */
export const DONE_PARAMETER = 'done';

/** What a press has done: what its button says, or nothing, because it was so before. */
export const DESK_OUTCOMES = [...DESK_ACTIONS, 'unchanged'] as const;
export type DeskOutcome = (typeof DESK_OUTCOMES)[number];

export const isDeskAction = (text: unknown): text is DeskAction =>
  DESK_ACTIONS.some((action) => action === text);

/** Something that was done with a lead, when, and by the name that was typed with it. */
export interface DeskEvent {
  at: string;
  what: DeskAction;
  by: string | null;
  note: string | null;
  /** The value in naira of what was won, the reason for what was lost, the instant of a planned call. */
  detail: string | null;
}

/** What the desk has written down of a lead. */
export interface DeskWork {
  nextCallAt: string | null;
  /** Naira. */
  wonValue: number | null;
  lostReason: LostReason | null;
}

/** The errors of what was typed at the desk. */
export const DESK_ERRORS = ['name', 'nothing', 'note', 'day', 'past', 'value'] as const;
export type DeskError = (typeof DESK_ERRORS)[number];

/** A lead as the desk's page shows it. */
export interface DeskSheet extends DeskWork {
  token: string;
  /** All that the e-mail to the desk says of it. */
  facts: EmailFacts;
  state: LeadState;
  takenBy: string | null;
  isSuspectedSpam: boolean;
  /** Whether the desk got an e-mail of it that can be sent again. */
  hasEmail: boolean;
  /** The oldest first. */
  history: DeskEvent[];
  /** What the press just now has done. */
  done?: DeskOutcome | undefined;
  /** The name that this browser used last. */
  deskName?: string | undefined;
  /** What was typed and not taken, with what is wrong with it. */
  returned?: DeskReturned | undefined;
}

export interface DeskReturned {
  values: Partial<Record<WorkField | typeof NAME_FIELD, string>>;
  errors: Partial<Record<WorkField | typeof NAME_FIELD, DeskError>>;
}
