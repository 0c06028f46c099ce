import type { Page, PostFilter, PostSummary, Tag } from '#domain/entries/blog.ts';
import { POST_SKELETONS, postsPath } from '#domain/entries/blog.ts';
import { searchPath } from '#domain/entries/search.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { NothingFound } from '#src/ui/blocks/NothingFound.tsx';
import { Skeletons } from '#src/ui/parts/Skeleton.tsx';
import { Paging } from './Paging.tsx';
import { PostList } from './PostList.tsx';
import { PostSearch } from './PostSearch.tsx';
import { TagFilter } from './TagFilter.tsx';

interface Props {
  copy: PageCopy<'blog'>;
  tags: Tag[];
  filter: PostFilter;
  posts: Page<PostSummary>;
  /** There never was a copy of the content. */
  waiting: boolean;
}

/**
 * The posts, and what narrows them: tags and a search, both in the address. The script changes the list in place and
 * shows the blocks of the template meanwhile (browser/post-browser.ts).
 */
export function PostBrowser({ copy, tags, filter, posts, waiting }: Props) {
  return (
    <section
      aria-label={copy.list}
      tabIndex={-1}
      className="bg-cool text-ink [box-shadow:none] outline-none"
      data-post-browser
    >
      <div className="measure pt-8 pb-16 lg:pt-12 lg:pb-24">
        <div className="flex flex-col gap-5 xl:flex-row xl:items-start xl:justify-between xl:gap-12">
          <TagFilter tags={tags} filter={filter} labels={{ all: copy.allTags, filter: copy.tagFilter }} />
          <PostSearch copy={copy.search} filter={filter} />
        </div>
        <p
          role="status"
          className="mt-8 mb-4 text-label font-semibold"
          data-post-count
          data-waiting={copy.waiting}
          data-unreached={copy.unreached}
        >
          {waiting ? copy.waiting : count(copy, posts.total)}
        </p>
        <div data-posts>{waiting ? <Blocks /> : <Posts copy={copy} filter={filter} posts={posts} />}</div>
        <template data-posts-waiting>
          <Blocks />
        </template>
      </div>
    </section>
  );
}

function count({ count: words }: PageCopy<'blog'>, total: number): string {
  return total === 1 ? words.one : words.many.replace('{n}', `${total}`);
}

/** Stand for posts; that they wait says the line above. */
function Blocks() {
  return (
    <div className="grid gap-6 md:grid-cols-3">
      <Skeletons count={POST_SKELETONS} className="h-96" />
    </div>
  );
}

function Posts({ copy, filter, posts }: Pick<Props, 'copy' | 'filter' | 'posts'>) {
  const { search } = filter;
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
      <PostList
        posts={posts.items}
        read={copy.read}
        pinned={filter.tag || filter.search ? '' : copy.pinned}
      />
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
