import type { PostSummary } from '#domain/blog.ts';
import { PostCard } from './PostCard.tsx';

interface Props {
  posts: PostSummary[];
  read: string;
  /** Stands in the place of the cards when there are none. */
  empty: string;
}

/** The posts as cards, the newest one large. */
export function PostList({ posts, read, empty }: Props) {
  const [newest, ...others] = posts;
  return (
    <section className="bg-glass text-ink">
      <div className="measure py-16 lg:py-24">
        {newest ? (
          <ul className="grid gap-6 md:grid-cols-2">
            <li className="md:col-span-2">
              <PostCard post={newest} read={read} shape="wide" />
            </li>
            {others.map((post) => (
              <li key={post.slug} className="grid">
                <PostCard post={post} read={read} />
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-lead">{empty}</p>
        )}
      </div>
    </section>
  );
}
