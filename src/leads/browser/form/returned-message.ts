import type { FormDefinition } from '#domain/leads/forms/definition.ts';
import { askForSync } from '../background-sync.ts';
import { saidMoment } from '../format-time.ts';
import type { Kept } from '../outbox.ts';
import { discard, FATE_EVENT, type FateEvent, openOutbox } from '../outbox-instance.ts';
import { somethingWaits } from '../pending-flag.ts';
import type { Fields } from './fields.ts';
import type { Note } from './status-message.ts';

interface Parts {
  form: HTMLFormElement;
  definition: FormDefinition;
  fields: Fields;
  note: Note;
  /** Puts a message back into the form, to be sent again under its key. */
  takeBack(message: Kept): void;
}

/** Outcomes after which something is still kept. */
const STILL_KEPT = ['waiting', 'returned'];

/** Tells in the form what is kept in the browser, and what becomes of it. */
export function tellOfKept({ form, definition: { action }, fields, note, takeBack }: Parts) {
  /** The path of which the note speaks. */
  let spokenOf = action;

  const written = (messages: readonly Kept[]) => messages.flatMap(({ body }) => fields.labelled(body));

  async function tellWaiting(isQuiet = false): Promise<void> {
    const waiting = (await openOutbox().kept(action)).filter(({ returned }) => !returned);
    if (waiting.length === 0) return;
    spokenOf = action;
    note.say('waiting', { written: written(waiting), afterClosing: await askForSync(), isQuiet });
  }

  async function tellReturned(path: string): Promise<void> {
    const returned = (await openOutbox().kept(path)).filter((message) => message.returned);
    const latest = returned[returned.length - 1];
    if (!latest) return;
    if (path === action && fields.isBlank()) takeBack(latest);
    spokenOf = path;
    note.say('returned', { written: written(returned) });
  }

  function onFate({ detail: { fate, path, at } }: FateEvent): void {
    if (form !== spokesman(path)) return;
    if (fate === 'returned') void tellReturned(path);
    else if (fate === 'delivered') note.say('delivered', { said: { time: saidMoment(at) } });
    else if (STILL_KEPT.includes(note.outcome() ?? '')) note.say('discarded');
  }

  window.addEventListener(FATE_EVENT, (event) => onFate(event as FateEvent));
  form.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-discard]')) void discard(spokenOf);
  });

  return {
    /** Tells that something waits, and what. */
    tellWaiting,
    /** Tells of what an earlier visit left. */
    tell: async () => {
      await tellWaiting(true);
      await tellReturned(action);
    },
  };
}

/** Sends what waits from an earlier visit, after the forms have told of it. */
export async function resume(tellings: readonly (() => Promise<void>)[]): Promise<void> {
  if (!somethingWaits()) return;
  await Promise.all(tellings.map((tell) => tell()));
  await openOutbox().deliver();
}

/** Of several forms on a page one speaks: the one that posts to the path, otherwise the first. */
function spokesman(path: string): Element | null {
  return document.querySelector(`form[action="${path}"]`) ?? document.querySelector('form[data-lead]');
}
