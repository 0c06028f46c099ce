import type { Ref } from 'react';
import { type PostFilter, postsQuery, SEARCH_PARAMETER, TAG_PARAMETER } from '#domain/entries/blog.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { Icon } from '#src/ui/parts/Icon.tsx';

interface Props {
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
export function PostSearch({ ref, copy, path, asked = '', filter: { search = '', tag }, onInput }: Props) {
  return (
    <search className="block w-full xl:max-w-md">
      <form action={path} className="flex" data-held="posts">
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
          data-held="posts"
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
