import type { TruckSizesCopy } from '#domain/pages/copy/haulage.ts';
import type { PricePageCopy } from '#domain/price/copy/price.ts';
import type { WhichTruckCopy } from '#domain/price/copy/which-truck.ts';
import type { PriceAnswer } from '#domain/price/question/answer.ts';
import type { RateCard } from '#domain/price/rates/card.ts';
import { nairaAndKobo } from '#domain/price/rates/diesel.ts';
import { DIESEL_RISE, type Priced } from '#domain/price/rates/estimate.ts';
import type { RoadSources } from '#domain/price/roads/sources.ts';
import { longDay } from '#domain/shared/dates.ts';
import { fill } from '#domain/shared/fill.ts';
import { naira } from '../../../domain/company/claims.ts';
import { Trucks } from './Answer.tsx';
import { EstimateSlip } from './PriceHero.tsx';
import { RoadPart } from './RoadPart.tsx';

interface ChangesProps {
  copy: PricePageCopy['changes'];
  /** Absent where there is no price. */
  estimate?: Priced | undefined;
}

/** Charges that would add to the price, with their amounts, and those that no card knows. */
function Changes({ copy, estimate }: ChangesProps) {
  return (
    <div className="grid gap-x-gutter gap-y-8 lg:grid-cols-12">
      {estimate && (
        <div className="lg:col-span-7 lg:pe-6">
          <h2 className="text-h3">{copy.heading}</h2>
          <p className="mt-3 max-w-[40ch] print:hidden">{copy.lead}</p>
          <ul className="mt-5 border-t-2 border-current tabular-nums">
            {estimate.changes.map(({ key, amount }) => (
              <li
                key={key}
                className="flex flex-wrap justify-between gap-x-6 border-b border-brand-light py-2.5"
              >
                <span>{key === 'diesel' ? fill(copy.diesel, { rise: DIESEL_RISE }) : copy.extras[key]}</span>{' '}
                <b className="font-semibold">{fill(copy.plus, { amount: naira(amount) })}</b>
              </li>
            ))}
          </ul>
          <p className="mt-4 max-w-[56ch] text-label">
            {fill(copy.rule, {
              share: estimate.diesel.share,
              price: nairaAndKobo(estimate.diesel.reference),
              on: longDay(estimate.diesel.on),
            })}
          </p>
        </div>
      )}
      <div className={estimate ? 'lg:col-span-5' : 'lg:col-span-12'}>
        <h3 className="text-h4">{copy.others}</h3>
        <ul className="mt-3 list-disc space-y-1 pl-5">
          {copy.open.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

interface DetailsProps {
  copy: PricePageCopy;
  loadCopy: WhichTruckCopy;
  bodies: TruckSizesCopy['trucks'];
  answer: PriceAnswer;
  card: RateCard | undefined;
  sources: RoadSources;
}

/** All that is behind a price: its parts and its road on one field, its trucks and what would change it on the next. */
export function Details({ copy, loadCopy, bodies, answer, card, sources }: DetailsProps) {
  const { estimate } = answer.best;
  const priced = estimate.priced ? estimate : undefined;
  const grid = 'price-sheet measure grid gap-x-gutter gap-y-12 py-section lg:grid-cols-12';
  return (
    <>
      <section className="bg-warm text-ink">
        <div className={grid}>
          {priced && card && (
            <div className="lg:col-span-6 lg:pe-6">
              <EstimateSlip copy={copy} estimate={priced} card={card} />
            </div>
          )}
          <div className={priced ? 'lg:col-span-6' : 'lg:col-span-12'}>
            <RoadPart copy={copy.road} answer={answer} sources={sources} wide={!priced} />
          </div>
        </div>
      </section>
      <section className="bg-brand-deep text-paper">
        <div className={grid}>
          {answer.best.plan.legs.length > 0 && (
            <div className="lg:col-span-12">
              <Trucks copy={copy} loadCopy={loadCopy} bodies={bodies} answer={answer} />
            </div>
          )}
          <div className="lg:col-span-12">
            <Changes copy={copy.changes} estimate={priced} />
          </div>
        </div>
      </section>
    </>
  );
}
