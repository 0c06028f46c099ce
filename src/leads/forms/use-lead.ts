import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { EguideAnswer } from '#domain/leads/forms/eguide-answer.ts';
import { errorOf, type FormDefinition, type FormFields } from '#domain/leads/forms/fields.ts';
import { referenceOf } from '#domain/leads/reference.ts';
import { ELAPSED_FIELD } from '#domain/leads/submission.ts';
import { knownOrigin } from '#domain/visits/origin.ts';
import { visitOrigin } from '#src/leads/browser/form/visit.ts';
import type { Kept } from '#src/leads/browser/outbox.ts';
import { discard, openOutbox } from '#src/leads/browser/outbox-instance.ts';
import { type Answer, newKey } from '#src/leads/browser/post.ts';
import { useReady } from '#src/ui/islands/use-ready.ts';
import { report } from '#src/visits/browser/data-layer.ts';
import type { Download, ExplainedForm, FormWords } from './form-words.ts';
import { useNews } from './use-news.ts';

type Texts = Record<string, string>;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The controls of a form for its fields, in their order. */
const controlsOf = ({ current }: RefObject<HTMLFormElement | null>, fields: FormFields): Control[] =>
  Object.keys(fields).flatMap((name) => {
    const found = current?.elements.namedItem(name);
    return found instanceof Element ? [found as Control] : [];
  });

/** The typed values, trimmed as the server keeps them. */
const typedIn = (form: HTMLFormElement, fields: FormFields): Texts =>
  Object.fromEntries(controlsOf({ current: form }, fields).map(({ name, value }) => [name, value.trim()]));

/** The errors in what was typed, by field. */
const errorsIn = (typed: Texts, fields: FormFields): Texts =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const error = errorOf(field, typed[name] ?? '');
      return error ? [[name, error]] : [];
    }),
  );

/** Puts values into a form's fields; fields without one become empty, and boxes are not ticked any more. */
function fill(form: HTMLFormElement, fields: FormFields, values: Texts): void {
  for (const control of controlsOf({ current: form }, fields)) control.value = values[control.name] ?? '';
  if (Object.keys(values).length > 0) return;
  for (const box of form.querySelectorAll<HTMLInputElement>('[type=checkbox]')) box.checked = false;
}

/** The toast is read first (specification, section 8). */
const OPEN_AFTER_MS = 1000;

interface Parts {
  definition: FormDefinition;
  words: FormWords;
  returned: ExplainedForm | undefined;
  download: Download | undefined;
}

/**
 * A form that makes a lead: validates it, sends it through the outbox of the browser, and says what came of it (specification, section 4;
 * docs/decisions/0003-transactional-outbox.md).
 */
export function useLead({ definition, words, returned, download }: Parts) {
  const { action, event, fields, keepsWhatFailed } = definition;
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Partial<Texts>>(returned?.errors ?? {});
  const [isReturned, setReturned] = useState(Boolean(returned));
  const isValidated = useRef(Boolean(returned));
  /** The message in the form: one that came back keeps its key, and where it was written. */
  const message = useRef<{ key: string; origin?: Texts; sent?: Texts }>({ key: '' });

  const { news, say, notifyWaiting } = useNews({
    definition,
    words,
    download,
    form,
    onReturned: takeBack,
    onDelivered: forgetDelivered,
  });
  const isSending = news?.outcome === 'sending';
  useReady(action);

  function takeBack({ key, body }: Kept): void {
    if (!form.current || Object.values(typedIn(form.current, fields)).some(Boolean)) return;
    message.current = { key, origin: knownOrigin(body) };
    fill(form.current, fields, body);
  }

  /** A message that failed is in the form still, unless it was changed since. */
  function forgetDelivered(): void {
    const { sent } = message.current;
    if (form.current && sent && JSON.stringify(typedIn(form.current, fields)) === JSON.stringify(sent))
      startAfresh();
  }

  function startAfresh(): void {
    message.current = { key: '' };
    isValidated.current = false;
    if (form.current) fill(form.current, fields, {});
  }

  /** Shows these errors and no others: those of fields beside them, the first of which takes the focus. */
  function show(found: Partial<Texts>): void {
    isValidated.current = true;
    const reasons = Object.entries(found).flatMap(([name, reason]) =>
      reason && !(name in fields) ? [reason] : [],
    );
    flushSync(() => {
      setErrors(found);
      if (reasons.length > 0) say('refused', { reasons, isAnswer: true });
      else say('invalid');
    });
    controlsOf(form, fields)
      .find(({ name }) => found[name])
      ?.focus();
  }

  function welcome(data: unknown): void {
    startAfresh();
    const { id = '', pdf_url: file } = (data ?? {}) as Partial<EguideAnswer>;
    const reference = referenceOf(id);
    say(file ? 'opening' : 'accepted', { file, reference, isAnswer: true }, { reference });
    if (file) setTimeout(() => window.open(file, '_blank', 'noopener,noreferrer'), OPEN_AFTER_MS);
  }

  async function explainFailure({ status }: Extract<Answer, { kind: 'unreachable' }>, isKept: boolean) {
    if (keepsWhatFailed) console.error(`The guide was not sent: ${status ?? 'no answer'}`);
    if (!isKept) return say('unkept', { isAnswer: true });
    const toast = message.current.key;
    if (!keepsWhatFailed) startAfresh();
    await notifyWaiting({ isAnswer: true, toast });
  }

  async function send(sender: HTMLFormElement): Promise<void> {
    const typed = typedIn(sender, fields);
    const { origin } = message.current;
    message.current.key ||= newKey();
    message.current.sent = typed;
    const body = {
      ...(origin ?? visitOrigin()),
      ...besideFields(sender),
      ...typed,
      [ELAPSED_FIELD]: String(Math.round(performance.now())),
    };
    let answer: Awaited<ReturnType<ReturnType<typeof openOutbox>['send']>>;
    try {
      answer = await openOutbox().send({
        key: message.current.key,
        path: action,
        body,
        writtenAt: Date.now(),
      });
    } catch {
      // This browser cannot do what the code asks for, so the form goes as it does without any.
      report(event);
      return sender.submit();
    }
    report(event);
    if (answer.kind === 'invalid') show(answer.errors);
    else if (answer.kind === 'accepted') welcome(answer.data);
    else await explainFailure(answer, answer.kept);
  }

  function onSubmit(submission: FormEvent<HTMLFormElement>): void {
    submission.preventDefault();
    if (isSending) return;
    const found = errorsIn(typedIn(submission.currentTarget, fields), fields);
    if (Object.keys(found).length > 0) {
      show(found);
      return;
    }
    setErrors({});
    setReturned(false);
    say('sending');
    void send(submission.currentTarget);
  }

  function onInput({ target }: FormEvent<HTMLFormElement>): void {
    const { name, value } = target as HTMLInputElement;
    const field = fields[name];
    if (isValidated.current && field) setErrors((before) => ({ ...before, [name]: errorOf(field, value) }));
  }

  return {
    form: form as RefObject<HTMLFormElement>,
    errors,
    news,
    isSending,
    isReturned,
    onSubmit,
    onInput,
    onDiscard: () => void discard(news?.path ?? action),
  };
}

/** The values that a form sends besides its fields: hidden values and boxes, as a plain POST would have them. */
const besideFields = (form: HTMLFormElement): Texts =>
  Object.fromEntries([...new FormData(form)].filter((entry): entry is [string, string] => Boolean(entry[1])));
