import type { ReactNode } from 'react';
import type { PricePageCopy } from '#domain/price/copy/price.ts';
import type { RateCard } from '#domain/price/rates/card.ts';
import type { Priced } from '#domain/price/rates/estimate.ts';
import type { TruckSize } from '#domain/price/trucks/trucks.ts';
import { longDay } from '#domain/shared/dates.ts';
import { fill } from '#domain/shared/fill.ts';
import { naira } from '../../../domain/company/claims.ts';
import { TornSlip } from '../../ui/blocks/paper.tsx';
import { PageTitle } from '../../ui/parts/PageTitle.tsx';
import { MyPricesLink } from '../my-prices/MyPricesLink.tsx';
import { ScaledTruck } from '../truck-finder/Fleet.tsx';
import { howWords, partWords, rangeWords } from './price-words.ts';

/** Drawn beside the slip: the smallest, and one for most loads. */
const FLEET: readonly TruckSize[] = [15, 30];

interface PriceHeroProps {
  copy: PricePageCopy;
  /** The slip to fill in. */
  children: ReactNode;
}

/** The question that the page answers, and the slip that asks it. */
export function PriceHero({ copy, children }: PriceHeroProps) {
  return (
    <section className="bg-signal text-ink">
      <div className="measure grid gap-x-gutter gap-y-8 pt-8 pb-section lg:grid-cols-12 lg:pt-16">
        <div className="flex flex-col lg:col-span-5 lg:pe-8">
          <PageTitle heading={copy.heading} slogan={copy.slogan} accent="text-accent-deep" />
          <p className="mt-6 max-w-[38ch] text-lead">{copy.lead}</p>
          <MyPricesLink words={copy.mine} />
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

interface EstimateSlipProps {
  copy: PricePageCopy;
  estimate: Priced;
  card: RateCard;
}

const LINE = 'flex flex-wrap items-baseline gap-x-4 px-5 md:px-7';

/** The parts of an estimate on a slip torn off a roll, down to the card that they come from. */
export function EstimateSlip({ copy, estimate, card }: EstimateSlipProps) {
  const { slip } = copy;
  const { low, high } = card.spread;
  return (
    <TornSlip heading={slip.heading} className="price-slip">
      <table className="w-full border-collapse tabular-nums">
        <caption className="sr-only">{slip.caption}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{slip.columns.part}</th>
            <th scope="col">{slip.columns.how}</th>
            <th scope="col">{slip.columns.amount}</th>
          </tr>
        </thead>
        <tbody>
          {estimate.lines.map((line) => (
            <tr
              key={[line.key, line.size, line.band?.from].join()}
              className={`${LINE} border-b-2 border-rule py-2.5`}
            >
              <th scope="row" className="grow basis-0 text-left font-semibold">
                {partWords(line, slip)}
              </th>
              <td className="order-last basis-full text-label text-muted">{howWords(line, slip)}</td>
              <td className="font-semibold">{naira(line.amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className={`${LINE} border-b-2 border-ink py-3`}>
            <th scope="row" className="grow basis-0 text-left font-display text-h4 font-extrabold">
              {slip.total}
            </th>
            <td className="hidden" />
            <td className="font-display text-h4 font-extrabold">{naira(estimate.total)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="px-5 pt-4 md:px-7">
        <b className="font-semibold">
          {slip.range}: {rangeWords(estimate, copy.answer)}.
        </b>{' '}
        {fill(slip.rounding, { low, high, step: naira(card.roundTo) })}
      </p>
      <p className="px-5 pt-3 pb-4 text-label md:px-7">
        {fill(slip.card, {
          version: estimate.version,
          issued: longDay(estimate.issued),
          until: longDay(estimate.validUntil),
        })}
      </p>
    </TornSlip>
  );
}
