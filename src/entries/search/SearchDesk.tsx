import { SEARCH_QUERY } from '#domain/entries/search.ts';
import { ANSWER_ANCHOR } from '#domain/pages/anchors.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { SEARCH_PATH } from '#domain/shared/page-paths.ts';
import { Band } from '#src/ui/art/bands/Band.tsx';
import { PageTitle } from '../../ui/parts/PageTitle.tsx';

interface Props {
  copy: PageCopy<'search'>;
  query: string;
  /** Why nothing was searched for. */
  error: string | undefined;
}

/** The field, which works by address. */
export function SearchDesk({ copy, query, error }: Props) {
  return (
    <section className="bg-accent text-paper">
      <div className="measure grid items-end gap-x-gutter gap-y-6 pt-10 pb-12 lg:grid-cols-12 lg:pt-16">
        <PageTitle
          heading={copy.heading}
          slogan={copy.slogan}
          accent="text-signal"
          className="lg:col-span-5"
        />
        <div className="lg:col-span-7">
          <p className="max-w-[40em] text-lead">{copy.lead}</p>
          <search className="mt-6 block">
            <form action={`${SEARCH_PATH}#${ANSWER_ANCHOR}`} className="flex rounded-control bg-paper">
              <label htmlFor="search-query" className="sr-only">
                {copy.label}
              </label>
              <input
                id="search-query"
                name={SEARCH_QUERY}
                type="text"
                inputMode="search"
                enterKeyHint="search"
                autoComplete="off"
                defaultValue={query}
                aria-invalid={error ? true : undefined}
                aria-describedby={error && ANSWER_ANCHOR}
                className="min-h-14 w-full min-w-0 rounded-l-control px-4 text-lead text-ink md:px-6"
              />
              <button
                type="submit"
                className="min-h-14 cursor-pointer rounded-r-control bg-signal px-6 text-[1.0625rem] font-bold text-ink hover:bg-signal-lit"
              >
                {copy.action}
              </button>
            </form>
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
          </search>
        </div>
      </div>
      <Band motif="lozenge" size="medium" />
    </section>
  );
}
