import { CONTACT_FORM } from '#domain/leads/forms/contact.ts';
import { LeadForm, type LeadFormProps } from './LeadForm.tsx';

const PLACES = { first_name: 'min-[32rem]:border-r-2', email: 'md:border-r-2', message: 'md:col-span-2' };

interface ContactFormProps extends LeadFormProps {
  /** Begins the visitor's message. */
  message?: string | undefined;
}

/** The enquiry form, its cells in the order of the specification. */
export function ContactForm({ message = '', ...props }: ContactFormProps) {
  return (
    <LeadForm {...props} definition={CONTACT_FORM} grid="form-names" places={PLACES} values={{ message }} />
  );
}
