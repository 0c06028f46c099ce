import type { PostSummary } from '#domain/entries/blog.ts';
import type { Person } from '#domain/entries/people.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { BLOG_PATH } from '#domain/shared/page-paths.ts';
import { InitialsStamp, PortraitFrame } from '#src/ui/parts/photo/PortraitFrame.tsx';
import { PostCard } from './PostCard.tsx';

interface PersonHeroProps {
  person: Person;
  copy: PageCopy<'blog'>;
}

const SIZES = '(min-width: 64rem) 20rem, 60vw';

/** Who somebody is: the name, what they do here, and what they say of themselves. */
export function PersonHero({ person: { name, role, photo, about }, copy }: PersonHeroProps) {
  return (
    <header className="bg-warm text-ink">
      <div className="measure pt-4 pb-10 lg:pt-8 lg:pb-14">
        <p>
          <a href={BLOG_PATH} className="link inline-flex min-h-target items-center text-brand">
            {copy.back}
          </a>
        </p>
        <div className="mt-4 flex flex-wrap items-end gap-x-gutter gap-y-6">
          {photo ? (
            <PortraitFrame portrait={photo} sizes={SIZES} className="w-60 rounded-card lg:w-80" />
          ) : (
            <InitialsStamp name={name} size="size-32 lg:size-48" />
          )}
          <div>
            <h1 className="text-h1">{name}</h1>
            <p className="mt-3 text-lead font-semibold text-brand">{role}</p>
            {about && <p className="mt-4 max-w-[60ch] text-lead">{about}</p>}
          </div>
        </div>
      </div>
    </header>
  );
}

interface PersonPostsProps {
  id: string;
  heading: string;
  posts: PostSummary[];
  read: string;
  /** Colour of the ground: two in a row differ. */
  ground: 'bg-cool' | 'bg-paper';
}

/** The posts that somebody wrote, or those that somebody checked. */
export function PersonPosts({ id, heading, posts, read, ground }: PersonPostsProps) {
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
