import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import {
  CATEGORY_PARAMETER,
  FAQ_CATEGORIES,
  type FaqCategory,
  faqCategory,
  faqPath,
} from '#domain/entries/faq.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { isPlainClick, orLoad } from '#src/ui/islands/or-load.ts';
import { ServerHtml } from '#src/ui/islands/ServerHtml.tsx';
import { usePart } from '#src/ui/islands/use-part.ts';
import { useReady } from '#src/ui/islands/use-ready.ts';

interface Props {
  words: Pick<PageCopy<'faq'>, 'categories' | 'names' | 'waiting' | 'unreached' | 'shown'>;
  /** The category that the address asks for. */
  chosen: FaqCategory;
  /** Its heading and its questions. */
  children: ReactNode;
}

/** The heading of the questions. */
const HEADING = 'questions';

const LINE =
  'flex min-h-target items-center rounded-control border-2 border-ink px-4 py-2 leading-tight font-semibold hover:bg-warm aria-[current]:bg-ink aria-[current]:text-paper lg:rounded-none lg:border-0 lg:border-b-2 lg:border-rule lg:px-0 lg:hover:bg-transparent lg:hover:underline lg:hover:decoration-2 lg:hover:underline-offset-4 lg:aria-[current]:border-ink lg:aria-[current]:bg-ink lg:aria-[current]:px-4';

/**
 * The categories as links, so that every choice is an address: plates on phones, a list on the left where it fits; and the questions of one.
 * Hydrated, a choice takes its questions out of the page at that address.
 */
export function FaqBrowser({ words, chosen: asked, children }: Props) {
  const [chosen, setChosen] = useState(asked);
  const { state, shown, show } = usePart('questions');
  useReady('faq');

  const follow = async () => {
    setChosen(faqCategory(new URLSearchParams(location.search).get(CATEGORY_PARAMETER)));
    await show();
  };

  const onStep = useEffectEvent(() => orLoad(location.href, follow));
  useEffect(() => {
    const step = () => void onStep();
    addEventListener('popstate', step);
    return () => removeEventListener('popstate', step);
  }, []);

  // As the address of a category leads to its heading.
  useEffect(() => {
    if (shown) document.getElementById(HEADING)?.scrollIntoView();
  }, [shown]);

  function choose(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return;
    const { href } = event.currentTarget;
    event.preventDefault();
    void orLoad(href, () => {
      history.pushState(null, '', href);
      return follow();
    });
  }

  const count = shown?.page.querySelectorAll('details[name=questions]').length;
  const reported = {
    asking: words.waiting,
    unreached: words.unreached,
    idle: count ? words.shown.replace('{name}', words.names[chosen]).replace('{n}', `${count}`) : '',
  };
  return (
    <div className="measure grid gap-x-gutter gap-y-12 py-section lg:grid-cols-12">
      <div className="lg:col-span-3">
        <nav aria-label={words.categories} className="lg:sticky lg:top-26">
          <ul className="flex flex-wrap gap-2 lg:flex-col lg:gap-0 lg:border-t-[3px] lg:border-ink">
            {FAQ_CATEGORIES.map((id) => (
              <li key={id}>
                <a
                  href={`${faqPath(id)}#${HEADING}`}
                  aria-current={id === chosen ? 'page' : undefined}
                  className={LINE}
                  data-defer="faq"
                  onClick={choose}
                >
                  {words.names[id]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="min-w-0 lg:col-span-8 lg:col-start-5" aria-busy={state === 'idle' ? undefined : true}>
        <p role="status" className={state === 'unreached' ? 'mb-6 font-semibold' : 'sr-only'}>
          {reported[state]}
        </p>
        <ServerHtml name="questions" nodes={shown?.nodes}>
          {children}
        </ServerHtml>
      </div>
    </div>
  );
}
