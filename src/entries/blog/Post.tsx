import type { ReactNode } from 'react';
import {
  type Post,
  type PostSummary,
  postPath,
  RELATED_SKELETONS,
  type SeriesPart,
} from '#domain/entries/blog.ts';
import { authorPath, type People, type Person } from '#domain/entries/people.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { formatDate } from '#domain/shared/dates.ts';
import { BLOG_PATH } from '#domain/shared/page-paths.ts';
import type { FieldMarks } from '#src/layouts/document/field-marks.ts';
import { CORRECTIONS_ANCHOR } from '#src/ui/blocks/Corrections.tsx';
import { InitialsStamp } from '#src/ui/parts/photo/PortraitFrame.tsx';
import { Skeletons } from '#src/ui/parts/Skeleton.tsx';
import { WideCover } from './Cover.tsx';
import { PostCard } from './PostCard.tsx';

interface BylineProps {
  post: Post;
  copy: PageCopy<'blog'>['byline'];
  people: People;
  brand: string;
}

/** Who answers for a post, with the author's face, and on which days it was written, changed and checked against its sources. */
export function Byline({ post, copy, people, brand }: BylineProps) {
  const { date, updated, byline, corrections } = post;
  const named = (id: string | undefined) => {
    const person = id === undefined ? undefined : people[id];
    return person && { ...person, href: authorPath(id ?? '') };
  };
  const author = named(byline.author);
  const reviewer = named(byline.reviewer);
  return (
    <div className="mt-5 flex items-start gap-4">
      {author && <InitialsStamp {...author} />}
      <dl className="grid gap-y-1 text-label">
        <Line label={copy.author}>
          {author ? <Named {...author} /> : copy.desk.replace('{brand}', brand)}
        </Line>
        {reviewer && (
          <Line label={copy.reviewer}>
            <Named {...reviewer} />
          </Line>
        )}
        <Line label={copy.written}>
          <Day iso={date} />
        </Line>
        {updated && (
          <Line label={copy.updated}>
            <Day iso={updated} />
            {corrections && (
              <span className="font-normal">
                {', '}
                <a href={`#${CORRECTIONS_ANCHOR}`} className="link">
                  {copy.corrected}
                </a>
              </span>
            )}
          </Line>
        )}
        {byline.checked && (
          <Line label={copy.checked}>
            <Day iso={byline.checked} />
          </Line>
        )}
      </dl>
    </div>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="inline">{`${label} `}</dt>
      <dd className="inline font-bold">{children}</dd>
    </div>
  );
}

function Named({ name, role, href }: Person & { href: string }) {
  return (
    <>
      <a href={href} className="link inline-flex min-h-target items-center">
        {name}
      </a>
      <span className="font-normal">, {role}</span>
    </>
  );
}

function Day({ iso }: { iso: string }) {
  return <time dateTime={iso}>{formatDate(iso)}</time>;
}

/** Letters up to which a title is set in the largest size. */
const SHORT_TITLE = 44;

interface PostHeroProps {
  post: Post;
  copy: PageCopy<'blog'>;
  people: People;
  brand: string;
  /** Marks what shows a field, for its editor. */
  mark: FieldMarks;
}

/** Title, subtitle and byline over the scene of the post's theme. */
export function PostHero({ post, copy, people, brand, mark }: PostHeroProps) {
  const size = post.title.length <= SHORT_TITLE ? 'text-h1' : 'text-h2';
  return (
    <header {...mark('image')} className="bg-warm text-ink">
      <div className="measure grid gap-x-gutter gap-y-8 pt-4 pb-10 lg:grid-cols-12 lg:pt-8 lg:pb-14">
        <p className="lg:col-span-12">
          <a href={BLOG_PATH} className="link inline-flex min-h-target items-center text-brand">
            {copy.back}
          </a>
        </p>
        <h1 {...mark('title')} className={`${size} leading-[0.92] lg:col-span-8`}>
          {post.title}
        </h1>
        <div className="self-end lg:col-span-4 lg:ps-6">
          <p {...mark('subTitle')} className="max-w-[22.5em] text-lead">
            {post.subTitle}
          </p>
          <Byline post={post} copy={copy.byline} people={people} brand={brand} />
        </div>
      </div>
      <WideCover image={post.image} className="aspect-[8/5] w-full sm:aspect-[16/7] lg:aspect-[16/5]" />
    </header>
  );
}

interface SeriesNavProps {
  post: Post;
  /** Those that are there, in order. */
  parts: SeriesPart[];
  copy: PageCopy<'blog'>['series'];
}

/** Which part of a series a post is, and the ways to the parts before and after it. One part alone is no series yet. */
export function SeriesNav({ post, parts, copy }: SeriesNavProps) {
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
          <SeriesLink label={copy.previous} part={parts[at - 1]} />
          <SeriesLink label={copy.next} part={parts[at + 1]} />
        </ul>
      </div>
    </nav>
  );
}

function SeriesLink({ label, part }: { label: string; part: SeriesPart | undefined }) {
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

interface RelatedPostsProps {
  copy: PageCopy<'blog'>;
  posts: PostSummary[];
  /** There never was a copy of the content. */
  waiting: boolean;
}

/** Other posts, below the one that has been read. */
export function RelatedPosts({ copy, posts, waiting }: RelatedPostsProps) {
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
