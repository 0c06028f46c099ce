import type { ReactNode } from 'react';
import type { PageCopy } from '#domain/pages/pages.ts';
import { SourceLinks } from '#src/ui/blocks/SourceLinks.tsx';

type Copy = PageCopy<'port-operations'>['route'];
type Stop = Copy['stops'][number];

/** The way of an import box in order: the stops of others on one quay, ours on the other, and the line handed over between. */
export function Handover({ copy }: { copy: Copy }) {
  const theirs = copy.stops.filter(({ ours }) => !ours);
  const ours = copy.stops.filter(({ ours }) => ours);
  return (
    <section aria-labelledby="route" className="bg-paper text-ink">
      <div className="measure grid items-end gap-3 pt-section pb-5 md:pb-16 lg:grid-cols-12 lg:gap-gutter">
        <h2 id="route" className="text-h2 lg:col-span-7">
          {copy.heading}
        </h2>
        <p className="text-lead lg:col-span-4 lg:col-start-9">{copy.lead}</p>
      </div>
      <div className="lg:grid lg:grid-cols-2">
        <Quay
          heading={copy.yours}
          stops={theirs}
          first={1}
          className="bg-warm lg:ps-[max(var(--spacing-margin),calc(50vw-50rem+var(--spacing-margin)))]"
        />
        <Quay
          heading={copy.ours}
          stops={ours}
          first={theirs.length + 1}
          className="bg-brand text-paper"
          active
        >
          <SourceLinks
            sources={copy.sources.links}
            intro={copy.sources.intro}
            className="mt-4 max-w-[60ch] md:mt-8 lg:mt-auto"
          />
        </Quay>
      </div>
    </section>
  );
}

interface QuayProps {
  heading: string;
  stops: readonly Stop[];
  /** Number of its first stop. */
  first: number;
  /** Our side of the line. */
  active?: boolean;
  className: string;
  children?: ReactNode;
}

function Quay({ heading, stops, first, active = false, className, children }: QuayProps) {
  const sign = active ? 'bg-signal text-ink' : 'bg-ink text-paper';
  return (
    <div className={`flex flex-col px-margin py-5 md:py-16 ${active ? 'lg:ps-14' : 'lg:pe-14'} ${className}`}>
      <h3 className="text-h3">{heading}</h3>
      <ol start={first} className="mt-4 md:mt-10">
        {stops.map(({ title, text, by }, place) => (
          <li
            key={title}
            className={`group relative grid grid-cols-[2.75rem_1fr] gap-x-3.5 pb-1.5 md:gap-x-5 md:pb-7 ${active ? 'lg:pb-14' : ''}`}
          >
            <span
              aria-hidden="true"
              className="absolute start-[calc(1.375rem-2px)] top-6 h-full border-s-4 border-dotted border-current group-last:hidden"
            />
            <span
              aria-hidden="true"
              className={`font-display relative grid size-11 place-items-center rounded-full text-[1.375rem] leading-none ${sign}`}
            >
              {first + place}
            </span>
            <div className="pt-1.5 max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-2 md:pt-2">
              <h4 className="text-h4">{title}</h4>
              {by && <p className="text-label font-semibold text-muted md:mt-1">{by}</p>}
              <p className="max-w-[46ch] max-md:w-full max-md:text-label md:mt-1">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      {children}
    </div>
  );
}
