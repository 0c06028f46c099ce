import type { ReactNode } from 'react';
import type { QuoteFormCopy } from '#domain/leads/copy/form-copy.ts';
import { Waybill } from '#src/ui/blocks/Waybill.tsx';

interface Props {
  /** Links lead to it by this. */
  anchor: string;
  heading: string;
  lead: string;
  /** Words of the form. */
  form: Pick<QuoteFormCopy, 'title' | 'copies'>;
  /** The form. */
  children: ReactNode;
}

/** A form for which a name and a telephone number are enough, on its slip beside the words about it. */
export function CallSection({ anchor, heading, lead, form, children }: Props) {
  const headingId = `${anchor}-heading`;
  return (
    <section id={anchor} aria-labelledby={headingId} className="scroll-mt-4 bg-brand text-paper print:hidden">
      <div className="measure grid gap-x-gutter gap-y-8 py-section lg:grid-cols-12">
        <div className="lg:col-span-5 lg:pe-8">
          <h2 id={headingId} className="text-h2">
            {heading}
          </h2>
          <p className="mt-5 max-w-[34ch] text-lead">{lead}</p>
        </div>
        <div className="lg:col-span-7">
          <Waybill title={form.title} copies={form.copies}>
            {children}
          </Waybill>
        </div>
      </div>
    </section>
  );
}
