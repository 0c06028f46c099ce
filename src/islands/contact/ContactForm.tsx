import { useForm } from 'react-hook-form';
import type { ContactInput } from '#domain/contact.ts';
import type { ContactFormCopy } from '#domain/pages.ts';
import type { ReturnedForm } from '#domain/services.ts';
import { ContactFields } from './ContactFields.tsx';
import { FormNote } from './FormNote.tsx';
import { SendButton } from './SendButton.tsx';

interface ContactFormProps {
  copy: ContactFormCopy;
  returned?: ReturnedForm | undefined;
}

/** The enquiry form: plain HTML that posts by itself, and a React form once somebody touches it. */
export function ContactForm({ copy, returned }: ContactFormProps) {
  const { register } = useForm<ContactInput>();
  const sending = false;
  return (
    <form method="post" action="/api/contact">
      <ContactFields
        copy={copy}
        register={register}
        errors={returned?.errors ?? {}}
        values={returned?.values ?? {}}
        readOnly={sending}
      />
      <div className="p-5 md:p-6">
        <FormNote />
        <div className="flex flex-wrap-reverse items-center justify-between gap-x-6 gap-y-4">
          <p className="text-label text-muted">{copy.privacy}</p>
          <SendButton label={copy.send} sendingLabel={copy.sending} sending={sending} />
        </div>
      </div>
    </form>
  );
}
