import type { ReactNode } from 'react';
import { type Page, type PostFilter, type PostSummary, postsPath } from '#domain/entries/blog.ts';
import { searchPath } from '#domain/entries/search.ts';
import type { NewsletterFormCopy } from '#domain/leads/copy/form-copy.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { Band } from '#src/ui/art/bands/Band.tsx';
import { NothingFound } from '#src/ui/blocks/NothingFound.tsx';
import { Waybill } from '../../ui/blocks/Waybill.tsx';
import { PageTitle } from '../../ui/parts/PageTitle.tsx';
import { Paging } from './Paging.tsx';
import { PostCard } from './PostCard.tsx';

interface PostListProps {
  posts: PostSummary[];
  read: string;
  /** Marks the posts that are shown first. */
  pinned: string;
}

/** The posts as cards in two columns; where they would leave a hole, the newest one is as wide as both. */
export function PostList({ posts, read, pinned }: PostListProps) {
  const wide = posts.length % 2;
  return (
    <ul className="grid gap-6 md:grid-cols-2">
      {posts.map((post, place) => (
        <li key={post.slug} className={place < wide ? 'md:col-span-2' : 'grid'}>
          <PostCard
            post={post}
            read={read}
            pinned={post.pinned && pinned}
            shape={place < wide ? 'wide' : 'tall'}
          />
        </li>
      ))}
    </ul>
  );
}

interface PostsProps {
  copy: PageCopy<'blog'>;
  filter: PostFilter;
  posts: Page<PostSummary>;
}

/** The posts that a filter leaves, with the ways to its other pages; a next step where it leaves none. */
export function Posts({ copy, filter, posts }: PostsProps) {
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
        deferred
      />
    </>
  );
}

/** How many posts a filter leaves, in words. */
export function countWords({ count }: Pick<PageCopy<'blog'>, 'count'>, total: number): string {
  return total === 1 ? count.one : count.many.replace('{n}', `${total}`);
}

interface BlogHeroProps {
  copy: PageCopy<'blog'>;
  form: Pick<NewsletterFormCopy, 'title' | 'copies'>;
  /** The form that subscribes to the blog. */
  children: ReactNode;
}

/** The subject of the blog, and the form that subscribes to it by e-mail. */
export function BlogHero({ copy, form, children }: BlogHeroProps) {
  return (
    <section className="bg-ink text-paper">
      <div className="measure grid items-start gap-x-gutter gap-y-8 pt-10 pb-12 lg:grid-cols-12 lg:pt-16 lg:pb-16">
        <div className="lg:col-span-7">
          <PageTitle heading={copy.heading} slogan={copy.slogan} accent="text-signal" />
          <p className="mt-6 max-w-[34em] text-lead">{copy.lead}</p>
        </div>
        <div className="lg:col-span-5 lg:pb-3">
          <Waybill title={form.title} copies={form.copies}>
            {children}
          </Waybill>
        </div>
      </div>
      <Band motif="chevron" size="medium" />
    </section>
  );
}
