import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { EVENTS } from '#domain/analytics.ts';
import { CONTACT_FIELDS, type Contact, type ContactInput, TRAP_FIELD } from '#domain/contact.ts';
import type { ContactFormCopy } from '#domain/pages.ts';
import { report } from '#src/browser/data-layer.ts';
import { newKey } from '#src/browser/post.ts';
import { FATE_EVENT, type FateEvent, openOutbox } from '#src/browser/site-outbox.ts';
import { somethingWaits } from '#src/browser/waiting.ts';
import type { Outcome } from './FormNote.tsx';
import { contactResolver } from './resolver.ts';

export const CONTACT_API = '/api/contact';

const BLANK: ContactInput = { first_name: '', last_name: '', email: '', phone_number: '', message: '' };

const never = () => () => {};

/** The states of the contact form in the browser (specification, section 4; decisions.md, 'Forms'). */
export function useContactForm(copy: ContactFormCopy) {
  const { register, handleSubmit, reset, setError, setFocus, formState } = useForm<
    ContactInput,
    unknown,
    Contact
  >({
    resolver: contactResolver,
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
    reset(BLANK);
  }

  function showFaults(errors: Record<string, string>) {
    const faulty = CONTACT_FIELDS.filter((field) => errors[field]);
    for (const field of faulty) setError(field, { type: 'server', message: errors[field] as string });
    if (faulty[0]) setFocus(faulty[0]);
  }

  async function send(contact: Contact, form: HTMLFormElement) {
    key.current ||= newKey();
    const trapped = String(new FormData(form).get(TRAP_FIELD) ?? '');
    const body = { ...contact, ...(trapped && { [TRAP_FIELD]: trapped }) };
    const answer = await openOutbox().send({
      key: key.current,
      path: CONTACT_API,
      body,
      writtenAt: Date.now(),
    });
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
    async (contact, event) => {
      if (sending) return;
      setOutcome(undefined);
      setSending(true);
      await send(contact, event?.target as HTMLFormElement);
      setSending(false);
    },
    () => setOutcome('faulty'),
  );

  return { register, onSubmit, errors: formState.errors, sending, outcome, hydrated };
}
