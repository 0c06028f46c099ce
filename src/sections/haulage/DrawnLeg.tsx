import type { TruckSizesCopy, WhichTruckCopy } from '#domain/pages/haulage.ts';
import { type Leg, percentFull } from '#domain/which-truck.ts';
import { bodyWords, legWords, shareWords } from './load-words.ts';
import { ScaledTruck } from './ScaledTruck.tsx';

interface Props {
  leg: Leg;
  copy: WhichTruckCopy;
  bodies: TruckSizesCopy['trucks'];
}

/** Trucks of one size, drawn to the scale of the `.fleet` around them, with the share that the load fills. */
export function DrawnLeg({ leg, copy, bodies }: Props) {
  return (
    <div>
      <p className="font-display text-[2.25rem] leading-none text-amber">{legWords(leg, copy)}</p>{' '}
      <p className="mt-1 text-label">
        {bodyWords(leg, copy, bodies)} {shareWords(leg, copy)}
      </p>
      <div className="mt-3 -mx-2 w-fit max-w-[calc(100%+1rem)] overflow-hidden rounded-control bg-glass px-2 pt-3 pb-2">
        <ScaledTruck size={leg.truck.size} />
        <svg className="h-3 w-0 min-w-full bg-ink" aria-hidden="true">
          <rect width={`${percentFull(leg.share)}%`} height="100%" className="fill-amber-foot" />
        </svg>
      </div>
    </div>
  );
}
