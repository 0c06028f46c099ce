import { EVENTS } from '#domain/analytics.ts';
import { CONTACT_ANCHOR } from '#domain/links.ts';
import type { LoadQuestion } from '#domain/load-query.ts';
import type { WhichTruckCopy } from '#domain/pages/haulage.ts';
import { type Leg, type Plan, percentFull } from '#domain/which-truck.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import { answerWords, legWords, shareWords } from './load-words.ts';
import { ScaledTruck } from './ScaledTruck.tsx';

interface Props {
  copy: WhichTruckCopy;
  question: LoadQuestion;
  plans: Plan[];
}

/** Drawn before anything was asked. */
const EXAMPLE = 50;

/** Other plans that are shown besides the best one. */
const OTHERS = 3;

/** The trucks for a load, drawn to one scale, each with its share filled. */
export function TruckAnswer({ copy, question, plans }: Props) {
  const [best, ...others] = plans;
  if (!question.load || !best)
    return (
      <div className="rounded-card border-2 border-dashed border-ink p-6 md:p-8">
        <p className="font-display text-h3">{copy.waiting.heading}</p>
        <p className="mt-3 max-w-[40ch]">{copy.waiting.text}</p>
        <div className="fleet fleet-small mt-10 overflow-hidden lg:mt-20">
          <ScaledTruck size={EXAMPLE} />
          <div className="fleet-tape" />
        </div>
      </div>
    );
  return (
    <div className="bg-ink p-5 text-paper md:p-8">
      <p className="text-label text-glass">{answerWords(question, copy)}</p>
      <h3 className="mt-1 text-h3">{copy.best}</h3>
      <div className="fleet fleet-small mt-5 grid gap-6">
        {best.legs.map((leg) => (
          <DrawnLeg key={leg.truck.size} leg={leg} copy={copy} />
        ))}
      </div>
      <ButtonLink href={`#${CONTACT_ANCHOR}`} icon="arrow" event={EVENTS.cta} className="mt-7">
        {copy.send}
      </ButtonLink>
      {others.length > 0 && (
        <>
          <h4 className="mt-8 border-t-2 border-dashed border-leaf pt-5 text-h4">{copy.others}</h4>
          <ul className="mt-2">
            {others.slice(0, OTHERS).map(({ legs }) => (
              <li
                key={legs.map(({ truck, count }) => `${count}x${truck.size}`).join()}
                className="border-b border-leaf py-2.5"
              >
                {legs.map((leg) => (
                  <p key={leg.truck.size} className="flex flex-wrap justify-between gap-x-6">
                    <b className="font-semibold">{legWords(leg, copy)}</b>{' '}
                    <span className="text-glass">{shareWords(leg, copy)}</span>
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function DrawnLeg({ leg, copy }: { leg: Leg; copy: WhichTruckCopy }) {
  return (
    <div>
      <p className="font-display text-[2.25rem] leading-none text-amber">{legWords(leg, copy)}</p>{' '}
      <p className="mt-1 text-label">{shareWords(leg, copy)}</p>
      <div className="mt-3 -mx-2 w-fit max-w-[calc(100%+1rem)] overflow-hidden rounded-control bg-glass px-2 pt-3 pb-2">
        <ScaledTruck size={leg.truck.size} />
        <svg width="100%" className="h-3 bg-ink" aria-hidden="true">
          <rect width={`${percentFull(leg.share)}%`} height="100%" className="fill-amber-foot" />
        </svg>
      </div>
    </div>
  );
}
