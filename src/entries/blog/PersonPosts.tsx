import type { PostSummary } from '#domain/entries/blog.ts';
import { PostCard } from './PostCard.tsx';

interface Props {
  id: string;
  heading: string;
  posts: PostSummary[];
  read: string;
  /** Colour of the ground: two in a row differ. */
  ground: 'bg-cool' | 'bg-paper';
}

/** The posts that somebody wrote, or those that somebody checked. */
export function PersonPosts({ id, heading, posts, read, ground }: Props) {
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby={id} className={`${ground} text-ink`}>
      <div className="measure py-12">
        <h2 id={id} className="text-h3">
          {heading}
        </h2>
        <ul className="mt-6 grid gap-6 md:grid-cols-2">
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
