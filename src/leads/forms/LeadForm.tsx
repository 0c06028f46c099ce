import type { ComponentProps, ReactNode } from 'react';
import type { FormCopy } from '#domain/leads/copy/form-copy.ts';
import type { FormDefinition } from '#domain/leads/forms/definition.ts';
import { CONSENT_FIELD, NEWS_FIELD, TRAP_FIELD } from '#domain/leads/submission.ts';
import type { ReturnedForm } from '#domain/services/services.ts';
import { knownOrigin } from '#domain/visits/origin.ts';
import type { Desk } from './desk.ts';
import { NewsBox } from './NewsBox.tsx';
import { Notes } from './Notes.tsx';
import { SendButton } from './SendButton.tsx';

interface LeadFormProps {
  definition: FormDefinition;
  copy: FormCopy;
  desk: Desk;
  /** Label of the button. */
  send: string;
  /** Shows 'sending' beside the spinner, not only to screen readers. */
  saysSending?: boolean;
  /** The form after a plain POST. */
  returned?: ReturnedForm | undefined;
  download?: ComponentProps<typeof Notes>['download'];
  /** The cells. */
  children: ReactNode;
}

/**
 * A form that makes a lead, around its cells: the trap that people never see, the outcome and the button. It posts by itself, and the
 * server checks it; src/leads/browser/form does both in the page.
 */
export function LeadForm({
  definition,
  copy,
  desk,
  send,
  saysSending,
  returned,
  download,
  children,
}: LeadFormProps) {
  return (
    <form method="post" action={definition.action} noValidate data-lead="" data-held="lead-form">
      <p className="border-b-2 border-ink px-5 py-3 text-label text-muted md:px-6">{copy.needed}</p>
      {children}
      {copy.news && <NewsBox {...copy.news} ticked={Boolean(returned?.values[NEWS_FIELD])} />}
      <label className="hidden">
        {copy.trap}
        <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
      <input type="hidden" name={CONSENT_FIELD} value={copy.privacyVersion} />
      {Object.entries(knownOrigin(returned?.values ?? {})).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="p-5 md:p-6">
        <div role="status" />
        <Notes copy={copy} desk={desk} download={download} />
        <div className="flex flex-wrap-reverse items-center justify-between gap-x-6 gap-y-4">
          <p className="text-label text-muted">{copy.privacy}</p>
          <SendButton label={send} sendingLabel={copy.sending} said={saysSending} />
        </div>
      </div>
    </form>
  );
}
