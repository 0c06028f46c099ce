import type { ReactNode } from 'react';
import { GUIDE_FORM_ANCHOR, type Guide } from '#domain/entries/guides.ts';
import type { EguideFormCopy } from '#domain/leads/copy/form-copy.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { Waybill } from '../../ui/blocks/Waybill.tsx';
import { Booklet } from './Booklet.tsx';

interface Props {
  guide: Guide;
  copy: PageCopy<'guides'>;
  form: Pick<EguideFormCopy, 'title' | 'copies' | 'copiesByEmail'>;
  /** The form that hands the guide out. */
  children: ReactNode;
}

/** Where the guide is handed out: the printed thing on the counter, and the form that it is had for. */
export function GuideDesk({ guide, copy, form, children }: Props) {
  const { kindPdf, deskPdf, desk } = copy.guide;
  const hasPdf = guide.pdf !== undefined;
  return (
    <section id={GUIDE_FORM_ANCHOR} aria-labelledby="get-a-copy" className="bg-brand text-paper print:hidden">
      <div className="measure grid gap-x-gutter gap-y-10 pt-section lg:grid-cols-12">
        <h2 id="get-a-copy" className="max-w-[9em] text-h2 lg:col-span-8">
          {form.title}
        </h2>
        <p className="max-w-[30ch] text-lead lg:col-span-4 lg:self-end">{hasPdf ? deskPdf : desk}</p>
        <div aria-hidden="true" className="hidden self-end lg:col-span-4 lg:mt-4 lg:block">
          <Booklet guide={guide} kind={hasPdf ? kindPdf : copy.kind} className="w-64 xl:w-76">
            <p className="font-display text-[2rem] leading-none">{guide.title}</p>
          </Booklet>
        </div>
        <div className="pb-section lg:col-span-8 lg:mt-4">
          <Waybill title={guide.title} copies={hasPdf ? form.copies : form.copiesByEmail}>
            {children}
          </Waybill>
        </div>
      </div>
      <div className="h-4 bg-ink" />
    </section>
  );
}
