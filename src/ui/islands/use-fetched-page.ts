import { useCallback, useRef, useState } from 'react';
import { PageAsker } from '#src/ui/browser/fetch-page.ts';

/** How a question to this site stands: `unreached` is asked again until there is an answer. */
type Asking = 'idle' | 'asking' | 'unreached';

/**
 * Asks this site for a page in place of loading it (src/ui/browser/fetch-page.ts), and says how far the question is.
 * @param part selector of what the page is asked for
 */
export function useFetchedPage(part: string) {
  const asker = useRef<PageAsker>(null);
  const [state, setState] = useState<Asking>('idle');

  /** @returns the page; nothing when it is asked for already, or something else was asked for since */
  const ask = useCallback(
    async (address: string): Promise<Document | undefined> => {
      asker.current ??= new PageAsker(part);
      setState('asking');
      const page = await asker.current.ask(address, () => setState('unreached'));
      if (page) setState('idle');
      return page;
    },
    [part],
  );

  /** Gives up what is asked for. */
  const stop = useCallback(() => {
    asker.current?.stop();
    setState('idle');
  }, []);

  return { state, ask, stop };
}

/** The address that a form with the method GET leads to. */
export function addressOf(form: HTMLFormElement): URL {
  const address = new URL(form.action);
  address.search = `${new URLSearchParams(new FormData(form) as unknown as Record<string, string>)}`;
  return address;
}
