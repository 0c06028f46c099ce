import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { POST_SKELETONS, type PostFilter, postFilter, postsQuery, type Tag } from '#domain/entries/blog.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { BLOG_PATH } from '#domain/shared/page-paths.ts';
import { isPlainClick, orLoad } from '#src/ui/islands/or-load.ts';
import { ServerHtml } from '#src/ui/islands/ServerHtml.tsx';
import { usePart } from '#src/ui/islands/use-part.ts';
import { useReady } from '#src/ui/islands/use-ready.ts';
import { Skeletons } from '#src/ui/parts/Skeleton.tsx';
import { PostSearch, TagFilter } from './PostSearch.tsx';

interface Props {
  words: Pick<PageCopy<'blog'>, 'list' | 'allTags' | 'tagFilter' | 'search' | 'waiting' | 'unreached'>;
  tags: Tag[];
  /** As the address has it. */
  filter: PostFilter;
  /** How many posts it leaves, in words. */
  count: string;
  /** There never was a copy of the content. */
  isWaiting: boolean;
  /** The posts. */
  children: ReactNode;
}

/** Quiet time after a letter before a search is made, in ms. */
const TYPING_PAUSE = 250;

const COUNT = 'data-post-count';

const filterNow = () => postFilter(new URLSearchParams(location.search));

/**
 * The posts, and what narrows them: topics and a search, each choice an address. Hydrated, a choice shows at once and its posts are taken out
 * of the page at that address; without a connection the posts stay, and the choice is asked for again.
 */
export function PostBrowser({ words, tags, filter: asked, count, isWaiting, children }: Props) {
  const region = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [filter, setFilter] = useState(asked);
  const [path, setPath] = useState(BLOG_PATH);
  const { state, shown, show } = usePart('posts');

  const typed = () => field.current?.value.trim() ?? '';
  const isUnasked = () => typed() !== (filterNow().search ?? '');

  /** Shows the posts at the present address. */
  const follow = async () => {
    clearTimeout(pause.current);
    setFilter(filterNow());
    // A link that goes with its list must not take the focus with it.
    if (list.current?.contains(document.activeElement)) region.current?.focus({ preventScroll: true });
    await show();
  };

  const go = (address: string) =>
    orLoad(address, () => {
      if (address !== location.pathname + location.search) history.pushState(null, '', address);
      return follow();
    });

  const search = () => {
    const { search, tag } = filterNow();
    const address = path + postsQuery({ search: typed(), tag });
    void orLoad(address, () => {
      // Letters of one search make one step of the way back.
      if (isUnasked()) history[search === undefined ? 'pushState' : 'replaceState'](null, '', address);
      return follow();
    });
  };

  const searchSoon = () => {
    clearTimeout(pause.current);
    pause.current = setTimeout(search, TYPING_PAUSE);
  };

  const onStep = useEffectEvent(() => {
    // A link within the page is a step too, and leaves the words that are being typed.
    const { search = '' } = filterNow();
    if (field.current && search !== (filter.search ?? '')) field.current.value = search;
    void orLoad(location.href, follow);
  });

  const catchUp = useEffectEvent(() => {
    // The path is another one in each language.
    setPath(field.current?.form?.getAttribute('action') ?? BLOG_PATH);
    if (isUnasked()) searchSoon();
  });

  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (!link || !isPlainClick(event) || link.pathname !== path) return;
    const isTurn = list.current?.contains(link);
    const { tag, page } = postFilter(new URL(link.href).searchParams);
    event.preventDefault();
    if ('postClear' in link.dataset && field.current) {
      field.current.value = '';
      field.current.focus();
    }
    // Words that were typed and not yet asked for go with every choice.
    void go(path + postsQuery({ tag, search: typed(), page: isUnasked() ? 1 : page }));
    // The link is gone with its list: the eye and the focus go to where the next one begins.
    if (isTurn) {
      region.current?.scrollIntoView();
      region.current?.focus({ preventScroll: true });
    }
  });

  useEffect(() => {
    catchUp();
    const step = () => onStep();
    // Of topics, and of links in the list, which the server made.
    const click = (event: MouseEvent) => onClick(event);
    const { current } = region;
    addEventListener('popstate', step);
    current?.addEventListener('click', click);
    return () => {
      removeEventListener('popstate', step);
      current?.removeEventListener('click', click);
    };
  }, []);
  useReady('posts');

  function onSubmit(event: SubmitEvent<HTMLElement>) {
    event.preventDefault();
    search();
  }

  const isComing = isWaiting || state === 'asking';
  const reported = {
    asking: words.waiting,
    unreached: words.unreached,
    idle: shown?.page.querySelector(`[${COUNT}]`)?.textContent ?? count,
  };
  return (
    <section
      ref={region}
      aria-label={words.list}
      tabIndex={-1}
      className="bg-cool text-ink [box-shadow:none] outline-none"
      onSubmit={onSubmit}
    >
      <div className="measure pt-8 pb-16 lg:pt-12 lg:pb-24">
        <div className="flex flex-col gap-5 xl:flex-row xl:items-start xl:justify-between xl:gap-12">
          <TagFilter
            path={path}
            tags={tags}
            filter={filter}
            labels={{ all: words.allTags, filter: words.tagFilter }}
          />
          <PostSearch
            ref={field}
            path={path}
            copy={words.search}
            asked={asked.search}
            filter={filter}
            onInput={searchSoon}
          />
        </div>
        <p role="status" className="mt-8 mb-4 text-label font-semibold" {...{ [COUNT]: '' }}>
          {isWaiting ? words.waiting : reported[state]}
        </p>
        <div data-posts="" aria-busy={state === 'asking' || undefined}>
          {isComing && (
            <div className="grid gap-6 md:grid-cols-3">
              <Skeletons count={POST_SKELETONS} className="h-96" />
            </div>
          )}
          <div ref={list} hidden={isComing}>
            <ServerHtml name="posts" nodes={shown?.nodes}>
              {children}
            </ServerHtml>
          </div>
        </div>
      </div>
    </section>
  );
}
