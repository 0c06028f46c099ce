import type { ReactNode } from 'react';
import type { NewsletterFormCopy } from '#domain/form-copy.ts';
import type { PageCopy } from '#domain/pages.ts';
import { Band } from '#src/illustrations/bands/Band.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Waybill } from '../contact/Waybill.tsx';
import './letter.css';

interface Props {
  copy: PageCopy<'blog'>;
  form: Pick<NewsletterFormCopy, 'title' | 'copies'>;
  /** The form came back with faults, so that it has to be seen on phones too. */
  isOpen: boolean;
  /** The form that subscribes to the blog. */
  children: ReactNode;
}

/** What the blog is about, and the way to get it by e-mail: a form, folded away on phones so that the posts come first. */
export function BlogHero({ copy, form, isOpen, children }: Props) {
  return (
    <section className="bg-ink text-paper">
      <div className="measure grid items-start gap-x-gutter gap-y-8 pt-10 pb-12 lg:grid-cols-12 lg:pt-16 lg:pb-16">
        <div className="lg:col-span-7">
          <h1 className="text-h1">{copy.heading}</h1>
          <p className="mt-6 max-w-[34em] text-lead">{copy.lead}</p>
        </div>
        <details open={isOpen} className="letter lg:col-span-5 lg:pb-3">
          <summary className="inline-flex min-h-12 items-center gap-3 rounded-control border-2 border-current px-5 font-bold lg:hidden">
            {copy.letter}
            <Icon name="caret" className="letter-caret size-5" />
          </summary>
          <div className="max-lg:pt-8">
            <Waybill title={form.title} copies={form.copies}>
              {children}
            </Waybill>
          </div>
        </details>
      </div>
      <Band motif="chevron" size="medium" />
    </section>
  );
}
