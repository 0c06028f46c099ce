import { useEffect, useRef, useState } from 'react';
import { nodesOf, partSelector } from './ServerHtml.tsx';
import { useFetchedPage } from './use-fetched-page.ts';

/** A page that was fetched for one part of it. */
interface Shown {
  page: Document;
  nodes: readonly Node[];
}

const addressNow = () => location.pathname + location.search;

/** Keeps a part of the page (`ServerHtml`) in step with the address: asks for the page at the present one and takes the part out of it. */
export function usePart(name: string) {
  const { state, ask, stop } = useFetchedPage(partSelector(name));
  const [shown, setShown] = useState<Shown>();
  const address = useRef('');

  useEffect(() => {
    address.current = addressNow();
  }, []);

  /**
   * Shows what is at the present address.
   * @throws when that is another page
   */
  const show = async (): Promise<void> => {
    const wanted = addressNow();
    if (wanted === address.current) return stop();
    const page = await ask(wanted);
    if (!page) return;
    address.current = wanted;
    setShown({ page, nodes: nodesOf(page, name) });
    document.title = page.title;
  };

  return { state, shown, show };
}
