import type { FormEventHandler, ReactNode, RefObject } from 'react';
import type { FormCopy } from '#domain/form-copy.ts';
import type { ReturnedForm } from '#domain/services.ts';
import { CONSENT_FIELD, NEWS_FIELD, TRAP_FIELD } from '#domain/submission.ts';
import { Toasts } from '../toasts/Toasts.tsx';
import { FormNote } from './FormNote.tsx';
import { NewsBox } from './NewsBox.tsx';
import { SendButton } from './SendButton.tsx';
import type { Note } from './use-note.ts';

interface LeadFormProps {
  action: string;
  copy: FormCopy;
  /** Label of the button. */
  send: string;
  /** Shows 'sending' beside the spinner, not only to screen readers. */
  saysSending?: boolean;
  returned?: ReturnedForm | undefined;
  onSubmit: FormEventHandler;
  form: RefObject<HTMLFormElement | null>;
  note: Note | undefined;
  /** Stands in the note when the form was accepted. */
  afterwards?: ReactNode;
  discard: () => void;
  sending: boolean;
  /** React has taken over; until then the browser checks and posts. */
  hydrated: boolean;
  /** The cells. */
  children: ReactNode;
}

/** A form that makes a lead, around its cells: the trap that people never see, the outcome and the button. */
export function LeadForm({
  action,
  copy,
  send,
  saysSending = false,
  returned,
  onSubmit,
  form,
  note,
  afterwards,
  discard,
  sending,
  hydrated,
  children,
}: LeadFormProps) {
  return (
    <>
      <form ref={form} method="post" action={action} noValidate={hydrated} onSubmit={onSubmit} data-lead="">
        {children}
        {copy.news && <NewsBox {...copy.news} ticked={Boolean(returned?.values[NEWS_FIELD])} />}
        <label className="hidden">
          {copy.trap}
          <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
        <input type="hidden" name={CONSENT_FIELD} value={copy.privacyVersion} />
        <div className="p-5 md:p-6">
          <FormNote {...note}>
            {note?.outcome === 'accepted' && afterwards}
            {note?.outcome === 'waiting' && (
              <button type="button" className="link min-h-target font-semibold" onClick={discard}>
                {copy.discard}
              </button>
            )}
          </FormNote>
          <div className="flex flex-wrap-reverse items-center justify-between gap-x-6 gap-y-4">
            <p className="text-label text-muted">{copy.privacy}</p>
            <SendButton label={send} sendingLabel={copy.sending} sending={sending} said={saysSending} />
          </div>
        </div>
      </form>
      {hydrated && <Toasts />}
    </>
  );
}
