import type { PageCopy } from '#domain/pages/pages.ts';
import { Road } from '#src/ui/art/bands/Road.tsx';
import type { DrawingName } from '#src/ui/art/drawings.ts';
import { Scene } from '#src/ui/art/files.tsx';
import { Bag } from '#src/ui/art/goods/goods.tsx';
import { palette } from '#src/ui/art/palette.ts';
import { SourceLinks } from '#src/ui/blocks/SourceLinks.tsx';

/** The lawful load of one axle: one giant figure, and where it is. */
export function AxleLimit({ copy }: { copy: PageCopy<'raw-material'>['axle'] }) {
  return (
    <section aria-labelledby="axle" className="bg-accent py-section text-paper">
      <div className="measure grid items-end gap-x-gutter gap-y-8 lg:grid-cols-12">
        <h2 id="axle" className="lg:col-span-7">
          <span className="block text-[min(clamp(7.5rem,3rem+19vw,20rem),38vw)] leading-[0.76] whitespace-nowrap tabular-nums">
            {copy.figure}
            <span className="text-[0.45em]"> {copy.unit}</span>
          </span>{' '}
          <span className="mt-6 block text-h2">{copy.heading}</span>
        </h2>
        <div className="lg:col-span-5">
          <p className="max-w-[46ch] text-lead">{copy.text}</p>
          <SourceLinks sources={copy.sources} className="mt-4" />
        </div>
      </div>
    </section>
  );
}

/** The body for each kind of material, and its share of its half of the page: all are drawn to one scale. */
const BODIES: readonly { scene: DrawingName; className: string }[] = [
  { scene: 'truck-25', className: 'w-[69%]' },
  { scene: 'truck-50', className: 'w-[94%]' },
  { scene: 'truck-20', className: 'w-[60%]' },
  { scene: 'truck-45', className: 'w-[80%]' },
];

/** Half of the page's measure, at its middle: the road below runs from edge to edge. */
const HALF = 'w-full px-margin md:max-w-[calc(var(--container-page)/2)] md:group-odd:ml-auto';

/** A body for each material: what is said of it, and the lorry on its road below. */
export function Bodies({ copy }: { copy: PageCopy<'raw-material'>['benefits'] }) {
  return (
    <section aria-labelledby="benefits" className="bg-cool text-ink">
      <div className="measure pt-section">
        <div className="grid items-end gap-6 lg:grid-cols-12 lg:gap-gutter">
          <h2 id="benefits" className="text-h2 lg:col-span-7">
            {copy.heading}
          </h2>
          <p className="text-lead lg:col-span-4 lg:col-start-9">{copy.lead}</p>
        </div>
      </div>
      <ul className="mt-10 md:mt-16 md:grid md:grid-cols-2">
        {copy.loads.map(({ title, text }, place) => {
          const body = BODIES[place];
          return (
            <li key={title} className="group flex flex-col pt-8">
              <div className={`${HALF} pb-6`}>
                <h3 className="text-h3">{title}</h3>
                <p className="mt-3 max-w-[40ch]">{text}</p>
              </div>
              <div className={`${HALF} mt-auto`}>
                {body && <Scene name={body.scene} alt="" className={`h-auto ${body.className}`} />}
              </div>
              <Road />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type Copy = PageCopy<'raw-material'>['calendar'];
type Row = Copy['rows'][number];

const BAG_SIGN = 'harvest-bag-sign';
const RAIN_SIGN = 'harvest-rain-sign';

/** The year of loads: a row for each crop, a bag in each month in which it moves. */
export function HarvestCalendar({ copy }: { copy: Copy }) {
  return (
    <section aria-labelledby="calendar" className="bg-paper py-section text-ink">
      <Signs />
      <div className="measure">
        <div className="grid items-end gap-6 lg:grid-cols-12 lg:gap-gutter">
          <h2 id="calendar" className="text-h2 lg:col-span-7">
            {copy.heading}
          </h2>
          <p className="text-lead lg:col-span-4 lg:col-start-9">{copy.lead}</p>
        </div>
        <ul className="mt-10 border-t-[3px] border-ink md:mt-16">
          {copy.rows.map((row) => (
            <Crop key={row.crop} row={row} months={copy.months} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Crop({
  row: { crop, from, when, months: busy, wet, source },
  months,
}: {
  row: Row;
  months: string[];
}) {
  return (
    <li className="grid gap-x-gutter gap-y-4 border-b-2 border-rule py-5 lg:grid-cols-12 lg:items-center">
      <div className="lg:col-span-4">
        <h3 className="text-h4">{crop}</h3>
        <p className="mt-1 text-label">
          <span className="font-semibold">{when}.</span> {from}.
        </p>
        <SourceLinks sources={[source]} className="mt-1 text-muted" />
      </div>
      <div aria-hidden="true" className="grid grid-cols-12 gap-0.5 sm:gap-1 lg:col-span-8">
        {months.map((month, place) => {
          const filled = busy.includes(place + 1);
          const ground = filled ? (wet ? 'bg-brand-light text-paper' : 'bg-signal') : 'bg-warm text-muted';
          return (
            <span key={month} className={`flex h-14 flex-col justify-between sm:h-16 ${ground}`}>
              <span className="px-1 pt-1 text-[0.75rem] leading-none font-semibold sm:px-1.5 sm:text-label">
                <span className="sm:hidden">{month.slice(0, 1)}</span>
                <span className="hidden sm:inline">{month}</span>
              </span>
              {filled && (
                <svg
                  viewBox="0 0 62 30"
                  width="62"
                  height="30"
                  className="mx-auto h-auto w-full max-w-16"
                  aria-hidden="true"
                >
                  <use href={`#${wet ? RAIN_SIGN : BAG_SIGN}`} />
                </svg>
              )}
            </span>
          );
        })}
      </div>
    </li>
  );
}

/** The signs that the months point to, drawn once. */
function Signs() {
  return (
    <svg className="absolute size-0" aria-hidden="true">
      <symbol id={BAG_SIGN} viewBox="0 -24 62 30">
        <Bag kind="jute" />
        <path fill={palette.ink} d="M0 0h62v6H0z" />
      </symbol>
      <symbol id={RAIN_SIGN} viewBox="0 0 62 30">
        <path
          stroke={palette.glass}
          strokeWidth="4"
          d="M14 2 8 16M32 0l-6 14M50 2l-6 14M22 18l-4 9M40 17l-4 9"
        />
      </symbol>
    </svg>
  );
}
