import { z } from 'zod';
import { actionSchema, metaSchema } from '../../shared/copy.ts';
import { DESK_ACTIONS, type DeskAction } from '../desk/desk.ts';
import { ENQUIRY_KINDS, type EnquiryKind } from '../forms/index.ts';
import { LEAD_STATES, type LeadState, LOST_REASONS, type LostReason } from '../states.ts';
import { DESK_ERRORS, DESK_OUTCOMES, type DeskError, type DeskOutcome } from './desk-page.ts';

const line = z.string().trim().min(2).max(200);
const button = z.string().max(32);
const tableOf = <Name extends string, Shape extends z.ZodType>(names: readonly Name[], shape: Shape) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, shape])) as Record<Name, Shape>);

/** Copy of the page behind the link of the desk's e-mails, `content/desk.yaml`. */
export const deskCopySchema = z.strictObject({
  meta: metaSchema,
  heading: z.string().max(40).describe('with {reference}'),
  kinds: tableOf<EnquiryKind, typeof line>(ENQUIRY_KINDS, line),
  labels: z.strictObject({
    received: z.string(),
    name: z.string(),
    form: z.string(),
    state: z.string(),
    takenBy: z.string(),
    nobody: z.string().describe('shown where nobody took it'),
    history: z.string(),
    noHistory: line,
    yourName: z.string(),
    note: z.string(),
    nextCall: z.string(),
    noCall: z.string().describe('shown for a call that is not planned any more'),
    callDay: z.string(),
    callHour: z.string(),
    value: z.string(),
    reason: z.string(),
    noReason: z.string(),
  }),
  nameHint: line,
  valueHint: line,
  errors: tableOf<DeskError, typeof line>(DESK_ERRORS, line),
  /** Why an enquiry was lost. */
  reasons: tableOf<LostReason, z.ZodString>(LOST_REASONS, z.string()),
  work: z.string().max(40).describe('heads the form'),
  spam: line.describe('above everything, of what is suspected to be spam'),
  /** The words for each state. */
  states: tableOf<LeadState, z.ZodString>(LEAD_STATES, z.string()),
  buttons: tableOf<DeskAction, typeof button>(DESK_ACTIONS, button),
  done: tableOf<DeskOutcome, typeof line>(DESK_OUTCOMES, line),
  events: tableOf<DeskAction, z.ZodString>(DESK_ACTIONS, z.string()),
  event: z.string().describe('a line of the history, with {what} and {time}'),
  eventBy: z.string().describe('the same with a name, with {what}, {time} and {by}'),
  outcome: line.describe('heads the buttons that say what became of it'),
  more: line.describe('heads the buttons that send it again'),
  note: z.string().max(300),
  expired: z.strictObject({
    meta: metaSchema,
    heading: z.string().max(40),
    lead: z.string(),
    home: actionSchema,
  }),
  failed: z.strictObject({
    heading: z.string().max(40),
    tooMany: z.string(),
    unavailable: z.string(),
    again: z.string().max(32),
  }),
});

export type DeskCopy = z.infer<typeof deskCopySchema>;
