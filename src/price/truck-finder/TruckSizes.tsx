import type { PageCopy } from '#domain/pages/pages.ts';
import { WHICH_TRUCK_ANCHOR } from '#domain/price/trucks/load-query.ts';
import { TRUCKS } from '#domain/price/trucks/trucks.ts';
import { fill } from '../../ui/parts/fill.ts';
import { ScaledTruck } from './Fleet.tsx';

/** The eight sizes on one tape measure, at one scale. */
export function TruckSizes({ copy }: { copy: PageCopy<'haulage'>['sizes'] }) {
  return (
    <section aria-labelledby="sizes" className="overflow-hidden bg-paper py-section text-ink">
      <div className="measure">
        <div className="grid items-end gap-3 lg:grid-cols-12 lg:gap-gutter">
          <h2 id="sizes" className="text-h2 lg:col-span-7">
            {copy.heading}
          </h2>
          <p className="text-lead lg:col-span-4 lg:col-start-9">{copy.lead}</p>
        </div>
        <ul className="fleet fleet-sizes mt-5 gap-y-4 md:mt-16 md:flex md:flex-wrap md:gap-y-10">
          {TRUCKS.map(({ size, plannedTonnes }) => (
            <li key={size} className="flex grow flex-col">
              <div className="fleet-row flex items-end print:hidden md:pr-10">
                <ScaledTruck size={size} />
              </div>
              <div className="fleet-tape" />
              <p className="mt-1.5 font-display text-[1.75rem] leading-none md:mt-3 md:text-[2.5rem]">
                {size} <span className="text-[0.7em]">{copy.unit}</span>
              </p>
              <p className="mt-1 max-w-[15rem] text-label md:mt-2 md:pr-4">
                <b className="block font-semibold">{copy.trucks[size].body}</b> {copy.trucks[size].goods}
                <span className="block text-brand md:mt-1">
                  {plannedTonnes === undefined
                    ? copy.unknown
                    : fill(copy.planned, { planned: plannedTonnes })}
                </span>
              </p>
            </li>
          ))}
          <li className="flex grow flex-col max-md:col-span-2 lg:max-[90rem]:basis-full">
            <div className="grow basis-0 pr-4 md:max-lg:pl-8 min-[90rem]:pl-8">
              <p className="font-display text-h4 md:text-h3">{copy.unsure.heading}</p>
              <a href={`#${WHICH_TRUCK_ANCHOR}`} className="link inline-block py-2.5 text-brand">
                {copy.unsure.link}
              </a>
            </div>
          </li>
        </ul>
      </div>
    </section>
  );
}
