import { CONTACT_FORM } from '#domain/leads/forms/contact.ts';
import type { ContactFormCopy } from '#domain/pages/pages.ts';
import type { ReturnedForm } from '#domain/services/services.ts';
import { Field } from '#src/ui/parts/Field.tsx';
import type { Desk } from './desk.ts';
import { LeadForm } from './LeadForm.tsx';
import { nativeOf } from './native.ts';

type Name = keyof typeof CONTACT_FORM.fields;

const NAMES = Object.keys(CONTACT_FORM.fields) as Name[];
const PLACES: Partial<Record<Name, string>> = {
  first_name: 'min-[30rem]:border-r-2',
  email: 'md:border-r-2',
  message: 'md:col-span-2',
};

interface ContactFormProps {
  copy: ContactFormCopy;
  desk: Desk;
  /** The form after a plain POST. */
  returned?: ReturnedForm | undefined;
  /** Begins the visitor's message. */
  message?: string | undefined;
}

/** The enquiry form, its cells in the order of the specification. */
export function ContactForm({ copy, desk, returned, message }: ContactFormProps) {
  const values: ReturnedForm['values'] = returned?.values ?? { message };
  const hints: Partial<Record<Name, string>> = {
    phone_number: copy.phoneHint,
    message: copy.messageHint,
  };
  return (
    <LeadForm definition={CONTACT_FORM} copy={copy} desk={desk} send={copy.send} returned={returned}>
      <div className="form-names">
        {NAMES.map((name) => (
          <Field
            key={name}
            {...nativeOf(CONTACT_FORM.fields[name])}
            name={name}
            label={copy[name]}
            hint={hints[name]}
            error={returned?.errors[name]}
            defaultValue={values[name]}
            place={PLACES[name]}
          />
        ))}
      </div>
    </LeadForm>
  );
}
