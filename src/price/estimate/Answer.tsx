import { ANSWER_ANCHOR } from '#domain/pages/anchors.ts';
import type { PricePageCopy } from '#domain/price/copy/price.ts';
import type { WhichTruckCopy } from '#domain/price/copy/which-truck.ts';
import type { PriceAnswer } from '#domain/price/question/answer.ts';
import type { Quote } from '#domain/price/question/quote.ts';
import { weekdayDate } from '#domain/shared/dates.ts';
import { fill } from '#domain/shared/fill.ts';
import { EVENTS } from '#domain/visits/analytics.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { PageTitle } from '../../ui/parts/PageTitle.tsx';
import { loadWords, splitWords } from '../truck-finder/load-words.ts';
import './price-print.css';
import type { ReactNode } from 'react';
import type { TruckSizesCopy } from '#domain/pages/copy/haulage.ts';
import { naira } from '../../../domain/company/claims.ts';
import { MyPricesLink } from '../my-prices/MyPricesLink.tsx';
import { LoadedFleet } from '../truck-finder/Fleet.tsx';
import { PlanLines } from '../truck-finder/LoadFields.tsx';
import { SEND_ANCHOR } from './PriceFields.tsx';
import { rangeWords, reasonWords } from './price-words.ts';
import { extraWords, readAsWords, trucksWithReason } from './words.ts';

interface AnswerProps {
  copy: PricePageCopy;
  loadCopy: WhichTruckCopy;
  answer: PriceAnswer;
  /** The last day of the card of that day, where there is one. */
  validUntil: string | undefined;
  /** The chat with the question and its answer written out, where there is a number. */
  whatsapp: string | undefined;
  newTabNote: string;
  /** The question and its answer, as a lead keeps them. */
  quote: Quote;
  /** The slip, as it was filled in, to change a line of it. */
  children: ReactNode;
}

/** The price, as one figure from end to end, the ways to go on from it, and beside it the slip that asks again. */
export function Answer({
  copy,
  loadCopy,
  answer,
  validUntil,
  whatsapp,
  newTabNote,
  quote,
  children,
}: AnswerProps) {
  const { question, route, best, shares } = answer;
  const { estimate } = best;
  const words = copy.answer;
  const load = loadWords(question.load, loadCopy);
  const extras = extraWords(question.extras, copy).join(', ');
  const readAs = readAsWords(question, copy);
  return (
    <section className="price-answer bg-signal text-ink">
      <div className="measure pt-8 pb-section lg:pt-12">
        <PageTitle
          heading={copy.heading}
          slogan={copy.slogan}
          accent="text-accent-deep"
          className="print:hidden"
        />
        <div className="mt-8 grid items-start gap-x-gutter gap-y-8 lg:grid-cols-12">
          <div
            id={ANSWER_ANCHOR}
            tabIndex={-1}
            className="price-figure -mx-margin scroll-mt-4 bg-ink p-5 pb-8 text-paper md:mx-0 md:p-8 lg:col-span-7 lg:p-10"
          >
            <h2 className="text-h3 text-signal">
              {fill(words.title, { from: route.from.name, to: route.to.name })}
            </h2>
            <p className="mt-2 max-w-[56ch]">
              {fill(question.typed.date ? words.load : words.today, {
                load,
                date: weekdayDate(question.date),
              })}{' '}
              {extras && fill(words.extras, { extras })}
            </p>
            {readAs && <p className="mt-2 max-w-[56ch] font-semibold">{readAs}</p>}
            {best.plan.legs.length > 0 && (
              <p className="mt-2 max-w-[56ch]">
                {fill(words.trucks, { trucks: trucksWithReason(quote, copy, loadCopy) })}
              </p>
            )}
            {estimate.priced ? (
              <>
                <p className="mt-6 font-display text-h2">
                  <Range copy={words.range} {...estimate.range} />
                </p>
                <p className="mt-4 font-semibold">{words.kind}</p>
                <p className="mt-1 max-w-[56ch]">{words.included}</p>
              </>
            ) : (
              <>
                <h3 className="mt-6 text-h2">{words.unpricedTitle}</h3>
                <p className="mt-4 max-w-[48ch] text-lead">{reasonWords(estimate, copy, validUntil)}</p>
              </>
            )}
            {estimate.priced && estimate.sample && (
              <p className="price-sample mt-4 w-fit border-2 border-signal px-4 py-2 font-display text-h4 text-signal">
                {words.sample}
              </p>
            )}
            {shares && <p className="mt-4 max-w-[56ch] border-l-4 border-signal pl-4">{words.part}</p>}
            <div className="mt-6 flex flex-wrap gap-4">
              {whatsapp && (
                <ButtonLink href={whatsapp} newTabNote={newTabNote} icon="arrow" event={EVENTS.cta}>
                  {words.whatsapp}
                </ButtonLink>
              )}
              <ButtonLink
                href={`#${SEND_ANCHOR}`}
                kind={whatsapp ? 'plain' : 'action'}
                event={EVENTS.contact}
              >
                {words.send}
              </ButtonLink>
            </div>
          </div>
          <section aria-labelledby="again" className="lg:col-span-5 print:hidden">
            <h2 id="again" className="mb-4 text-h3">
              {copy.form.again}
            </h2>
            {children}
            <MyPricesLink words={copy.mine} />
          </section>
        </div>
      </div>
    </section>
  );
}

/** Both ends of a range, each whole on its line. */
function Range({ copy, low, high }: { copy: string; low: number; high: number }) {
  const [first = '', rest = ''] = copy.split(/(?<=\{low\})\s/);
  return (
    <>
      <span className="whitespace-nowrap">{fill(first, { low: naira(low) })}</span>{' '}
      {/* On phones always a line of its own: whether both fit one line depends on the font, and a late one would move all below. */}
      <span className="whitespace-nowrap max-md:block">{fill(rest, { high: naira(high) })}</span>
    </>
  );
}

interface TrucksProps {
  copy: PricePageCopy;
  loadCopy: WhichTruckCopy;
  bodies: TruckSizesCopy['trucks'];
  answer: PriceAnswer;
}

/** The trucks of the price, drawn to one scale, and other ways to load with what they would cost. */
export function Trucks({ copy, loadCopy, bodies, answer: { question, best, otherPlans } }: TrucksProps) {
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
