import { type Page, type PostFilter, type PostSummary, postsPath } from '#domain/entries/blog.ts';
import { searchPath } from '#domain/entries/search.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { NothingFound } from '#src/ui/blocks/NothingFound.tsx';
import { Paging } from './Paging.tsx';
import { PostList } from './PostList.tsx';

interface Props {
  copy: PageCopy<'blog'>;
  filter: PostFilter;
  posts: Page<PostSummary>;
}

/** The posts that a filter leaves, with the ways to its other pages; a next step where it leaves none. */
export function Posts({ copy, filter, posts }: Props) {
  const { search, tag } = filter;
  if (posts.total === 0 && search)
    return (
      <NothingFound
        text={copy.nothingFound.replace('{search}', search)}
        way={{ label: copy.searchAll, path: searchPath(search) }}
      />
    );
  if (posts.total === 0) return <NothingFound text={copy.empty} way={copy.allPosts} />;
  return (
    <>
      <PostList posts={posts.items} read={copy.read} pinned={tag || search ? '' : copy.pinned} />
      <Paging
        copy={copy.paging}
        page={posts.page}
        pages={posts.pages}
        pathOf={(page) => postsPath({ ...filter, page })}
        held
      />
    </>
  );
}

/** How many posts a filter leaves, in words. */
export function countWords({ count }: Pick<PageCopy<'blog'>, 'count'>, total: number): string {
  return total === 1 ? count.one : count.many.replace('{n}', `${total}`);
}
