import type { ReactNode } from 'react';
import { GUIDE_FORM_ANCHOR, type Guide } from '#domain/guides.ts';
import type { PageCopy } from '#domain/pages.ts';
import { Booklet } from './Booklet.tsx';

interface Props {
  guide: Guide;
  copy: PageCopy<'guides'>;
  /** The form that hands the guide out. */
  children: ReactNode;
}

/** Where the guide is handed out: the printed thing, and the form that it is had for. */
export function GuideDesk({ guide, copy, children }: Props) {
  return (
    <section id={GUIDE_FORM_ANCHOR} aria-labelledby="get-a-copy" className="bg-forest text-paper">
      <div className="measure grid gap-x-gutter gap-y-10 pt-section lg:grid-cols-12">
        <div className="flex flex-col lg:col-span-5 lg:pr-10">
          <h2 id="get-a-copy" className="text-h2">
            {copy.guide.form.heading}
          </h2>
          <p className="mt-6 max-w-[30ch] text-lead">{copy.guide.form.text}</p>
          <div aria-hidden="true" className="mt-auto hidden pt-12 lg:block">
            <Booklet guide={guide} kind={copy.kind} className="w-72">
              <p className="font-display text-[2rem] leading-none">{guide.title}</p>
            </Booklet>
          </div>
        </div>
        <div className="pb-section lg:col-span-7">{children}</div>
      </div>
      <div className="h-4 bg-ink" />
    </section>
  );
}
