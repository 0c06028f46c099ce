import { type ReactNode, type SubmitEvent, useEffect } from 'react';
import { ANSWER_ANCHOR } from '#domain/pages/anchors.ts';
import type { PricePageCopy } from '#domain/price/copy/price.ts';
import { PRICE_PATH } from '#domain/shared/page-paths.ts';
import { addressOf, useFetchedPage } from '#src/ui/islands/use-fetched-page.ts';
import { useReady } from '#src/ui/islands/use-ready.ts';

interface Props {
  words: Pick<PricePageCopy['form'], 'asking' | 'unreached'>;
  /** The cells and the button, as the server filled them. */
  children: ReactNode;
}

/**
 * The slip that asks for a price by its address. Hydrated, it asks before it goes there, so that a press without a connection does not throw
 * away what was filled in. The browser keeps the answer: to go to its address then takes no second transfer.
 */
export function PriceForm({ words, children }: Props) {
  const { state, ask, stop } = useFetchedPage('[data-price-slip]');
  useReady('price');

  // Back brings the page as it was left.
  useEffect(() => {
    addEventListener('pageshow', stop);
    return () => removeEventListener('pageshow', stop);
  }, [stop]);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    const address = addressOf(event.currentTarget);
    event.preventDefault();
    // An answer that is another page than the one asked for is loaded too.
    const isAnswered = await ask(address.pathname + address.search).catch(() => true);
    if (isAnswered) location.assign(address);
  }

  return (
    <form
      method="get"
      action={`${PRICE_PATH}#${ANSWER_ANCHOR}`}
      onSubmit={onSubmit}
      data-price-slip=""
      data-defer="price"
      aria-busy={state === 'idle' ? undefined : true}
      className="@container print:hidden -mx-margin bg-paper text-ink md:mx-0 md:[box-shadow:0.375rem_0.375rem_0_0_var(--color-ink)]"
    >
      {children}
      <p role="status" className="mt-4 min-h-6 max-w-[50ch] px-5 pb-5 font-semibold md:px-6 md:pb-6">
        {state === 'idle' ? '' : words[state]}
      </p>
    </form>
  );
}
