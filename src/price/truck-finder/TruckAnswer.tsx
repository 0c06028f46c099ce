import type { TruckSizesCopy } from '#domain/pages/copy/haulage.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import type { WhichTruckCopy } from '#domain/price/copy/which-truck.ts';
import { priceAddress } from '#domain/price/question/price-query.ts';
import { type LoadQuestion, WHICH_TRUCK_ANCHOR } from '#domain/price/trucks/load-query.ts';
import { TRUCKS } from '#domain/price/trucks/trucks.ts';
import { isPartLoad, type Plan } from '#domain/price/trucks/which-truck.ts';
import { fill } from '#domain/shared/fill.ts';
import { CONTACT_ANCHOR } from '#domain/shared/links.ts';
import { EVENTS } from '#domain/visits/analytics.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { LoadedFleet, ScaledTruck } from './Fleet.tsx';
import { PlanLines } from './LoadFields.tsx';
import { answerWords, splitWords } from './load-words.ts';

interface Props {
  copy: WhichTruckCopy;
  bodies: TruckSizesCopy['trucks'];
  question: LoadQuestion;
  plans: Plan[];
  /** The answer of the site's questions about a load that is too small for a truck. */
  partLoad?: string | undefined;
}

/** Drawn before anything was asked. */
const EXAMPLE = 30;

/** Other plans that are shown besides the best one. */
const OTHERS = 3;

/** The trucks for a load, drawn to one scale, each with its share filled. */
export function TruckAnswer({ copy, bodies, question, plans, partLoad }: Props) {
  const [best, ...others] = plans;
  const { load } = question;
  const sendLink = (
    <ButtonLink href={`#${CONTACT_ANCHOR}`} icon="arrow" event={EVENTS.cta}>
      {copy.send}
    </ButtonLink>
  );
  if (!load)
    return (
      <div className="rounded-card border-2 border-dashed border-ink p-6 md:p-8">
        <p className="font-display text-h4 md:text-h3">{copy.waiting.heading}</p>
        <p className="mt-1 max-w-[40ch]">{copy.waiting.text}</p>
        <div className="fleet fleet-small mt-4 overflow-hidden md:mt-10 lg:mt-20">
          <ScaledTruck size={EXAMPLE} />
          <div className="fleet-tape" />
        </div>
      </div>
    );
  if (!best)
    return (
      <div className="bg-ink p-5 text-paper md:p-8">
        <p className="text-label text-cool">{answerWords(question, copy)}</p>
        <p className="mt-3 max-w-[48ch] text-lead">{load.kind === 'machine' ? copy.lowBed : copy.none}</p>
        <p className="mt-7">{sendLink}</p>
      </div>
    );
  const shares = isPartLoad(load);
  const split = splitWords(load, copy);
  const send = (
    <p className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
      {sendLink}
      <a href={priceAddress({ load: question })} className="link inline-block py-2.5" data-event={EVENTS.cta}>
        {copy.price}
      </a>
    </p>
  );
  return (
    <div className="bg-ink p-5 text-paper md:p-8">
      <p className="text-label text-cool">{answerWords(question, copy)}</p>
      <h3 className="mt-1 text-h3">{shares ? copy.part.heading : copy.best}</h3>
      {shares ? (
        <>
          <p className="mt-3 max-w-[48ch]">{partLoad}</p>
          {send}
          <h4 className="mt-8 border-t-2 border-dashed border-brand-light pt-5 text-h4">{copy.part.own}</h4>
          <PlanLines plan={best} copy={copy} />
        </>
      ) : (
        <>
          {split && <p className="mt-3 max-w-[56ch] border-l-4 border-signal pl-4">{split}</p>}
          <div className="-mx-5 mt-5 md:mx-0">
            <LoadedFleet plan={best} question={question} copy={copy} bodies={bodies} />
          </div>
          {send}
          {others.length > 0 && (
            <>
              <h4 className="mt-8 border-t-2 border-dashed border-brand-light pt-5 text-h4">{copy.others}</h4>
              <ul className="mt-2 grid gap-x-gutter lg:grid-cols-3">
                {others.slice(0, OTHERS).map((plan) => (
                  <li key={plan.legs.map(({ truck, count }) => `${count}x${truck.size}`).join()}>
                    <PlanLines plan={plan} copy={copy} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </div>
  );
}

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
        <ul className="fleet fleet-sizes mt-5 gap-y-4 md:mt-10 md:flex md:flex-wrap md:gap-y-8">
          {TRUCKS.map(({ size, plannedTonnes }) => (
            <li key={size} className="flex grow flex-col">
              <div className="fleet-row flex items-end print:hidden md:pr-6">
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
          <li className="flex grow flex-col max-md:col-span-2 lg:max-xl:basis-full">
            <div className="grow basis-0 pr-4 md:max-lg:pl-8 xl:pl-8">
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
