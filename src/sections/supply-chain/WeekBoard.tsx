import type { LegKind } from '#domain/pages/supply-chain.ts';
import type { PageCopy } from '#domain/pages.ts';
import { Band } from '#src/illustrations/bands/Band.tsx';
import type { DrawingName } from '#src/illustrations/drawings.ts';
import { Scene } from '#src/illustrations/files.tsx';

type Copy = PageCopy<'supply-chain'>['board'];
type Leg = Copy['legs'][number];

const DRAWINGS: Record<LegKind, DrawingName> = {
  boxes: 'truck-40',
  store: 'cartons-40',
  empties: 'road-container',
  bags: 'truck-50',
  back: 'truck-15',
};

/** Columns of the days, from 1; whole names, so that they are found in the source. */
const FROM = ['col-start-1', 'col-start-2', 'col-start-3', 'col-start-4', 'col-start-5', 'col-start-6'];
const DAYS = ['col-span-1', 'col-span-2', 'col-span-3', 'col-span-4', 'col-span-5', 'col-span-6'];

/** One week of one client as a planner's board: a row for each leg, a stretch of road for its days. */
export function WeekBoard({ copy }: { copy: Copy }) {
  return (
    <section aria-labelledby="board" className="bg-paper py-section text-ink">
      <div className="measure">
        <div className="grid items-end gap-6 lg:grid-cols-12 lg:gap-gutter">
          <h2 id="board" className="text-h2 lg:col-span-7">
            {copy.heading}
          </h2>
          <p className="text-lead lg:col-span-4 lg:col-start-9">{copy.lead}</p>
        </div>
        <div className="mt-10 border-2 border-ink bg-sand md:mt-16">
          <Band motif="bowtie" size="medium" />
          <div aria-hidden="true" className="px-4 md:px-6 lg:grid lg:grid-cols-12 lg:gap-gutter">
            <div className="grid grid-cols-6 lg:col-span-8 lg:col-start-5">
              {copy.days.map((day) => (
                <p
                  key={day}
                  className="font-display border-s-2 border-rule py-3 ps-1.5 text-[min(1.5rem,6.2vw)] md:ps-2 md:text-h4"
                >
                  {day}
                </p>
              ))}
            </div>
          </div>
          <ol>
            {copy.legs.map((leg) => (
              <Row key={leg.leg} leg={leg} days={copy.days} to={copy.to} />
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

function Row({ leg: { leg, load, kind, from, until }, days, to }: { leg: Leg; days: string[]; to: string }) {
  const first = days[from - 1];
  const last = days[until - 1];
  const store = kind === 'store';
  return (
    <li className="border-t-2 border-rule px-4 md:px-6 lg:grid lg:grid-cols-12 lg:gap-gutter">
      <div className="pt-4 lg:col-span-4 lg:py-5">
        <h3 className="text-h4">{leg}</h3>
        <p className="mt-1 text-label">
          {load}. <span className="font-semibold">{first === last ? first : `${first} ${to} ${last}`}</span>
        </p>
      </div>
      <div className="relative grid grid-cols-6 items-end pt-4 lg:col-span-8">
        {days.map((day, place) => (
          <span
            key={day}
            aria-hidden="true"
            className={`row-start-1 h-full border-s-2 border-rule ${FROM[place]}`}
          />
        ))}
        <div className={`row-start-1 flex flex-col pb-3 ${FROM[from - 1]} ${DAYS[until - from]}`}>
          <Scene
            name={DRAWINGS[kind]}
            alt=""
            className={store ? 'h-auto w-full' : 'h-8 w-full object-contain object-right-bottom md:h-12'}
          />
          {!store && <span className="h-2.5 bg-ink md:h-3.5" />}
        </div>
      </div>
    </li>
  );
}
