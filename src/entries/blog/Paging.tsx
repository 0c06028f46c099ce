import type { Page } from '#domain/entries/blog.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import type { Meta } from '#domain/shared/copy.ts';
import { Icon } from '#src/ui/parts/Icon.tsx';

interface Props {
  copy: PageCopy<'blog'>['paging'];
  page: number;
  pages: number;
  /** Address of another page of the list. */
  pathOf: (page: number) => string;
  /** Another page takes the place of the list without a new page being loaded. */
  deferred?: true;
}

const TURN =
  'inline-flex min-h-12 items-center gap-2 rounded-control border-2 border-ink px-2 font-bold hover:bg-white max-sm:text-label sm:gap-3 sm:px-5';

/** The ways to the pages before and after this one, where there are some. */
export function Paging({ copy, page, pages, pathOf, deferred }: Props) {
  if (pages === 1) return null;
  const place = copy.place.replace('{page}', `${page}`).replace('{pages}', `${pages}`);
  return (
    <nav
      aria-label={copy.label}
      className="mt-12 grid grid-cols-2 items-center gap-x-2 gap-y-4 md:grid-cols-3"
    >
      <p className="col-span-2 text-center font-semibold md:order-2 md:col-span-1">{place}</p>
      <p className="md:order-1">
        {page > 1 && (
          <a href={pathOf(page - 1)} rel="prev" className={TURN} data-defer={deferred && 'posts'}>
            <Icon name="arrow" className="size-5 rotate-180" />
            {copy.newer}
          </a>
        )}
      </p>
      <p className="text-end md:order-3">
        {page < pages && (
          <a href={pathOf(page + 1)} rel="next" className={TURN} data-defer={deferred && 'posts'}>
            {copy.older}
            <Icon name="arrow" />
          </a>
        )}
      </p>
    </nav>
  );
}

/** Title and description of one page of a list for search engines: those after the first say which they are. */
export function pagedMeta(
  meta: Meta,
  paging: PageCopy<'blog'>['paging'],
  { page, pages }: Pick<Page<unknown>, 'page' | 'pages'>,
): Meta {
  if (page === 1) return meta;
  const place = paging.place.replace('{page}', `${page}`).replace('{pages}', `${pages}`);
  return { ...meta, title: `${meta.title}: ${place}` };
}
