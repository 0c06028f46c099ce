import type { ComponentProps } from 'react';
import type { UseFormRegister } from 'react-hook-form';
import {
  CONTACT_FIELDS,
  type ContactField,
  type ContactInput,
  MESSAGE_MAX,
  PHONE_MIN_DIGITS,
} from '#domain/contact.ts';
import { EMAIL_MAX, NAME_MAX } from '#domain/form-fields.ts';
import type { ContactFormCopy } from '#domain/pages.ts';
import { Field } from '#src/ui/Field.tsx';

const NATIVE: Record<ContactField, Partial<ComponentProps<typeof Field>>> = {
  first_name: { type: 'text', autoComplete: 'given-name', maxLength: NAME_MAX, place: 'md:border-r-2' },
  last_name: { type: 'text', autoComplete: 'family-name', maxLength: NAME_MAX },
  email: {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    maxLength: EMAIL_MAX,
    place: 'md:border-r-2',
  },
  phone_number: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', minLength: PHONE_MIN_DIGITS },
  message: { multiline: true, maxLength: MESSAGE_MAX, place: 'md:col-span-2' },
};

interface ContactFieldsProps {
  copy: ContactFormCopy;
  register: UseFormRegister<ContactInput>;
  errorOf: (field: ContactField) => string | undefined;
  values: Partial<ContactInput>;
  readOnly: boolean;
}

/** The cells of the waybill, in the order of the specification. */
export function ContactFields({ copy, register, errorOf, values, readOnly }: ContactFieldsProps) {
  return (
    <div className="grid md:grid-cols-2 [&>*]:border-b-2 [&>*]:border-ink">
      {CONTACT_FIELDS.map((name) => (
        <Field
          key={name}
          {...NATIVE[name]}
          {...register(name)}
          label={copy[name]}
          hint={name === 'message' ? copy.messageHint : undefined}
          error={errorOf(name)}
          defaultValue={values[name]}
          readOnly={readOnly}
          required
        />
      ))}
    </div>
  );
}
