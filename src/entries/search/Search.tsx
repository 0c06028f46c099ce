import type { ReactNode } from 'react';
import { FOUND_LIMIT, type Found, type FoundKind, type Meant, searchPath } from '#domain/entries/search.ts';
import { tellingWords } from '#domain/pages/find-pages.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { fill } from '#domain/shared/fill.ts';
import { Band } from '#src/ui/art/bands/Band.tsx';
import { NothingFound } from '#src/ui/blocks/NothingFound.tsx';
import { PageTitle } from '#src/ui/parts/PageTitle.tsx';

interface SearchDeskProps {
  copy: PageCopy<'search'>;
  /** The field. */
  children: ReactNode;
}

/** The subject of the page, and the field. */
export function SearchDesk({ copy, children }: SearchDeskProps) {
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
          {children}
        </div>
      </div>
      <Band motif="lozenge" size="medium" />
    </section>
  );
}

interface FoundListProps {
  copy: PageCopy<'search'>;
  /** The name of each kind of result. */
  kinds: Record<FoundKind, string>;
  query: string;
  /** What was found in place of the query, which finds nothing. */
  meant: Meant | undefined;
  found: Found[];
  /** There never was a copy of the content. */
  waiting: boolean;
}

/** The results, as the lines of a manifest: kind, title and summary. */
export function FoundList({ copy, kinds, query, meant, found, waiting }: FoundListProps) {
  const nothing = query !== '' && found.length === 0 && waiting === false;
  const unknown = tellingWords(meant?.without ?? '');
  return (
    <section aria-label={copy.results} className="bg-paper text-ink">
      <div className="measure py-12 lg:py-16">
        {nothing ? (
          <NothingFound text={copy.empty.replace('{query}', query)} way={copy.next} />
        ) : (
          meant && (
            <p className="mb-2 text-lead">
              {unknown && `${fill(copy.without, { words: unknown })} `}
              <a href={searchPath(meant.query)} className="link font-semibold">
                {fill(meant.without ? copy.instead : copy.meant, { word: meant.query })}
              </a>
            </p>
          )
        )}
        {!nothing && (
          <p className={found.length > 0 ? 'text-label font-semibold' : 'text-lead'}>
            {waiting ? copy.waiting : summary(copy, query, found.length)}
          </p>
        )}
        <ol className="mt-4" data-found="">
          {found.map(({ kind, title, href, excerpt }) => (
            <li
              key={href}
              className="group relative grid gap-x-gutter gap-y-1 border-t-2 border-ink py-5 md:grid-cols-[10rem_1fr]"
            >
              <p className="text-label font-semibold text-brand md:pt-1.5">{kinds[kind]}</p>
              <div>
                <h2 className="text-h4">
                  <a
                    href={href}
                    className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-[3px] group-hover:underline-offset-4"
                  >
                    {title}
                  </a>
                </h2>
                <p className="mt-1 max-w-[60ch]">{excerpt}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function summary({ start, count, most }: FoundListProps['copy'], query: string, found: number): string {
  if (query === '') return start;
  if (found === 1) return count.one;
  return (found < FOUND_LIMIT ? count.many : most).replace('{n}', `${found}`);
}
