import type { FormDefinition } from '#domain/leads/forms/definition.ts';
import type { EguideAnswer } from '#domain/leads/forms/eguide-answer.ts';
import { referenceOf } from '#domain/leads/reference.ts';
import { ELAPSED_FIELD } from '#domain/leads/submission.ts';
import { knownOrigin } from '#domain/visits/origin.ts';
import { report } from '../../../visits/browser/data-layer.ts';
import { openOutbox } from '../outbox-instance.ts';
import { type Answer, newKey } from '../post.ts';
import { type ByField, formFields } from './fields.ts';
import { tellOfKept } from './returned-message.ts';
import { formNote } from './status-message.ts';
import { fetchToasts } from './toasts.ts';
import { visitOrigin } from './visit.ts';

type Sent = Answer & { kept: boolean };
type Failure = Extract<Answer, { kind: 'unreachable' }>;

const SIGNS_OF_INTEREST = ['pointerdown', 'touchstart', 'focusin'];

/** The toast is read first (specification, section 8). */
const OPEN_AFTER_MS = 1000;

/**
 * Runs a form that makes a lead: judges, sends, keeps, and tells what came of it (docs/specification.md, section 4).
 * @param form as src/leads/forms/LeadForm.tsx renders it; it posts by itself where this cannot send
 * @returns tells of what an earlier visit left in the outbox
 */
export function startForm(form: HTMLFormElement, definition: FormDefinition): () => Promise<void> {
  const { action, event, keepsWhatFailed } = definition;
  const fields = formFields(form, definition);
  const note = formNote(form);
  const button = form.querySelector('[type=submit]');
  let key = '';
  /** Where a message was written that has come back. */
  let writtenIn: ByField | undefined;
  let isSending = false;
  // A form that came back from the server has its faults already.
  let isJudged = form.querySelector('[data-faulty]') !== null;

  const kept = tellOfKept({
    form,
    definition,
    fields,
    note,
    takeBack: (message) => {
      key = message.key;
      writtenIn = knownOrigin(message.body);
      fields.fill(message.body);
    },
  });

  function setSending(sending: boolean): void {
    isSending = sending;
    fields.hold(sending);
    button?.querySelector('[data-idle]')?.toggleAttribute('hidden', sending);
    button?.querySelector('[data-busy]')?.toggleAttribute('hidden', !sending);
    if (sending) button?.setAttribute('aria-disabled', 'true');
    else button?.removeAttribute('aria-disabled');
  }

  function startAfresh(): void {
    key = '';
    writtenIn = undefined;
    isJudged = false;
    fields.clear();
  }

  function showFaults(faults: ByField): void {
    isJudged = true;
    fields.showFaults(faults);
    note.say('faulty');
  }

  function welcome(data: unknown): void {
    startAfresh();
    const { id = '', pdf_url: download } = (data ?? {}) as Partial<EguideAnswer>;
    note.say(download ? 'opening' : 'accepted', { download, said: { reference: referenceOf(id) } });
    if (download) setTimeout(() => window.open(download, '_blank', 'noopener,noreferrer'), OPEN_AFTER_MS);
  }

  async function explain({ status }: Failure, isKept: boolean): Promise<void> {
    if (keepsWhatFailed) console.error(`The guide was not sent: ${status ?? 'no answer'}`);
    if (!isKept) return note.say('unkept');
    if (!keepsWhatFailed) startAfresh();
    await kept.tellWaiting();
    if (note.outcome() === 'sending') note.say('waiting');
  }

  async function send(): Promise<Sent> {
    fields.showFaults({});
    form.parentElement?.querySelector('[data-error-summary]')?.remove();
    key ||= newKey();
    const body = {
      ...(writtenIn ?? visitOrigin()),
      ...beside(form),
      ...fields.values(),
      [ELAPSED_FIELD]: String(Math.round(performance.now())),
    };
    setSending(true);
    note.say('sending');
    return openOutbox().send({ key, path: action, body, writtenAt: Date.now() });
  }

  async function submit(): Promise<void> {
    let answer: Sent;
    try {
      const faults = fields.judge();
      if (Object.keys(faults).length > 0) return showFaults(faults);
      answer = await send();
    } catch {
      // This browser cannot do what the script asks for, so the form goes as it does without one.
      report(event);
      return form.submit();
    }
    setSending(false);
    report(event);
    if (answer.kind === 'faulty') return showFaults(answer.errors);
    if (answer.kind === 'accepted') welcome(answer.data);
    else await explain(answer, answer.kept);
    note.bringIntoSight();
  }

  form.addEventListener('submit', (submission) => {
    submission.preventDefault();
    if (!isSending) void submit();
  });
  form.addEventListener('input', ({ target }) => {
    if (isJudged) fields.judgeAgain(target);
  });
  for (const sign of SIGNS_OF_INTEREST) form.addEventListener(sign, fetchToasts, { passive: true });

  return kept.tell;
}

/** The values that the form sends besides its fields: hidden values and boxes, as a plain POST would have them. */
function beside(form: HTMLFormElement): ByField {
  return Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}
