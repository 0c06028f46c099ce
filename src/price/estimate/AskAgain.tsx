import type { ReactNode } from 'react';
import type { PricePageCopy } from '#domain/price/copy/price.ts';

interface Props {
  copy: PricePageCopy['form'];
  /** The slip, as it was filled in. */
  children: ReactNode;
}

/** The slip below its answer, to change a line of it. */
export function AskAgain({ copy, children }: Props) {
  return (
    <section aria-labelledby="again" className="bg-cool text-ink print:hidden">
      <div className="measure grid gap-x-gutter gap-y-8 py-section lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 id="again" className="text-h2">
            {copy.again}
          </h2>
          <p className="mt-5 max-w-[34ch] text-lead">{copy.againLead}</p>
        </div>
        <div className="lg:col-span-7">{children}</div>
      </div>
    </section>
  );
}
