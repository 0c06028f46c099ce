import type { ReactNode } from 'react';
import type { Fate } from '#src/browser/outbox.ts';
import { Icon, type IconName } from '#src/ui/Icon.tsx';

/**
 * What came of pressing send: it arrived, it waits in the browser, or it stays in the form (`unkept`, `faulty`); and what
 * became of a message that had waited: it was `delivered`, `dropped`, or `discarded` by the visitor.
 */
export type Outcome = 'accepted' | 'waiting' | 'unkept' | 'faulty' | 'discarded' | Fate;

interface Look {
  icon: IconName;
  ground: string;
  seal: string;
}

const GOOD: Look = { icon: 'check', ground: 'border-forest bg-glass', seal: 'bg-forest text-paper' };
const BAD: Look = { icon: 'alert', ground: 'border-laterite bg-blush', seal: 'bg-laterite text-paper' };
const CALM: Look = { icon: 'pause', ground: 'border-ink bg-sand', seal: 'bg-ink text-paper' };

const LOOKS: Record<Outcome, Look> = {
  accepted: GOOD,
  delivered: GOOD,
  waiting: CALM,
  discarded: { ...CALM, icon: 'close' },
  unkept: BAD,
  faulty: BAD,
  dropped: BAD,
};

interface FormNoteProps {
  outcome?: Outcome | undefined;
  text?: string | undefined;
  /** What can be done about it. */
  children?: ReactNode;
}

/** The region that tells the outcome; it is in the page from the start, so that screen readers watch it. */
export function FormNote({ outcome, text, children }: FormNoteProps) {
  const look = outcome && LOOKS[outcome];
  return (
    <div role="status">
      {look && (
        <div className={`mb-5 flex items-start gap-4 rounded-control border-2 p-4 ${look.ground}`}>
          <span className={`grid size-9 shrink-0 rotate-45 place-items-center ${look.seal}`}>
            <Icon name={look.icon} className="size-5 -rotate-45" />
          </span>
          <div className="max-w-[37.25em] self-center leading-snug">
            <p>{text}</p>
            {children}
          </div>
        </div>
      )}
    </div>
  );
}
