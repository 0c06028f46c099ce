import type { NewsletterFormCopy } from '#domain/leads/copy/form-copy.ts';
import { NEWSLETTER_FORM } from '#domain/leads/forms/newsletter.ts';
import type { ReturnedForm } from '#domain/services/services.ts';
import { Field } from '#src/ui/parts/Field.tsx';
import type { Desk } from './desk.ts';
import { LeadForm } from './LeadForm.tsx';
import { nativeOf } from './native.ts';

const NAMES = Object.keys(NEWSLETTER_FORM.fields) as (keyof typeof NEWSLETTER_FORM.fields)[];

/** The prefix of the ids of the form's fields: the contact form stands on the same page. */
export const NEWSLETTER_IDS = 'newsletter';

interface NewsletterFormProps {
  copy: NewsletterFormCopy;
  desk: Desk;
  /** The form after a plain POST. */
  returned?: ReturnedForm | undefined;
}

/** The subscribe form of the blog; nothing is sent to the address before its owner confirms by e-mail. */
export function NewsletterForm({ copy, desk, returned }: NewsletterFormProps) {
  return (
    <LeadForm definition={NEWSLETTER_FORM} copy={copy} desk={desk} send={copy.send} returned={returned}>
      <div className="grid [&>*]:border-b-2 [&>*]:border-ink">
        {NAMES.map((name) => (
          <Field
            key={name}
            {...nativeOf(NEWSLETTER_FORM.fields[name])}
            name={name}
            form={NEWSLETTER_IDS}
            label={copy[name]}
            error={returned?.errors[name]}
            defaultValue={returned?.values[name]}
          />
        ))}
      </div>
    </LeadForm>
  );
}
