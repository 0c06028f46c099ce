import type { ReactNode } from 'react';
import type { DeliveryResult } from '#src/leads/browser/outbox.ts';
import { Icon, type IconName } from '#src/ui/parts/Icon.tsx';
import type { ToastKind } from '#src/ui/toasts/show.tsx';

/**
 * The results of pressing send: it arrived (`opening`: and a download opens), it waits in the browser, it stays in the form (`unkept`,
 * `invalid`), or what the page sends along was `refused`; and what became of a message that had waited: it was `delivered`, `returned`, or
 * `discarded` by the visitor.
 */
export type Outcome =
  | 'accepted'
  | 'opening'
  | 'waiting'
  | 'unkept'
  | 'invalid'
  | 'refused'
  | 'discarded'
  | DeliveryResult;

interface Look {
  icon: IconName;
  /** Of src/ui/styles/forms.css. */
  look: 'good' | 'bad' | 'calm';
  /** The toast that says it too. */
  toast?: ToastKind | undefined;
}

const GOOD: Look = { icon: 'check', look: 'good', toast: 'success' };
const BAD: Look = { icon: 'alert', look: 'bad', toast: 'error' };
const CALM: Look = { icon: 'pause', look: 'calm' };

export const LOOKS: Readonly<Record<Outcome, Look>> = {
  accepted: GOOD,
  opening: GOOD,
  delivered: GOOD,
  waiting: { ...CALM, toast: 'warning' },
  discarded: { ...CALM, icon: 'close' },
  unkept: BAD,
  invalid: { ...BAD, toast: undefined },
  refused: BAD,
  returned: BAD,
};

interface FormNoteProps {
  outcome: Outcome;
  text: string;
  /** The visitor's next actions. */
  children?: ReactNode;
}

/** The result of a form, in words. */
export function FormNote({ outcome, text, children }: FormNoteProps) {
  const { icon, look } = LOOKS[outcome];
  return (
    <div data-look={look} className="form-note">
      <span className="form-note-seal">
        <Icon name={icon} className="form-note-mark size-5" />
      </span>
      <div>
        <p>{text}</p>
        {children}
      </div>
    </div>
  );
}
