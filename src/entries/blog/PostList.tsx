import type { PostSummary } from '#domain/entries/blog.ts';
import { PostCard } from './PostCard.tsx';

interface Props {
  posts: PostSummary[];
  read: string;
  /** Marks the posts that stand first. */
  pinned: string;
}

/** The posts as cards in two columns; where they would leave a hole, the newest one is as wide as both. */
export function PostList({ posts, read, pinned }: Props) {
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
