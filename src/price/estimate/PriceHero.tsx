import type { ReactNode } from 'react';
import type { PricePageCopy } from '#domain/price/copy/price.ts';
import type { TruckSize } from '#domain/price/trucks/trucks.ts';
import { PageTitle } from '../../ui/parts/PageTitle.tsx';
import { ScaledTruck } from '../truck-finder/ScaledTruck.tsx';

/** Drawn beside the slip: the smallest, and one for most loads. */
const FLEET: readonly TruckSize[] = [15, 30];

interface Props {
  copy: PricePageCopy;
  /** The slip to fill in. */
  children: ReactNode;
}

/** The question that the page answers, and the slip that asks it. */
export function PriceHero({ copy, children }: Props) {
  return (
    <section className="bg-signal text-ink">
      <div className="measure grid gap-x-gutter gap-y-8 pt-8 pb-section lg:grid-cols-12 lg:pt-16">
        <div className="flex flex-col lg:col-span-5 lg:pe-8">
          <PageTitle heading={copy.heading} slogan={copy.slogan} accent="text-accent-deep" />
          <p className="mt-6 max-w-[38ch] text-lead">{copy.lead}</p>
          <ul className="mt-8 hidden border-t-[3px] border-ink lg:block">
            {copy.notes.map((note) => (
              <li key={note} className="border-b-2 border-ink py-3 font-semibold">
                {note}
              </li>
            ))}
          </ul>
          <div className="fleet mt-auto hidden overflow-hidden pt-16 lg:block">
            {FLEET.map((size) => (
              <div key={size} className="mt-12 overflow-hidden">
                <ScaledTruck size={size} />
                <div className="fleet-tape" />
              </div>
            ))}
          </div>
        </div>
        <div className="lg:col-span-7">{children}</div>
      </div>
    </section>
  );
}
