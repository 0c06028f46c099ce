import type { LeadColumn } from './columns.ts';
import type { CarriedField, FormField, FormFields } from './fields.ts';

/** A form that makes a lead. */
export interface FormDefinition {
  /** Where it posts to. */
  action: string;
  /** Name of the analytics event of a submission, whatever comes of it. */
  event: string;
  /** By name, in the order of the page. */
  fields: FormFields;
  /** Sent along by the page. */
  carried?: Readonly<Record<string, CarriedField>>;
  /** The typed values stay in the form when it could not be sent, and the console says why (specification, section 8). */
  keepsWhatFailed?: boolean;
}

/** Fields by name, each kept in a column: that of its name, or the one that it names. */
type Kept<Fields> = {
  [Name in keyof Fields]: Name extends LeadColumn ? Fields[Name] : Fields[Name] & { column: LeadColumn };
};

type DefinedForm<Fields, Carried> = Omit<FormDefinition, 'fields' | 'carried'> & {
  fields: Fields;
  carried?: Carried;
};

/** Defines a form; a field that is kept nowhere is a compile error. */
export const defineForm = <
  const Fields extends FormFields,
  const Carried extends Readonly<Record<string, CarriedField>> = Record<never, CarriedField>,
>(
  form: DefinedForm<Fields & Kept<Fields>, Carried & Kept<Carried>>,
): DefinedForm<Fields, Carried> => form;

/** All that a form sends, in the order in which it is checked and stored. */
export const sentFields = ({ fields, carried }: FormDefinition): [name: string, FormField | CarriedField][] =>
  Object.entries({ ...fields, ...carried });

/** Where a field is kept. */
export const columnOf = (name: string, { column }: FormField | CarriedField): LeadColumn =>
  column ?? (name as LeadColumn);
