import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { OPENINGS_ANCHOR } from '#domain/pages/anchors.ts';
import { NO_OPENING_MS } from '#domain/pages/careers.ts';
import { EVENTS } from '#domain/visits/analytics.ts';
import { useReady } from '#src/ui/islands/use-ready.ts';
import { SubmitButton } from '#src/ui/parts/Button.tsx';

const SLIP = 'bg-paper px-5 py-3 text-lead font-bold text-ink -rotate-1 w-fit border-l-6 border-accent';

interface Props {
  label: string;
  answer: string;
}

/**
 * The question for openings. By itself the form leads to its answer by a fragment; hydrated, it answers in a live region for as long as the
 * specification says, again at each press.
 */
export function Openings({ label, answer }: Props) {
  const [isAnswered, setAnswered] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useReady('openings');
  useEffect(() => () => clearTimeout(timer.current), []);

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    clearTimeout(timer.current);
    setAnswered(true);
    timer.current = setTimeout(setAnswered, NO_OPENING_MS, false);
  }

  return (
    <form
      action={`/careers#${OPENINGS_ANCHOR}`}
      onSubmit={onSubmit}
      data-openings=""
      data-defer="openings"
      className="mt-7"
    >
      <SubmitButton icon="arrow" event={EVENTS.cta}>
        {label}
      </SubmitButton>
      <div className="mt-5 min-h-16">
        <div role="status">
          <p className={`${SLIP} empty:hidden`} data-openings-answer="">
            {isAnswered && answer}
          </p>
        </div>
        <p id={OPENINGS_ANCHOR} className={`${SLIP} not-target:hidden`}>
          {answer}
        </p>
      </div>
    </form>
  );
}
