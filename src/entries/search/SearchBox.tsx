import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { SEARCH_QUERY } from '#domain/entries/search.ts';
import { ANSWER_ANCHOR } from '#domain/pages/anchors.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { SEARCH_PATH } from '#domain/shared/page-paths.ts';
import { readSuggestions, type Suggestion } from './suggestions.ts';

interface Props {
  words: Pick<PageCopy<'search'>, 'label' | 'action' | 'suggestions' | 'suggested'>;
  /** What the address searches for. */
  query: string;
  /** Why nothing was searched for. */
  error?: string | undefined;
}

/** Quiet time after a letter before suggestions are asked for, in ms. */
const TYPING_PAUSE = 250;

/** From so many letters on suggestions are asked for: fewer stand for most of the entries. */
const LEAST_LETTERS = 3;

/**
 * The search over all resources: a form that works by address. Hydrated, it is a combobox (ARIA Authoring Practices Guide, 'Combobox') that
 * suggests the first entries which the same search finds; where they cannot be had, it is the form that it was.
 */
export function SearchBox({ words, query, error }: Props) {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const [active, setActive] = useState(-1);
  const [isOpen, setOpen] = useState(false);
  /** Without script it suggests nothing, and is no combobox. */
  const [isCombobox, setCombobox] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const asked = useRef<AbortController>(undefined);
  const id = useId();

  const close = () => {
    asked.current?.abort();
    setOpen(false);
    setActive(-1);
  };
  useEffect(() => {
    setCombobox(true);
    return () => asked.current?.abort();
  }, []);

  const suggest = async () => {
    close();
    const typed = field.current?.value.trim() ?? '';
    if (typed.length < LEAST_LETTERS) return setSuggestions([]);
    asked.current = new AbortController();
    const { signal } = asked.current;
    await new Promise((resolve) => setTimeout(resolve, TYPING_PAUSE));
    if (signal.aborted) return;
    const found = await readSuggestions(
      field.current?.form?.action.replace(/#.*/, '') ?? SEARCH_PATH,
      typed,
      signal,
    );
    if (signal.aborted) return;
    setSuggestions(found);
    setOpen(found.length > 0);
  };

  const step = (by: number) => {
    if (suggestions.length === 0) return;
    setOpen(true);
    // The field is between the last one and the first.
    const stops = suggestions.length + 1;
    setActive((place) => ((place + 1 + by + stops) % stops) - 1);
  };

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const chosen = suggestions[active];
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'Enter' && isOpen && chosen) location.assign(chosen.href);
    else return;
    event.preventDefault();
  }

  const reported = words.suggested.replace('{n}', `${suggestions.length}`);
  return (
    <search className="relative mt-6 block">
      <form
        action={`${SEARCH_PATH}#${ANSWER_ANCHOR}`}
        className="flex rounded-control bg-paper"
        onSubmit={close}
      >
        <label htmlFor="search-query" className="sr-only">
          {words.label}
        </label>
        <input
          ref={field}
          id="search-query"
          name={SEARCH_QUERY}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          defaultValue={query}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && ANSWER_ANCHOR}
          {...(isCombobox && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': isOpen,
            'aria-controls': `${id}-list`,
            'aria-activedescendant': isOpen && active >= 0 ? `${id}-${active}` : undefined,
          })}
          onInput={suggest}
          onKeyDown={onKeyDown}
          onBlur={close}
          className="min-h-14 w-full min-w-0 rounded-l-control px-4 text-lead text-ink md:px-6"
        />
        <button
          type="submit"
          className="min-h-14 cursor-pointer rounded-r-control bg-signal px-6 text-[1.0625rem] font-bold text-ink hover:bg-signal-lit"
        >
          {words.action}
        </button>
      </form>
      <div
        id={`${id}-list`}
        role="listbox"
        tabIndex={-1}
        aria-label={words.suggestions}
        hidden={!isOpen}
        className="absolute inset-x-0 z-10 mt-1 rounded-control border-2 border-ink bg-paper text-ink"
      >
        {suggestions.map(({ kind, title, href }, place) => (
          <a
            key={href}
            id={`${id}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === active}
            href={href}
            // The field keeps the focus: its loss would close the list before the click.
            onMouseDown={(event) => event.preventDefault()}
            className="flex min-h-target flex-wrap items-baseline gap-x-3 px-4 py-2 hover:bg-warm aria-selected:bg-ink aria-selected:text-paper md:px-6"
          >
            <span className="font-semibold">{title}</span> <span className="text-label">{kind}</span>
          </a>
        ))}
      </div>
      {error && (
        <p
          id={ANSWER_ANCHOR}
          tabIndex={-1}
          role="alert"
          className="mt-3 rounded-control bg-alert px-4 py-3 font-semibold text-accent-deep md:px-6"
        >
          {error}
        </p>
      )}
      <p role="status" className="sr-only">
        {isOpen && reported}
      </p>
    </search>
  );
}
