import { type Post, postPath, type SeriesPart } from '#domain/entries/blog.ts';
import type { PageCopy } from '#domain/pages/pages.ts';

interface Props {
  post: Post;
  /** Those that are there, in order. */
  parts: SeriesPart[];
  copy: PageCopy<'blog'>['series'];
}

/** Which part of a series a post is, and the ways to the parts before and after it. One part alone is no series yet. */
export function SeriesNav({ post, parts, copy }: Props) {
  const at = parts.findIndex(({ slug }) => slug === post.slug);
  if (!post.series || at < 0 || parts.length < 2) return null;
  const place = copy.place
    .replace('{part}', `${at + 1}`)
    .replace('{parts}', `${parts.length}`)
    .replace('{name}', post.series.name);
  return (
    <nav aria-label={copy.label} className="bg-warm text-ink">
      <div className="measure py-8">
        <p className="font-bold">{place}</p>
        <ul className="mt-3 grid gap-x-gutter gap-y-3 md:grid-cols-2">
          <Way label={copy.previous} part={parts[at - 1]} />
          <Way label={copy.next} part={parts[at + 1]} />
        </ul>
      </div>
    </nav>
  );
}

function Way({ label, part }: { label: string; part: SeriesPart | undefined }) {
  if (!part) return null;
  return (
    <li>
      {label}:{' '}
      <a href={postPath(part.slug)} className="link inline-flex min-h-target items-center text-brand">
        {part.title}
      </a>
    </li>
  );
}
