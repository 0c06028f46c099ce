import type { Tag } from '#domain/blog.ts';
import type { PageCopy } from '#domain/pages.ts';
import { Band } from '#src/illustrations/bands/Band.tsx';
import { TagFilter } from './TagFilter.tsx';

interface Props {
  copy: PageCopy<'blog'>;
  tags: Tag[];
  /** Id of the tag that the list is filtered by. */
  chosen?: string;
}

/** What the blog is about, and its topics. */
export function BlogHero({ copy, tags, chosen }: Props) {
  return (
    <section className="bg-ink text-paper">
      <div className="measure grid gap-x-gutter gap-y-8 pt-12 pb-14 lg:grid-cols-12 lg:pt-20 lg:pb-20">
        <h1 className="text-h1 lg:col-span-8">{copy.heading}</h1>
        <p className="max-w-[24em] self-end text-lead lg:col-span-4">{copy.lead}</p>
        <div className="lg:col-span-12 lg:mt-8">
          <TagFilter tags={tags} chosen={chosen} labels={{ all: copy.allTags, filter: copy.tagFilter }} />
        </div>
      </div>
      <Band motif="chevron" size="medium" />
    </section>
  );
}
