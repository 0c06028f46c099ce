import type { Post } from '#domain/entries/blog.ts';
import type { People } from '#domain/entries/people.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { BLOG_PATH } from '#domain/shared/page-paths.ts';
import type { FieldMarks } from '#src/layouts/document/field-marks.ts';
import { Byline } from './Byline.tsx';
import { WideCover } from './Cover.tsx';

/** Letters up to which a title is set in the largest size. */
const SHORT_TITLE = 44;

interface Props {
  post: Post;
  copy: PageCopy<'blog'>;
  people: People;
  brand: string;
  /** Marks what shows a field, for its editor. */
  mark: FieldMarks;
}

/** Title, subtitle and byline over the scene of the post's theme. */
export function PostHero({ post, copy, people, brand, mark }: Props) {
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
