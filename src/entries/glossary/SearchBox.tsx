import { GLOSSARY_QUERY } from '#domain/entries/glossary.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { GLOSSARY_PATH } from '#domain/shared/page-paths.ts';

interface Props {
  copy: PageCopy<'glossary'>;
  query: string;
}

const BUTTON =
  'min-h-14 min-w-24 shrink-0 cursor-pointer rounded-r-control bg-signal px-4 text-[1.0625rem] font-bold text-ink hover:bg-signal-lit md:min-w-28 md:px-6';

/**
 * A search by address, so that it works without script; with it, the list follows each letter (glossary-search.ts).
 * The button searches while the field is empty, and clears it when it is not; Enter searches in either case.
 */
export function SearchBox({ copy, query }: Props) {
  return (
    <search className="mt-8 block max-w-3xl lg:mt-10">
      <form id="glossary-clear" action={GLOSSARY_PATH} />
      <form action={GLOSSARY_PATH} className="flex rounded-control bg-paper" data-glossary-search>
        <label htmlFor="glossary-query" className="sr-only">
          {copy.searchLabel}
        </label>
        <input
          id="glossary-query"
          name={GLOSSARY_QUERY}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          defaultValue={query}
          placeholder={copy.placeholder}
          className="min-h-14 w-full min-w-0 rounded-l-control px-4 text-lead text-ink placeholder:text-muted md:px-6"
        />
        <button type="submit" className={BUTTON} hidden={query !== ''} data-search>
          {copy.search}
        </button>
        <button type="submit" form="glossary-clear" className={BUTTON} hidden={query === ''} data-clear>
          {copy.clear}
        </button>
      </form>
    </search>
  );
}
