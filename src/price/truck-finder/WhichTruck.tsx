import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { ANSWER_ANCHOR } from '#domain/pages/anchors.ts';
import type { WhichTruckCopy } from '#domain/price/copy/which-truck.ts';
import { WHICH_TRUCK_ANCHOR } from '#domain/price/trucks/load-query.ts';
import { orLoad } from '#src/ui/islands/or-load.ts';
import { nodesOf, partSelector, ServerHtml } from '#src/ui/islands/ServerHtml.tsx';
import { addressOf, useFetchedPage } from '#src/ui/islands/use-fetched-page.ts';
import { useReady } from '#src/ui/islands/use-ready.ts';

interface Props {
  words: Pick<WhichTruckCopy, 'asking' | 'unreached'>;
  /** Whether the address asks for a load that can be answered. */
  isAnswered: boolean;
  /** The title of the tool. */
  heading?: ReactNode;
  /** The form, as the address fills it. */
  children: ReactNode;
  answer?: ReactNode;
}

/** What the page of an answer holds, and the form when it came. */
interface Answered {
  form: readonly Node[];
  answer: readonly Node[];
  hasAnswer: boolean;
  /** Begins the message to the desk. */
  message: string;
  /** The form as it was asked, as it is now, and the field with the focus. */
  asked: string;
  left: string;
  focused: string;
  /** Whether the folded fields stood open when the answer came. */
  isUnfolded: boolean;
}

const FORM = 'which-truck-form';
const ANSWER = 'which-truck-answer';
const GIVEN = '[data-truck-answer=given]';
const MESSAGE = 'textarea[name="message"]';

const messageOf = (page: Document) => page.querySelector<HTMLTextAreaElement>(MESSAGE);

/** Writes what an answer begins into the message of the page's form, unless the visitor has written one. Returns what is begun now. */
function beginMessage(text: string, begun: string): string {
  const message = messageOf(document);
  if (!message || (message.value !== '' && message.value !== begun)) return begun;
  message.value = text;
  message.dispatchEvent(new Event('input', { bubbles: true }));
  return text;
}

/** Puts back what the visitor changed in the form while its answer was under way. */
function putBack({ left, focused }: Answered, form: HTMLFormElement) {
  for (const [name, value] of new URLSearchParams(left))
    (form.elements.namedItem(name) as HTMLInputElement | RadioNodeList).value = value;
  form.querySelector<HTMLElement>(`[name="${focused}"]`)?.focus();
}

/**
 * The tool that names the trucks for a load: a form that asks by its address, and the answer beside it. Hydrated, it takes both out of the
 * page at that address without leaving this one; without a connection the question stays and is asked again.
 */
export function WhichTruck({ words, isAnswered, heading, children, answer }: Props) {
  const tool = useRef<HTMLElement>(null);
  const { state, ask } = useFetchedPage(partSelector(FORM));
  const [answered, setAnswered] = useState<Answered>();
  const begun = useRef('');
  useReady('which-truck');

  useEffect(() => {
    begun.current = messageOf(document)?.defaultValue ?? '';
  }, []);

  useEffect(() => {
    const form = tool.current?.querySelector('form');
    if (!answered || !form) return;
    begun.current = beginMessage(answered.message, begun.current);
    if (answered.isUnfolded) form.querySelector('details')?.setAttribute('open', '');
    if (answered.left !== answered.asked) return putBack(answered, form);
    (
      form.querySelector<HTMLElement>('[aria-invalid]') ??
      tool.current?.querySelector<HTMLElement>('[data-truck-answer]')
    )?.focus();
  }, [answered]);

  function onSubmit(event: SubmitEvent<HTMLElement>) {
    const form = event.target;
    const address = addressOf(form);
    event.preventDefault();
    void orLoad(address.href, async () => {
      const page = await ask(address.href);
      if (!page) return;
      setAnswered({
        form: nodesOf(page, FORM),
        answer: nodesOf(page, ANSWER),
        hasAnswer: page.querySelector(GIVEN) !== null,
        message: messageOf(page)?.value ?? '',
        asked: address.search,
        left: addressOf(form).search,
        focused: (document.activeElement as HTMLInputElement).name,
        isUnfolded: form.querySelector('details')?.open ?? false,
      });
      history.replaceState(null, '', address);
    });
  }

  const hasAnswer = answered?.hasAnswer ?? isAnswered;
  return (
    <section
      ref={tool}
      id={WHICH_TRUCK_ANCHOR}
      aria-labelledby="which-truck-title"
      aria-busy={state === 'idle' ? undefined : true}
      className={`bg-signal text-ink ${hasAnswer ? '' : 'print:hidden'}`}
    >
      <div className="measure grid gap-x-gutter gap-y-5 py-section md:gap-y-10 lg:grid-cols-12">
        <div className="-order-2 lg:col-span-12">{heading}</div>
        {/* Its submit comes from the form within. */}
        <div className="lg:col-span-6" onSubmit={onSubmit}>
          <ServerHtml name={FORM} nodes={answered?.form}>
            {children}
          </ServerHtml>
          <p role="status" className="mt-4 min-h-6 max-w-[50ch] font-semibold">
            {state === 'idle' ? '' : words[state]}
          </p>
        </div>
        <div
          id={hasAnswer ? ANSWER_ANCHOR : undefined}
          tabIndex={-1}
          data-truck-answer={hasAnswer ? 'given' : ''}
          className={hasAnswer ? '-order-1 lg:col-span-12' : 'lg:col-span-6'}
        >
          <ServerHtml name={ANSWER} nodes={answered?.answer}>
            {answer}
          </ServerHtml>
        </div>
      </div>
    </section>
  );
}
