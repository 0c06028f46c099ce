import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import { toast } from 'sonner';
import type { ZodMiniType } from 'zod/mini';
import { EVENTS } from '#domain/analytics.ts';
import { TRAP_FIELD } from '#domain/contact.ts';
import type { FormCopy } from '#domain/form-copy.ts';
import { report } from '#src/browser/data-layer.ts';
import { newKey } from '#src/browser/post.ts';
import { FATE_EVENT, type FateEvent, openOutbox } from '#src/browser/site-outbox.ts';
import { somethingWaits } from '#src/browser/waiting.ts';
import type { Outcome } from './FormNote.tsx';
import { schemaResolver } from './resolver.ts';

/** What tells one form that makes a lead from another. */
export interface LeadFormParts<Input extends FieldValues, Output extends Record<string, string>> {
  /** Where it posts to. */
  action: string;
  schema: ZodMiniType<Output, Input>;
  /** In the order of the page, so that the first faulty one takes the focus. */
  fields: readonly Path<Input>[];
  blank: Input;
  copy: FormCopy;
}

const never = () => () => {};

/** The states of a form that makes a lead, in the browser (specification, section 4; decisions.md, 'Forms'). */
export function useLeadForm<Input extends FieldValues, Output extends Record<string, string>>({
  action,
  schema,
  fields,
  blank,
  copy,
}: LeadFormParts<Input, Output>) {
  const { register, handleSubmit, reset, setError, setFocus, formState } = useForm<Input, unknown, Output>({
    resolver: schemaResolver(schema),
  });
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const key = useRef('');
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

  useEffect(() => {
    const onFate = (event: Event) => {
      const { fate } = (event as FateEvent).detail;
      setOutcome(fate);
      (fate === 'delivered' ? toast.success : toast.error)(copy[fate]);
    };
    window.addEventListener(FATE_EVENT, onFate);
    if (somethingWaits()) void openOutbox().deliver();
    return () => window.removeEventListener(FATE_EVENT, onFate);
  }, [copy]);

  function startAfresh() {
    key.current = '';
    reset(blank as DefaultValues<Input>);
  }

  function showFaults(errors: Record<string, string>) {
    const faulty = fields.filter((field) => errors[field]);
    for (const field of faulty) setError(field, { type: 'server', message: errors[field] as string });
    if (faulty[0]) setFocus(faulty[0]);
  }

  async function send(filled: Output, form: HTMLFormElement) {
    key.current ||= newKey();
    const trapped = String(new FormData(form).get(TRAP_FIELD) ?? '');
    const body = { ...filled, ...(trapped && { [TRAP_FIELD]: trapped }) };
    const answer = await openOutbox().send({ key: key.current, path: action, body, writtenAt: Date.now() });
    report(EVENTS.submitted);
    if (answer.kind === 'accepted') {
      startAfresh();
      setOutcome('accepted');
      toast.success(copy.success);
    } else if (answer.kind === 'faulty') {
      showFaults(answer.errors);
      setOutcome('faulty');
    } else if (answer.kept) {
      startAfresh();
      setOutcome('waiting');
      toast.warning(copy.waiting);
    } else {
      setOutcome('unkept');
      toast.error(copy.unkept);
    }
  }

  const onSubmit = handleSubmit(
    async (filled, event) => {
      if (sending) return;
      setOutcome(undefined);
      setSending(true);
      await send(filled, event?.target as HTMLFormElement);
      setSending(false);
    },
    () => setOutcome('faulty'),
  );

  return { register, onSubmit, errors: formState.errors, sending, outcome, hydrated };
}
