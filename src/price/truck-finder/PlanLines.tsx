import type { WhichTruckCopy } from '#domain/price/copy/which-truck.ts';
import type { Plan } from '#domain/price/trucks/which-truck.ts';
import { eachWords, legWords, shareWords } from './load-words.ts';

/** A plan in words, a line for each size. */
export function PlanLines({ plan, copy }: { plan: Plan; copy: WhichTruckCopy }) {
  return (
    <div className="border-b border-brand-light py-2.5">
      {plan.legs.map((leg) => (
        <p key={leg.truck.size} className="flex flex-wrap justify-between gap-x-6">
          <span>
            <b className="font-semibold">{legWords(leg, copy)}</b>, {eachWords(leg, copy)}
          </span>{' '}
          <span className="text-cool">{shareWords(leg, copy)}</span>
        </p>
      ))}
    </div>
  );
}
