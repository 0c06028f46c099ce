/**
 * The columns of a lead that keep what was typed, in the order in which exports and lists show them. A field of a form is kept in
 * the column of its name, or in the one that it names (`column`).
 */
export const LEAD_COLUMNS = [
  'first_name',
  'last_name',
  'email',
  'phone_number',
  'company',
  'service',
  'guide',
  'capacity',
  'base',
  'call_time',
  'question',
  'message',
] as const;

export type LeadColumn = (typeof LEAD_COLUMNS)[number];

/** Every form asks for these. */
type InEveryForm = 'first_name';

/** The typed fields as they are stored; a field that a form does not ask for, or that was left empty, is null. */
export type TypedColumns = { [Column in LeadColumn]: Column extends InEveryForm ? string : string | null };
