import type { PageCopy } from '#domain/pages/pages.ts';
import type { TruckSize } from '#domain/price/trucks/trucks.ts';
import { Band } from '#src/ui/art/bands/Band.tsx';
import { Scene } from '#src/ui/art/files.tsx';

type Copy = PageCopy<'supply-chain'>['board'];
type Leg = Copy['legs'][number];

/** Of a day, the width of each truck: all are drawn to one scale, by which a day is 8.7 m long. */
const WIDTHS: Record<TruckSize, string> = {
  15: 'w-[89%]',
  20: 'w-[109%]',
  25: 'w-[125%]',
  30: 'w-[170%]',
  40: 'w-[173%]',
  45: 'w-[144%]',
  50: 'w-[170%]',
  60: 'w-[198%]',
};

/** Columns of the days, from 1; whole names, so that they are found in the source. */
const FROM = ['col-start-1', 'col-start-2', 'col-start-3', 'col-start-4', 'col-start-5', 'col-start-6'];
const DAYS = ['col-span-1', 'col-span-2', 'col-span-3', 'col-span-4', 'col-span-5', 'col-span-6'];
/** The last day of a stretch of so many: its share of the width. */
const DAY = ['w-full', 'w-1/2', 'w-1/3', 'w-1/4', 'w-1/5', 'w-1/6'];

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
        <div className="mt-10 border-2 border-ink bg-warm md:mt-16">
          <Band motif="bowtie" size="medium" />
          <div aria-hidden="true" className="px-4 print:hidden md:px-6 lg:grid lg:grid-cols-12 lg:gap-gutter">
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

function Row({ leg: { leg, load, truck, from, until }, days, to }: { leg: Leg; days: string[]; to: string }) {
  const first = days[from - 1];
  const last = days[until - 1];
  return (
    <li className="border-t-2 border-rule px-4 md:px-6 lg:grid lg:grid-cols-12 lg:gap-gutter">
      <div className="pt-4 lg:col-span-4 lg:py-5">
        <h3 className="text-h4">{leg}</h3>
        <p className="mt-1 text-label">
          {load}. <span className="font-semibold">{first === last ? first : `${first} ${to} ${last}`}</span>
        </p>
      </div>
      <div className="relative grid grid-cols-6 items-end pt-4 print:hidden lg:col-span-8">
        {days.map((day, place) => (
          <span
            key={day}
            aria-hidden="true"
            className={`row-start-1 h-full border-s-2 border-rule ${FROM[place]}`}
          />
        ))}
        <div className={`row-start-1 flex flex-col pb-3 ${FROM[from - 1]} ${DAYS[until - from]}`}>
          {truck ? (
            <>
              <div className={`ms-auto flex justify-end ${DAY[until - from]}`}>
                <Scene
                  name={`truck-${truck}`}
                  alt=""
                  className={`h-auto max-w-none shrink-0 ${WIDTHS[truck]}`}
                />
              </div>
              <span className="h-2.5 bg-ink md:h-3.5" />
            </>
          ) : (
            <Scene name="cartons-40" alt="" className="h-auto w-full" />
          )}
        </div>
      </div>
    </li>
  );
}

/** The changes that a plan brings, as a ruled ledger of two columns with its heading in the margin. */
export function PlanChanges({ copy }: { copy: PageCopy<'supply-chain'>['benefits'] }) {
  return (
    <section aria-labelledby="benefits" className="bg-cool py-section text-ink">
      <div className="measure grid gap-x-gutter gap-y-10 lg:grid-cols-12">
        <h2 id="benefits" className="text-h2 lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
          {copy.heading}
        </h2>
        <ul className="grid border-t-[3px] border-ink sm:grid-cols-2 sm:gap-x-gutter lg:col-span-7 lg:col-start-6">
          {copy.items.map(({ title, text }) => (
            <li key={title} className="border-b-2 border-ink/25 py-6 md:py-8">
              <h3 className="text-h3">{title}</h3>
              <p className="mt-3 max-w-[36ch]">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
