import type { ReactNode } from 'react';
import type { PageCopy } from '#domain/pages.ts';
import { Band } from '#src/illustrations/bands/Band.tsx';

interface Props {
  copy: PageCopy<'blog'>;
  /** The form that subscribes to the blog. */
  children?: ReactNode;
}

/** What the blog is about, and the way to get it by e-mail. */
export function BlogHero({ copy, children }: Props) {
  return (
    <section className="bg-ink text-paper">
      <div className="measure grid items-end gap-x-gutter gap-y-8 pt-10 pb-12 lg:grid-cols-12 lg:pt-16 lg:pb-16">
        <div className="lg:col-span-7">
          <h1 className="text-h1">{copy.heading}</h1>
          <p className="mt-6 max-w-[34em] text-lead">{copy.lead}</p>
        </div>
        {children && <div className="lg:col-span-5">{children}</div>}
      </div>
      <Band motif="chevron" size="medium" />
    </section>
  );
}
