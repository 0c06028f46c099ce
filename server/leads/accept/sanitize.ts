import type { Enquiry } from '#domain/leads/enquiry.ts';
import { LEAD_COLUMNS, type TypedColumns } from '#domain/leads/forms/columns.ts';
import { columnOf, sentFields } from '#domain/leads/forms/definition.ts';
import { type CarriedField, type FormField, SOMETHING_TO_READ } from '#domain/leads/forms/fields.ts';
import { FORMS } from '#domain/leads/forms/index.ts';
import type { LeadRow } from '../../platform/database/tables.ts';
import { sendableAddress } from '../lead/email-address.ts';
import { typedValue } from '../lead/field-value.ts';
import { dialable } from '../lead/telephone.ts';

const LINE_BREAKS = /\r\n?|[\u2028\u2029]/g;
/** They turn round what is shown beside them: in a subject, a table, a terminal (Unicode, UAX 9). */
const BIDI_CONTROLS = /\p{Bidi_Control}/gu;
const CONTROL_CHARACTERS_BUT_LINE_BREAK_AND_TAB = /(?![\n\t])\p{Cc}/gu;

/** The columns that a lead has or lacks by the form that it came from. */
type EnquiryColumns = TypedColumns & Pick<LeadRow, 'kind' | 'phone_as_typed'>;

/**
 * The enquiry as it is stored: text that every database and mail header can hold, and the telephone number both as
 * typed and in E.164 (`+2348031234567`) where it is a number of a network, otherwise its digits.
 */
export function cleaned(enquiry: Enquiry): EnquiryColumns {
  const columns: Record<string, string | null> = Object.fromEntries(
    LEAD_COLUMNS.map((column) => [column, null]),
  );
  let phone_as_typed: string | null = null;
  for (const [name, field] of sentFields(FORMS[enquiry.kind])) {
    const typed = typedValue(enquiry, name);
    columns[columnOf(name, field)] = SOMETHING_TO_READ.test(typed) ? stored(field, typed) || null : null;
    if (field.kind === 'phone') phone_as_typed = oneLine(typed);
  }
  return { ...(columns as TypedColumns), kind: enquiry.kind, phone_as_typed };
}

function stored({ kind }: FormField | CarriedField, typed: string): string {
  switch (kind) {
    case 'text':
      return text(typed);
    case 'phone':
      return dialable(typed);
    case 'line':
      return oneLine(typed);
    case 'email':
      return sendableAddress(typed);
    case 'choice':
    case 'carried':
      return typed;
  }
}

function text(typed: string): string {
  return typed
    .toWellFormed()
    .replace(LINE_BREAKS, '\n')
    .replace(CONTROL_CHARACTERS_BUT_LINE_BREAK_AND_TAB, '');
}

function oneLine(typed: string): string {
  return text(typed).replace(BIDI_CONTROLS, '').replace(/\s+/g, ' ').trim();
}
