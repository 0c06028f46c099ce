import { useRef, useState, useSyncExternalStore } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import { toast } from 'sonner';
import type { ZodMiniType } from 'zod/mini';
import { EVENTS } from '#domain/analytics.ts';
import type { FormCopy } from '#domain/form-copy.ts';
import { ELAPSED_FIELD } from '#domain/submission.ts';
import { report } from '#src/browser/data-layer.ts';
import type { Answer } from '#src/browser/post.ts';
import { newKey } from '#src/browser/post.ts';
import { openOutbox } from '#src/browser/site-outbox.ts';
import { schemaResolver } from './resolver.ts';
import { useNote } from './use-note.ts';
import { useWaiting } from './use-waiting.ts';

type Failure = Extract<Answer, { kind: 'unreachable' }>;

/** What tells one form that makes a lead from another. */
export interface LeadFormParts<Input extends FieldValues, Output extends Record<string, string>> {
  /** Where it posts to. */
  action: string;
  schema: ZodMiniType<Output, Input>;
  /** In the order of the page, so that the first faulty one takes the focus. */
  fields: readonly Path<Input>[];
  blank: Input;
  copy: FormCopy;
  /** Name of the analytics event of a submission; `contact_form_submitted` where absent. */
  event?: string;
  /** Takes what the API handed out, and returns what to say; without it the copy's `success` is said. */
  onAccepted?: (data: unknown) => string;
  /** Returns what the toast says of a failure; such a form keeps what was typed. */
  onFailed?: (failure: Failure) => string;
}

const never = () => () => {};

/** The states of a form that makes a lead, in the browser (specification, section 4; decisions.md, 'Forms'). */
export function useLeadForm<Input extends FieldValues, Output extends Record<string, string>>({
  action,
  schema,
  fields,
  blank,
  copy,
  event = EVENTS.submitted,
  onAccepted,
  onFailed,
}: LeadFormParts<Input, Output>) {
  const { register, handleSubmit, reset, setError, setFocus, formState } = useForm<Input, unknown, Output>({
    resolver: schemaResolver(schema),
  });
  const form = useRef<HTMLFormElement>(null);
  const key = useRef('');
  const [sending, setSending] = useState(false);
  const { note, say, clear } = useNote(copy);
  const discard = useWaiting(action, form, copy, say);
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

  function startAfresh() {
    key.current = '';
    reset(blank as DefaultValues<Input>);
  }

  function showFaults(errors: Record<string, string>) {
    const faulty = fields.filter((field) => errors[field]);
    for (const field of faulty) setError(field, { type: 'server', message: errors[field] as string });
    if (faulty[0]) setFocus(faulty[0]);
    say('faulty');
  }

  function welcome(data: unknown) {
    startAfresh();
    const words = onAccepted?.(data) ?? copy.success;
    say('accepted', words);
    toast.success(words);
  }

  function explain(failure: Failure, kept: boolean) {
    if (kept && !onFailed) startAfresh();
    say(kept ? 'waiting' : 'unkept');
    if (onFailed) toast.error(onFailed(failure));
    else if (kept) toast.warning(copy.waiting);
    else toast.error(copy.unkept);
  }

  async function send(filled: Output) {
    key.current ||= newKey();
    const body = {
      ...beside(form.current),
      ...filled,
      [ELAPSED_FIELD]: String(Math.round(performance.now())),
    };
    const answer = await openOutbox().send({ key: key.current, path: action, body, writtenAt: Date.now() });
    report(event);
    if (answer.kind === 'accepted') welcome(answer.data);
    else if (answer.kind === 'faulty') showFaults(answer.errors);
    else explain(answer, answer.kept);
  }

  const onSubmit = handleSubmit(
    async (filled) => {
      if (sending) return;
      clear();
      setSending(true);
      await send(filled);
      setSending(false);
    },
    () => say('faulty'),
  );

  return { register, onSubmit, errors: formState.errors, sending, note, hydrated, form, discard };
}

/** What the form sends besides its fields: hidden values and boxes, as a plain POST would have them. */
function beside(form: HTMLFormElement | null): Record<string, string> {
  const entries = form ? [...new FormData(form)] : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => Boolean(entry[1])));
}
