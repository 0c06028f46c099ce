import type { FocusEvent, Ref } from 'react';
import {
  type PostFilter,
  postsQuery,
  SEARCH_PARAMETER,
  TAG_PARAMETER,
  type Tag,
} from '#domain/entries/blog.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { BLOG_PATH } from '#domain/shared/page-paths.ts';
import { Icon } from '#src/ui/parts/Icon.tsx';

interface PostSearchProps {
  /** The field. */
  ref: Ref<HTMLInputElement>;
  copy: PageCopy<'blog'>['search'];
  /** Path of the list. */
  path: string;
  /** The words that the page came with. */
  asked: string | undefined;
  filter: PostFilter;
  onInput: () => void;
}

/** A search by address, so that it works without script; it keeps the chosen tag. */
export function PostSearch({
  ref,
  copy,
  path,
  asked = '',
  filter: { search = '', tag },
  onInput,
}: PostSearchProps) {
  return (
    <search className="block w-full xl:max-w-md">
      <form action={path} className="flex" data-defer="posts">
        <label htmlFor="post-search" className="sr-only">
          {copy.label}
        </label>
        <input
          ref={ref}
          id="post-search"
          name={SEARCH_PARAMETER}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          defaultValue={asked}
          placeholder={copy.label}
          onInput={onInput}
          className="min-h-12 w-full min-w-0 rounded-l-control border-2 border-e-0 border-ink bg-white px-4 placeholder:text-muted"
        />
        <input type="hidden" name={TAG_PARAMETER} value={tag ?? ''} disabled={tag === undefined} />
        <a
          href={path + postsQuery({ tag })}
          hidden={search === ''}
          className="min-h-12 w-12 not-[[hidden]]:grid shrink-0 place-items-center border-y-2 border-ink bg-white"
          data-defer="posts"
          data-post-clear=""
        >
          <span className="sr-only">{copy.clear}</span>
          <Icon name="close" />
        </a>
        <button
          type="submit"
          className="min-h-12 shrink-0 cursor-pointer rounded-r-control bg-ink px-5 font-bold text-paper hover:bg-brand"
        >
          {copy.action}
        </button>
      </form>
    </search>
  );
}

interface TagFilterProps {
  /** Path of the list; that of the language without a prefix by itself. */
  path?: string;
  tags: Tag[];
  /** The words and the tag that narrow the list; a choice of a tag keeps the search. */
  filter: PostFilter;
  /** Label of the link that shows all posts, and name of the whole for screen readers. */
  labels: { all: string; filter: string };
}

/**
 * The topics of the blog as links, so that every choice is an address. The row's scroll padding is how much of a link with the focus shows
 * at least before the page is hydrated: Chromium scrolls to what is wholly outside of it, and takes a scroll margin of the link for the link.
 */
export function TagFilter({
  path = BLOG_PATH,
  tags,
  filter: { tag: chosen, search },
  labels,
}: TagFilterProps) {
  const pathOf = (tag?: string) => path + postsQuery({ search, tag });
  return (
    <nav aria-label={labels.filter} data-post-tags="">
      <ul className="-mx-margin flex scroll-px-16 gap-3 overflow-x-auto px-margin py-2 md:mx-0 md:flex-wrap md:overflow-visible md:p-0">
        <Choice href={pathOf()} label={labels.all} current={chosen === undefined} />
        {tags.map(({ id, name }) => (
          <Choice key={id} href={pathOf(id)} label={name} current={id === chosen} />
        ))}
      </ul>
    </nav>
  );
}

/** Browsers are content when a corner of the link that has the focus shows. */
const showWhole = ({ currentTarget }: FocusEvent<HTMLElement>) =>
  currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** On phones the topics are one row, which begins where the chosen one is seen. */
const PLATE =
  'inline-flex min-h-target items-center whitespace-nowrap rounded-control border-2 border-ink px-4 font-semibold hover:bg-white aria-[current]:bg-ink aria-[current]:text-paper';

function Choice({ href, label, current }: { href: string; label: string; current: boolean }) {
  return (
    <li>
      <a
        href={href}
        aria-current={current ? 'page' : undefined}
        className={PLATE}
        data-defer="posts"
        onFocus={showWhole}
      >
        {label}
      </a>
    </li>
  );
}
