import type { FormEventHandler, ReactNode } from 'react';
import { TRAP_FIELD } from '#domain/contact.ts';
import type { FormCopy } from '#domain/form-copy.ts';
import { Toasts } from '../toasts/Toasts.tsx';
import { FormNote, type Outcome } from './FormNote.tsx';
import { SendButton } from './SendButton.tsx';

interface LeadFormProps {
  action: string;
  copy: FormCopy;
  /** Label of the button. */
  send: string;
  onSubmit: FormEventHandler;
  outcome: Outcome | undefined;
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
  onSubmit,
  outcome,
  sending,
  hydrated,
  children,
}: LeadFormProps) {
  const texts: Record<Outcome, string> = { ...copy, accepted: copy.success, faulty: copy.invalid };
  return (
    <>
      <form method="post" action={action} noValidate={hydrated} onSubmit={onSubmit}>
        {children}
        <label className="hidden">
          {copy.trap}
          <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
        <div className="p-5 md:p-6">
          <FormNote outcome={outcome} text={outcome && texts[outcome]} />
          <div className="flex flex-wrap-reverse items-center justify-between gap-x-6 gap-y-4">
            <p className="text-label text-muted">{copy.privacy}</p>
            <SendButton label={send} sendingLabel={copy.sending} sending={sending} />
          </div>
        </div>
      </form>
      {hydrated && <Toasts />}
    </>
  );
}
