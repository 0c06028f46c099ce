import { CONTACT_FIELDS, type ContactField, type ContactInput, contactSchema } from '#domain/contact.ts';
import type { ContactFormCopy } from '#domain/pages.ts';
import type { ReturnedForm } from '#domain/services.ts';
import { LeadForm } from '../lead-form/LeadForm.tsx';
import { useLeadForm } from '../lead-form/use-lead-form.ts';
import { ContactFields } from './ContactFields.tsx';

const ACTION = '/api/contact';
const BLANK: ContactInput = { first_name: '', last_name: '', email: '', phone_number: '', message: '' };

interface ContactFormProps {
  copy: ContactFormCopy;
  /** What came back from a plain POST; such a form is not hydrated, so that nothing typed into it can be lost. */
  returned?: ReturnedForm | undefined;
  /**
   * Begins the visitor's message. Only the server writes it: React, when it takes the form over, would put it back over
   * what was typed meanwhile.
   */
  message?: string | undefined;
}

/** The enquiry form: plain HTML that posts by itself, and a React form once somebody touches it. */
export function ContactForm({ copy, returned, message }: ContactFormProps) {
  const parts = { action: ACTION, schema: contactSchema, fields: CONTACT_FIELDS, blank: BLANK, copy };
  const { register, errors, ...form } = useLeadForm(parts);
  const errorOf = (field: ContactField) => errors[field]?.message ?? returned?.errors[field];
  return (
    <LeadForm action={ACTION} copy={copy} send={copy.send} returned={returned} {...form}>
      <ContactFields
        copy={copy}
        register={register}
        errorOf={errorOf}
        values={returned?.values ?? { message: import.meta.env.SSR ? message : undefined }}
        readOnly={form.sending}
      />
    </LeadForm>
  );
}
