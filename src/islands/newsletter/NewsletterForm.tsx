import { EVENTS } from '#domain/analytics.ts';
import type { NewsletterFormCopy } from '#domain/form-copy.ts';
import { EMAIL_MAX, NAME_MAX } from '#domain/form-fields.ts';
import {
  LOWER_CASE_EMAIL,
  NEWSLETTER_FIELDS,
  type NewsletterField,
  type NewsletterInput,
  newsletterSchema,
} from '#domain/newsletter.ts';
import type { ReturnedForm } from '#domain/services.ts';
import { Field } from '#src/ui/Field.tsx';
import { LeadForm } from '../lead-form/LeadForm.tsx';
import { useLeadForm } from '../lead-form/use-lead-form.ts';

const ACTION = '/api/newsletter-subscription';
const BLANK: NewsletterInput = { email: '', first_name: '' };

/** What the ids of the form's fields begin with: the contact form stands on the same page. */
export const NEWSLETTER_FORM = 'newsletter';

interface NewsletterFormProps {
  copy: NewsletterFormCopy;
  /** What came back from a plain POST; such a form is not hydrated, so that nothing typed into it can be lost. */
  returned?: ReturnedForm | undefined;
}

/** The subscribe form of the blog; nothing is sent to the address before its owner confirms by e-mail. */
export function NewsletterForm({ copy, returned }: NewsletterFormProps) {
  const { register, errors, ...form } = useLeadForm({
    action: ACTION,
    schema: newsletterSchema,
    fields: NEWSLETTER_FIELDS,
    blank: BLANK,
    copy,
    event: EVENTS.subscribed,
  });
  const cell = (name: NewsletterField) => ({
    ...register(name),
    form: NEWSLETTER_FORM,
    label: copy[name],
    error: errors[name]?.message ?? returned?.errors[name],
    defaultValue: returned?.values[name],
    readOnly: form.sending,
    required: true,
  });
  return (
    <LeadForm action={ACTION} copy={copy} send={copy.send} returned={returned} {...form}>
      <div className="grid [&>*]:border-b-2 [&>*]:border-ink">
        <Field {...cell('first_name')} autoComplete="given-name" maxLength={NAME_MAX} />
        <Field
          {...cell('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          pattern={LOWER_CASE_EMAIL.source}
          maxLength={EMAIL_MAX}
        />
      </div>
    </LeadForm>
  );
}
