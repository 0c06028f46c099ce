import type { ReactNode } from 'react';
import type { Fate } from '#src/leads/browser/outbox.ts';
import { Icon, type IconName } from '#src/ui/parts/Icon.tsx';
import type { ToastKind } from '#src/ui/toasts/show.tsx';

/**
 * The results of pressing send: it arrived (`opening`: and a download opens), it waits in the browser, or it stays in the form
 * (`unkept`, `faulty`); and what became of a message that had waited: it was `delivered`, `returned`, or `discarded` by the visitor.
 */
export type Outcome = 'accepted' | 'opening' | 'waiting' | 'unkept' | 'faulty' | 'discarded' | Fate;

interface Look {
  icon: IconName;
  /** Of src/ui/styles/forms.css. */
  look: 'good' | 'bad' | 'calm';
  /** The toast that says it too. */
  toast?: ToastKind;
}

const GOOD: Look = { icon: 'check', look: 'good', toast: 'success' };
const BAD: Look = { icon: 'alert', look: 'bad', toast: 'error' };
const CALM: Look = { icon: 'pause', look: 'calm' };

const LOOKS: Record<Outcome, Look> = {
  accepted: GOOD,
  opening: GOOD,
  delivered: GOOD,
  waiting: { ...CALM, toast: 'warning' },
  discarded: { ...CALM, icon: 'close' },
  unkept: BAD,
  faulty: { ...BAD, toast: undefined },
  returned: BAD,
};

interface FormNoteProps {
  outcome: Outcome;
  text: string;
  /** The toast's words about a failure, in place of the text. */
  failure?: string | undefined;
  /** The visitor's next actions. */
  children?: ReactNode;
}

/** The result of a form, in words. */
export function FormNote({ outcome, text, failure, children }: FormNoteProps) {
  const { icon, look, toast } = LOOKS[outcome];
  return (
    <div
      data-outcome={outcome}
      data-look={look}
      data-toast={failure ? 'error' : toast}
      data-toast-text={failure}
      className="form-note"
    >
      <span className="form-note-seal">
        <Icon name={icon} className="form-note-mark size-5" />
      </span>
      <div>
        <p data-words="">{text}</p>
        {children}
      </div>
    </div>
  );
}
