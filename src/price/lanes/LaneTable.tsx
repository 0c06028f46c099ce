import type { ReactNode } from 'react';
import type { PageCopy } from '#domain/pages/pages.ts';
import { lanePath } from '#domain/price/lanes.ts';
import { Scroller } from '#src/ui/parts/Scroller.tsx';
import { PageTitle } from '../../ui/parts/PageTitle.tsx';
import type { PricedLane } from './lane-rows.ts';

/** The meaning of a lane, and the way to the price of any other road. */
export function LanesHero({ copy, children }: { copy: PageCopy<'lanes'>; children: ReactNode }) {
  return (
    <section className="bg-signal text-ink">
      <div className="measure grid items-end gap-x-gutter gap-y-6 pt-8 pb-12 lg:grid-cols-12 lg:pt-16">
        <PageTitle
          heading={copy.heading}
          slogan={copy.slogan}
          accent="text-accent-deep"
          className="lg:col-span-7"
        />
        <div className="lg:col-span-5">
          <p className="max-w-[42ch] text-lead">{copy.lead}</p>
          <div className="mt-6">{children}</div>
        </div>
      </div>
    </section>
  );
}

interface Props {
  copy: PageCopy<'lanes'>;
  lanes: readonly PricedLane[];
}

/** The id of the first row of a place. */
export const rowsOf = (slug: string): string => `lane-${slug}`;

/** All lanes in one table; each row leads to its page. */
export function LaneTable({ copy: { table }, lanes }: Props) {
  const first = new Map<string, PricedLane>();
  for (const lane of lanes)
    for (const { slug } of [lane.answer.route.from, lane.answer.route.to])
      if (!first.has(slug)) first.set(slug, lane);
  return (
    <Scroller name={table.caption} className="overflow-x-auto">
      <table className="w-full border-collapse text-left tabular-nums">
        <caption className="sr-only">{table.caption}</caption>
        <thead className="border-b-[3px] border-ink text-label">
          <tr>
            <th scope="col" className="py-2 pr-2 sm:pr-3">
              {table.road}
            </th>
            <th scope="col" className="py-2 pr-2 sm:pr-3 text-right">
              {table.km}
            </th>
            <th scope="col" className="py-2 pr-2 sm:pr-3 text-right">
              {table.days}
            </th>
            <th scope="col" className="py-2 text-right">
              {table.price}
            </th>
          </tr>
        </thead>
        <tbody>
          {lanes.map((lane) => (
            <tr key={lane.lane.slug} className="group border-b-2 border-ink">
              <th scope="row" className="py-1 pr-2 sm:pr-3 font-semibold">
                {[...first].flatMap(([slug, at]) =>
                  at === lane ? [<span key={slug} id={rowsOf(slug)} className="scroll-mt-8" />] : [],
                )}
                <a
                  href={lanePath(lane.lane)}
                  className="inline-flex min-h-target items-center group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4"
                >
                  {lane.name}
                </a>
              </th>
              <td className="py-1 pr-2 sm:pr-3 text-right">{lane.km}</td>
              <td className="py-1 pr-2 sm:pr-3 text-right">{lane.days}</td>
              <td className="py-1 text-right">{lane.price}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
