import { type PostSummary, RELATED_SKELETONS } from '#domain/entries/blog.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { Skeletons } from '#src/ui/parts/Skeleton.tsx';
import { PostCard } from './PostCard.tsx';

interface Props {
  copy: PageCopy<'blog'>;
  posts: PostSummary[];
  /** There never was a copy of the content. */
  waiting: boolean;
}

/** Other posts, below the one that has been read. */
export function RelatedPosts({ copy, posts, waiting }: Props) {
  if (posts.length === 0 && !waiting) return null;
  return (
    <section aria-labelledby="related" className="bg-cool text-ink">
      <div className="measure py-section">
        <h2 id="related" className="max-w-[6em] text-h2">
          {copy.related}
        </h2>
        {waiting && (
          <div className="mt-12 grid gap-6 md:grid-cols-2">
            <Skeletons count={RELATED_SKELETONS} label={copy.waiting} className="h-96" />
          </div>
        )}
        <ul className="mt-12 grid gap-6 md:grid-cols-[repeat(auto-fit,minmax(19rem,1fr))]">
          {posts.map((post) => (
            <li key={post.slug} className="grid">
              <PostCard post={post} read={copy.read} level="h3" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
