import type { ReactNode } from 'react';
import type { NewsletterFormCopy } from '#domain/leads/copy/form-copy.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { Band } from '#src/ui/art/bands/Band.tsx';
import { Waybill } from '../../ui/blocks/Waybill.tsx';
import { PageTitle } from '../../ui/parts/PageTitle.tsx';

interface Props {
  copy: PageCopy<'blog'>;
  form: Pick<NewsletterFormCopy, 'title' | 'copies'>;
  /** The form that subscribes to the blog. */
  children: ReactNode;
}

/** The subject of the blog, and the form that subscribes to it by e-mail. */
export function BlogHero({ copy, form, children }: Props) {
  return (
    <section className="bg-ink text-paper">
      <div className="measure grid items-start gap-x-gutter gap-y-8 pt-10 pb-12 lg:grid-cols-12 lg:pt-16 lg:pb-16">
        <div className="lg:col-span-7">
          <PageTitle heading={copy.heading} slogan={copy.slogan} accent="text-signal" />
          <p className="mt-6 max-w-[34em] text-lead">{copy.lead}</p>
        </div>
        <div className="lg:col-span-5 lg:pb-3">
          <Waybill title={form.title} copies={form.copies}>
            {children}
          </Waybill>
        </div>
      </div>
      <Band motif="chevron" size="medium" />
    </section>
  );
}
