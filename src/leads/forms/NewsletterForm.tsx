import { NEWSLETTER_FORM } from '#domain/leads/forms/newsletter.ts';
import { LeadForm, type LeadFormProps } from './LeadForm.tsx';

/** The subscribe form of the blog; nothing is sent to the address before its owner confirms by e-mail. */
export function NewsletterForm(props: LeadFormProps) {
  return (
    <LeadForm
      {...props}
      definition={NEWSLETTER_FORM}
      ids="newsletter"
      grid="grid [&>*]:border-b-2 [&>*]:border-ink"
    />
  );
}
