import type { ContactField } from '#domain/contact.ts';
import type { ContactFormCopy } from '#domain/pages.ts';
import type { ReturnedForm } from '#domain/services.ts';
import { Toasts } from '../toasts/Toasts.tsx';
import { ContactFields } from './ContactFields.tsx';
import { FormNote, type Outcome } from './FormNote.tsx';
import { SendButton } from './SendButton.tsx';
import { CONTACT_API, useContactForm } from './use-contact-form.ts';

interface ContactFormProps {
  copy: ContactFormCopy;
  /** What came back from a plain POST; such a form is not hydrated, so that nothing typed into it can be lost. */
  returned?: ReturnedForm | undefined;
}

/** The enquiry form: plain HTML that posts by itself, and a React form once somebody touches it. */
export function ContactForm({ copy, returned }: ContactFormProps) {
  const { register, onSubmit, errors, sending, outcome, hydrated } = useContactForm(copy);
  const texts: Record<Outcome, string> = {
    accepted: copy.success,
    waiting: copy.waiting,
    unkept: copy.unkept,
    faulty: copy.invalid,
    delivered: copy.delivered,
    dropped: copy.dropped,
  };
  const errorOf = (field: ContactField) => errors[field]?.message ?? returned?.errors[field];
  return (
    <>
      <form method="post" action={CONTACT_API} noValidate={hydrated} onSubmit={onSubmit}>
        <ContactFields
          copy={copy}
          register={register}
          errorOf={errorOf}
          values={returned?.values ?? {}}
          readOnly={sending}
        />
        <div className="p-5 md:p-6">
          <FormNote outcome={outcome} text={outcome && texts[outcome]} />
          <div className="flex flex-wrap-reverse items-center justify-between gap-x-6 gap-y-4">
            <p className="text-label text-muted">{copy.privacy}</p>
            <SendButton label={copy.send} sendingLabel={copy.sending} sending={sending} />
          </div>
        </div>
      </form>
      {hydrated && <Toasts />}
    </>
  );
}
