import type { ReactNode } from 'react';
import { grouped, STATES_SERVED, SUPPORT_HOURS, WAREHOUSE_SQUARE_METRES } from '#domain/company/claims.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { TonnageFigure } from './TonnageFigure.tsx';

interface FigureProps {
  label: string;
  children: ReactNode;
  className?: string;
}

function Figure({ label, children, className = '' }: FigureProps) {
  return (
    <div className={`border-dashed border-brand-light py-6 md:py-9 ${className}`}>
      <dt className="relative z-1 text-label text-cool">{label}</dt>
      <dd className="font-display text-figure mt-3 whitespace-nowrap">{children}</dd>
    </div>
  );
}

function Unit({ children }: { children: ReactNode }) {
  return <span className="inline-block text-[0.45em] whitespace-pre text-signal"> {children}</span>;
}

/** The strip of figures under the hero lorry: what was moved, the space, the states, the desk. */
export function Figures({ copy }: { copy: PageCopy<'home'>['figures'] }) {
  return (
    <section aria-label={copy.label} className="bg-ink text-paper">
      <dl className="measure grid grid-cols-2 md:grid-cols-[1.15fr_1fr] xl:grid-cols-[2.5fr_2.1fr_1.05fr_1fr]">
        <Figure label={copy.tonnage} className="col-span-2 border-b-2 md:col-span-1 xl:border-b-0">
          <TonnageFigure />
          <Unit>kg</Unit>
        </Figure>
        <Figure
          label={copy.warehouse}
          className="col-span-2 border-b-2 md:col-span-1 md:border-l-2 md:pl-8 xl:border-b-0"
        >
          {grouped(WAREHOUSE_SQUARE_METRES)}
          <Unit>m²</Unit>
        </Figure>
        <Figure label={copy.states} className="xl:border-l-2 xl:pl-8">
          {STATES_SERVED}
        </Figure>
        <Figure label={copy.support} className="border-l-2 pl-5 md:pl-8">
          {SUPPORT_HOURS}
        </Figure>
      </dl>
    </section>
  );
}
