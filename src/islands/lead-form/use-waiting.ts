import { type RefObject, useEffect } from 'react';
import { toast } from 'sonner';
import type { FormCopy } from '#domain/form-copy.ts';
import { FATE_EVENT, type FateEvent, openOutbox } from '#src/browser/site-outbox.ts';
import { somethingWaits } from '#src/browser/waiting.ts';
import type { Say } from './use-note.ts';

const clock = new Intl.DateTimeFormat('en-NG', { timeStyle: 'short', hourCycle: 'h23' });

/**
 * Tells in the form what waits in the browser from an earlier attempt, and what becomes of it.
 * @param action where the form posts to: it speaks for messages to there
 * @returns throws away what waits
 */
export function useWaiting(
  action: string,
  form: RefObject<HTMLFormElement | null>,
  copy: FormCopy,
  say: Say,
): () => Promise<void> {
  useEffect(() => {
    const onFate = (event: Event) => {
      const { fate, path } = (event as FateEvent).detail;
      if (form.current !== spokesman(path)) return;
      const words = copy[fate].replace('{time}', clock.format(new Date()));
      say(fate, words);
      (fate === 'delivered' ? toast.success : toast.error)(words);
    };
    window.addEventListener(FATE_EVENT, onFate);
    if (somethingWaits()) void resume();
    return () => window.removeEventListener(FATE_EVENT, onFate);

    async function resume() {
      if (await openOutbox().waits(action)) say('waiting');
      await openOutbox().deliver();
    }
  }, [action, form, copy, say]);

  return async () => {
    await openOutbox().discard(action);
    say('discarded');
  };
}

/** Of several forms on a page one speaks: the one that posts to the path, otherwise the first. */
function spokesman(path: string): Element | null {
  return document.querySelector(`form[action="${path}"]`) ?? document.querySelector('form[data-lead]');
}
