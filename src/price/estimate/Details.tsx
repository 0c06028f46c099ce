import type { TruckSizesCopy } from '#domain/pages/copy/haulage.ts';
import type { PricePageCopy } from '#domain/price/copy/price.ts';
import type { WhichTruckCopy } from '#domain/price/copy/which-truck.ts';
import type { PriceAnswer } from '#domain/price/question/answer.ts';
import type { RateCard } from '#domain/price/rates/card.ts';
import type { RoadSources } from '#domain/price/roads/sources.ts';
import { Changes } from './Changes.tsx';
import { EstimateSlip } from './EstimateSlip.tsx';
import { RoadPart } from './RoadPart.tsx';
import { Trucks } from './Trucks.tsx';

interface Props {
  copy: PricePageCopy;
  loadCopy: WhichTruckCopy;
  bodies: TruckSizesCopy['trucks'];
  answer: PriceAnswer;
  card: RateCard | undefined;
  sources: RoadSources;
}

/** All that stands behind a price: its parts and its road on one field, its trucks and what would change it on the next. */
export function Details({ copy, loadCopy, bodies, answer, card, sources }: Props) {
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
          <div className="lg:col-span-12">
            <Trucks copy={copy} loadCopy={loadCopy} bodies={bodies} answer={answer} />
          </div>
          <div className="lg:col-span-12">
            <Changes copy={copy.changes} estimate={priced} />
          </div>
        </div>
      </section>
    </>
  );
}
