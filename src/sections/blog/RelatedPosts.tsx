import type { PostSummary } from '#domain/blog.ts';
import { PostCard } from './PostCard.tsx';

interface Props {
  heading: string;
  posts: PostSummary[];
  read: string;
}

/** Other posts, below the one that has been read. */
export function RelatedPosts({ heading, posts, read }: Props) {
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="related" className="bg-glass text-ink">
      <div className="measure py-section">
        <h2 id="related" className="max-w-[6em] text-h2">
          {heading}
        </h2>
        <ul className="mt-12 grid gap-6 md:grid-cols-[repeat(auto-fit,minmax(19rem,1fr))]">
          {posts.map((post) => (
            <li key={post.slug} className="grid">
              <PostCard post={post} read={read} level="h3" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
