import type { TruckSizesCopy } from '#domain/pages/copy/haulage.ts';
import type { PricePageCopy } from '#domain/price/copy/price.ts';
import type { WhichTruckCopy } from '#domain/price/copy/which-truck.ts';
import type { PriceAnswer } from '#domain/price/question/answer.ts';
import { LoadedFleet } from '../truck-finder/LoadedFleet.tsx';
import { splitWords } from '../truck-finder/load-words.ts';
import { PlanLines } from '../truck-finder/PlanLines.tsx';
import { rangeWords } from './price-words.ts';

interface Props {
  copy: PricePageCopy;
  loadCopy: WhichTruckCopy;
  bodies: TruckSizesCopy['trucks'];
  answer: PriceAnswer;
}

/** The trucks of the price, drawn to one scale, and other ways to load with what they would cost. */
export function Trucks({ copy, loadCopy, bodies, answer: { question, best, otherPlans } }: Props) {
  const split = splitWords(question.load.load, loadCopy);
  return (
    <div>
      <h2 className="text-h3">{copy.trucks.heading}</h2>
      <p className="mt-3 max-w-[44ch] print:hidden">{copy.trucks.lead}</p>
      {split && <p className="mt-4 max-w-[56ch] border-l-4 border-signal pl-4">{split}</p>}
      <div className="-mx-margin mt-6 md:mx-0">
        <LoadedFleet plan={best.plan} question={question.load} copy={loadCopy} bodies={bodies} />
      </div>
      {otherPlans.length > 0 && (
        <div className="print:hidden">
          <h3 className="mt-8 text-h4">{copy.trucks.others}</h3>
          <ul className="mt-2 grid gap-x-gutter lg:grid-cols-3">
            {otherPlans.map(({ plan, estimate }) => (
              <li key={plan.legs.map(({ truck, count }) => `${count}x${truck.size}`).join()}>
                <PlanLines plan={plan} copy={loadCopy} />
                <p className="py-2 font-semibold text-signal tabular-nums">
                  {rangeWords(estimate, copy.answer)}
                </p>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
