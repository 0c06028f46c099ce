import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FormDefinition } from '#domain/leads/forms/fields.ts';
import { recentMoment } from '#domain/shared/moments.ts';
import { askForSync } from '#src/leads/browser/background-sync.ts';
import { fetchToasts, toast } from '#src/leads/browser/form/toasts.ts';
import type { Kept } from '#src/leads/browser/outbox.ts';
import {
  listenForResults,
  openOutbox,
  RESULT_EVENT,
  type ResultEvent,
  somethingWaits,
} from '#src/leads/browser/outbox-instance.ts';
import type { Download, FormWords } from './form-words.ts';
import { filled, type News, textOf, toastOf } from './news.ts';

interface Parts {
  definition: FormDefinition;
  words: FormWords;
  download: Download | undefined;
  form: RefObject<HTMLFormElement | null>;
  /** A message of this form came back, to be sent again. */
  onReturned: (message: Kept) => void;
  /** A message of this form that had waited has arrived. */
  onDelivered: () => void;
}

interface Manner extends Partial<Omit<News, 'id' | 'outcome' | 'text'>> {
  /** No toast says it too. */
  isQuiet?: boolean;
  /** Names the toast; another one of this name replaces it. */
  toast?: string | undefined;
}

/** The hydrated forms of the page. */
const forms = new Set<HTMLFormElement>();

/** Of several forms on a page one speaks of a path: the one that posts to it, otherwise the first. */
function speaksOf(path: string, form: HTMLFormElement | null): boolean {
  const [first] = forms;
  return form === ([...forms].find((one) => one.getAttribute('action') === path) ?? first);
}

/** Says what came of a form: by its note and a toast, of its own messages and of those that other pages and visits left. */
export function useNews({ definition, words, download, form, onReturned, onDelivered }: Parts) {
  const { action } = definition;
  const [news, setNews] = useState<News>();
  const latest = useRef<News>(undefined);
  const count = useRef(0);
  /** Names the toast about a message that waits, so that the toast about its delivery replaces it. */
  const waitingToast = useRef<string>(undefined);

  function say(
    outcome: News['outcome'],
    { isQuiet, toast: name, ...rest }: Manner = {},
    values: Record<string, string> = {},
  ) {
    count.current += 1;
    const text = filled(textOf(outcome, words, download), values);
    const next: News = { id: count.current, outcome, text, ...rest };
    latest.current = next;
    setNews(next);
    waitingToast.current = outcome === 'waiting' ? name : undefined;
    const said = isQuiet ? undefined : toastOf(next, download);
    if (said && form.current) toast({ ...said, name }, form.current);
  }

  /** Says that something waits, and what. Where it has been delivered meanwhile, that was said. */
  async function notifyWaiting(manner: Manner): Promise<void> {
    const kept = (await openOutbox().kept(action)).filter(({ returned }) => !returned);
    if (kept.length > 0) say('waiting', { ...manner, kept, path: action, afterClosing: await askForSync() });
    else if (latest.current?.outcome === 'sending') say('waiting', manner);
  }

  async function notifyReturned(path: string): Promise<void> {
    const kept = (await openOutbox().kept(path)).filter(({ returned }) => returned);
    const last = kept[kept.length - 1];
    if (!last) return;
    if (path === action) onReturned(last);
    say('returned', { kept, path });
  }

  const onResult = useEffectEvent(({ detail: { fate, path, at } }: ResultEvent) => {
    const current = latest.current?.outcome;
    if (!speaksOf(path, form.current) || current === 'sending') return;
    if (fate === 'returned') void notifyReturned(path);
    else if (fate === 'delivered') {
      if (path === action) onDelivered();
      say('delivered', { toast: waitingToast.current }, { time: recentMoment(at) });
    } else if (current === 'waiting' || current === 'returned') say('discarded');
  });

  /** Tells of what an earlier visit left, and sends it. */
  const resume = useEffectEvent(async () => {
    const kept = (await openOutbox().kept(action)).filter(({ returned }) => !returned);
    if (kept.length > 0) await notifyWaiting({ isQuiet: true });
    await notifyReturned(action);
    await openOutbox().deliver();
  });

  useEffect(() => {
    const own = form.current;
    if (!own) return undefined;
    const hear = (event: Event) => onResult(event as ResultEvent);
    forms.add(own);
    window.addEventListener(RESULT_EVENT, hear);
    listenForResults();
    fetchToasts();
    if (somethingWaits()) void resume();
    return () => {
      forms.delete(own);
      window.removeEventListener(RESULT_EVENT, hear);
    };
  }, [form]);

  return { news, say, notifyWaiting };
}
