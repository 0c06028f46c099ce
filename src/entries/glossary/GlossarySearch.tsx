import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { GLOSSARY_QUERY, isFound } from '#domain/entries/glossary.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { GLOSSARY_PATH } from '#domain/shared/page-paths.ts';
import { foundWords } from './found-words.ts';

interface Props {
  words: Pick<PageCopy<'glossary'>, 'searchLabel' | 'placeholder' | 'search' | 'clear' | 'terms' | 'found'>;
  /** What the address searches for, and how many terms hold it. */
  query: string;
  found: number;
  /** There never was a copy of the content. */
  isWaiting: boolean;
  heading?: ReactNode;
  /** What is beside the search, and the letters. */
  plate?: ReactNode;
  letters?: ReactNode;
  /** All terms; those that are not found are hidden. */
  children: ReactNode;
  /** Stands for the terms where none is found. */
  nothing?: ReactNode;
}

const BUTTON =
  'min-h-14 min-w-24 shrink-0 cursor-pointer rounded-r-control bg-signal px-4 text-[1.0625rem] font-bold text-ink hover:bg-signal-lit md:min-w-28 md:px-6';

/**
 * The search of the glossary above its terms. By itself it is a search by address; hydrated, the list follows each letter, and the address
 * with it. The button searches while the field is empty, and clears it when it is not; Enter searches in either case.
 */
export function GlossarySearch({
  words,
  isWaiting,
  heading,
  plate,
  letters,
  children,
  nothing,
  ...asked
}: Props) {
  const [query, setQuery] = useState(asked.query);
  const [found, setFound] = useState(asked.found);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);

  const filter = () => {
    const form = field.current?.form;
    const typed = field.current?.value.trim() ?? '';
    let count = 0;
    for (const term of list.current?.querySelectorAll<HTMLElement>('[data-term]') ?? []) {
      term.hidden = !isFound(`${term.textContent} ${term.dataset['term']}`, typed);
      if (!term.hidden) count += 1;
    }
    setQuery(typed);
    setFound(count);
    const path = form?.getAttribute('action') ?? GLOSSARY_PATH;
    const address = typed ? `${path}?${GLOSSARY_QUERY}=${encodeURIComponent(typed)}` : path;
    history.replaceState(history.state, '', address);
  };

  const onSubmit = (event: SubmitEvent) => {
    filter();
    event.preventDefault();
  };

  const clear = (event: { preventDefault: () => void }) => {
    if (!field.current) return;
    field.current.value = '';
    filter();
    field.current.focus();
    event.preventDefault();
  };

  // Words that were typed before this was there.
  const catchUp = useEffectEvent(() => {
    if (field.current?.value.trim() !== asked.query) filter();
  });
  useEffect(() => catchUp(), []);

  const isEmpty = found === 0 && !isWaiting;
  return (
    <>
      <section className="overflow-hidden bg-brand text-paper">
        <div className="measure grid gap-x-gutter xl:grid-cols-12">
          <div className="pt-10 pb-8 lg:pt-12 xl:col-span-8 lg:pb-14">
            {heading}
            <search className="mt-8 block max-w-3xl lg:mt-10">
              <form id="glossary-clear" action={GLOSSARY_PATH} />
              <form action={GLOSSARY_PATH} className="flex rounded-control bg-paper" onSubmit={onSubmit}>
                <label htmlFor="glossary-query" className="sr-only">
                  {words.searchLabel}
                </label>
                <input
                  ref={field}
                  id="glossary-query"
                  name={GLOSSARY_QUERY}
                  type="text"
                  inputMode="search"
                  enterKeyHint="search"
                  autoComplete="off"
                  defaultValue={asked.query}
                  placeholder={words.placeholder}
                  onInput={filter}
                  className="min-h-14 w-full min-w-0 rounded-l-control px-4 text-lead text-ink placeholder:text-muted md:px-6"
                />
                <button type="submit" className={BUTTON} hidden={query !== ''}>
                  {words.search}
                </button>
                <button
                  type="submit"
                  form="glossary-clear"
                  className={BUTTON}
                  hidden={query === ''}
                  onClick={clear}
                >
                  {words.clear}
                </button>
              </form>
            </search>
          </div>
          {plate}
        </div>
        {letters}
      </section>
      <section aria-label={words.terms} className="bg-paper text-ink">
        <div className="measure py-6 md:py-12 lg:py-16">
          <div ref={list} className="term-list" data-searching={query === '' ? undefined : ''}>
            {children}
          </div>
          <div role="status">
            <div hidden={!isEmpty} data-glossary-empty="">
              {nothing}
            </div>
            <span className="sr-only" data-glossary-count="">
              {query && found > 0 ? foundWords(words, found) : ''}
            </span>
          </div>
        </div>
      </section>
    </>
  );
}
