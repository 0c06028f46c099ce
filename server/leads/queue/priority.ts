import type { EnquiryKind } from '#domain/leads/enquiry.ts';
import type { Instant } from '../../platform/database/tables.ts';

/** A message to the desk goes before everything of the day before that is none. */
const HEAD_START_MS = 24 * 60 * 60 * 1000;

/** Whether a lead of a form is a message to the desk. */
const IS_TO_DESK: Record<EnquiryKind, boolean> = {
  contact: true,
  marketing: false,
  eguide: false,
  newsletter: false,
  quote: true,
  partner: true,
};

/** The turn of what a lead of a form causes, when it stands behind nobody of its own source. */
export function turnOf(kind: EnquiryKind, time: number): Instant {
  return new Date(IS_TO_DESK[kind] ? time : time + HEAD_START_MS).toISOString();
}
