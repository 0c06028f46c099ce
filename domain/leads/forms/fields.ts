import { EMAIL } from '#domain/shared/email-address.ts';
import type { LeadColumn } from './columns.ts';

/**
 * The fields of the forms and their rules (docs/specification.md, sections 3 and 5). The rules are here once, without a
 * library: the browser validates by `errorOf`, the server by the schemas that `schema.ts` makes of them.
 */
export const NAME_MAX = 100;
export const COMPANY_MAX = 150;
/** RFC 5321, section 4.5.3.1.3, less the angle brackets. */
export const EMAIL_MAX = 254;
/** Digits, and signs between them. */
const PHONE_MAX = 40;
/** Digits that a phone number must have (specification, section 9, 'Phone minimum'). */
const PHONE_MIN_DIGITS = 11;

/** A pattern that a text must have, or the number of its digits, and the message where it is not so. */
export type Rule = { message: string } & ({ pattern: RegExp } | { minDigits: number });

/** A line or a text area; it must be filled, unless it is optional. */
export interface TextField {
  kind: 'line' | 'email' | 'phone' | 'text';
  /** How messages call the field. */
  label: string;
  /** Letters it may have. */
  max: number;
  /** Validated in their order, once the field is filled. */
  rules: readonly Rule[];
  /** It may stay empty. */
  optional?: boolean;
  /** The kinds of value that the browser may fill in, by the names of HTML. */
  autoComplete?: string;
  /** Where it is kept, when not in the column of its name. */
  column?: LeadColumn;
}

/** One of a few values, or the empty one. */
export interface ChoiceField {
  kind: 'choice';
  /** The choices. */
  values: readonly string[];
  message: string;
  column?: LeadColumn;
}

/** A field that the page itself fills; the visitor neither sees nor fills it. */
export interface CarriedField {
  kind: 'carried';
  max: number;
  pattern: RegExp;
  message: string;
  column?: LeadColumn;
}

export type FormField = TextField | ChoiceField;
export type FormFields = Readonly<Record<string, FormField>>;

/** Spaces, control characters and what no font draws say nothing. U+2800 is an empty cell of Braille. */
export const SOMETHING_TO_READ = /[^\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** The specification, section 5, has addresses of the newsletter in small letters. */
const NO_CAPITALS = /^\P{Lu}*$/u;

/** @param label how messages call the field @param autoComplete what the browser may fill it with */
export const line = (label: string, max: number, autoComplete?: string): TextField => ({
  kind: 'line',
  label,
  max,
  ...(autoComplete && { autoComplete }),
  rules: [],
});

/** The same field, which may stay empty. */
export const optional = (field: TextField): TextField & { optional: true } => ({ ...field, optional: true });

/** @param label how messages call the field */
export const text = (label: string, max: number): TextField => ({ kind: 'text', label, max, rules: [] });

const IS_EMAIL: Rule = { pattern: EMAIL, message: 'Please enter a valid email address' };

const address = (label: string, ...rules: Rule[]): TextField => ({
  kind: 'email',
  label,
  max: EMAIL_MAX,
  autoComplete: 'email',
  rules,
});

/** @param label how messages call the field */
export const email = (label = 'Email'): TextField => address(label, IS_EMAIL);

export const lowerCaseEmail = (): TextField =>
  address('Email', IS_EMAIL, {
    pattern: NO_CAPITALS,
    message: 'Please enter a valid email address, in small letters',
  });

/** Digits as phones of Nigeria's scripts write them: ASCII, Arabic, Persian, and those of wide type. */
const DIGITS = '\\d٠-٩۰-۹０-９';
/** Signs that people and address books put between them: every space and dash, dots, brackets, slashes, and marks of direction. */
const SEPARATORS = '\\s\\p{Z}\\p{Pd}\\p{Cf}−ー~～._·•/()（）\\[\\]';
const PHONE = new RegExp(`^[${SEPARATORS}]*(?:[+＋${DIGITS}][${SEPARATORS}${DIGITS}]*)?$`, 'u');

export const phone = (): TextField => ({
  kind: 'phone',
  label: 'Phone number',
  max: PHONE_MAX,
  autoComplete: 'tel',
  rules: [
    {
      pattern: PHONE,
      message: 'Use digits, spaces, dashes, dots, brackets and a leading + only',
    },
    {
      minDigits: PHONE_MIN_DIGITS,
      message: `Phone number needs at least ${PHONE_MIN_DIGITS} digits`,
    },
  ],
});

/** The message about a field that was left empty. */
export const isMissing = ({ label }: TextField) => `${label} is required`;

/** The message about a text that is too long. */
export const isTooLong = ({ label, max }: TextField) => `${label} can have at most ${max} characters`;

/** Whether a text is as the rule asks. */
export const isMet = (rule: Rule, value: string): boolean =>
  'pattern' in rule ? rule.pattern.test(value) : value.replace(/\P{Nd}/gu, '').length >= rule.minDigits;

/**
 * Validates what was typed into a field.
 * @returns the first error, in words; undefined where there is none
 */
export function errorOf(field: FormField, typed: string): string | undefined {
  if (field.kind === 'choice') {
    return ['', ...field.values].includes(typed) ? undefined : field.message;
  }
  const value = typed.trim();
  if (!SOMETHING_TO_READ.test(value)) return field.optional ? undefined : isMissing(field);
  // By code points, as zod counts: an emoji is one letter.
  if (Array.from(value).length > field.max) return isTooLong(field);
  return field.rules.find((rule) => !isMet(rule, value))?.message;
}

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
