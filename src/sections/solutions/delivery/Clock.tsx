import type { PageCopy } from '#domain/pages/pages.ts';
import { Sources } from '#src/sections/solutions/shared/Sources.tsx';
import { HoursDial } from './HoursDial.tsx';

/** The colours of the dial's rings, from the outside in. */
const KEYS = ['bg-signal', 'bg-accent', 'bg-brand-light'];

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** Which hours of the day belong to whom: a dial, and what its rings mean. */
export function Clock({ copy }: { copy: PageCopy<'delivery'>['clock'] }) {
  return (
    <section aria-labelledby="clock" className="bg-cool py-section text-ink">
      <div className="measure grid items-center gap-x-gutter gap-y-10 lg:grid-cols-12">
        <div className="self-end lg:col-span-5 lg:col-start-8">
          <h2 id="clock" className="text-h2">
            {copy.heading}
          </h2>
          <p className="mt-6 max-w-[38ch] text-lead">{copy.lead}</p>
        </div>
        <HoursDial
          hours={copy.hours}
          description={copy.dial}
          className="mx-auto h-auto w-full max-w-[40rem] lg:col-span-6 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:-ml-4"
        />
        <ul className="self-start lg:col-span-5 lg:col-start-8">
          {copy.hours.map(({ from, until, title, text, sources }, ring) => (
            <li key={title} className="grid grid-cols-[20px_1fr] gap-x-4 border-t-2 border-ink/25 py-5">
              <span className={`mt-1 h-full min-h-8 w-5 ${KEYS[ring]}`} aria-hidden="true" />
              <div>
                <h3 className="text-h4">{title}</h3>
                <p className="mt-1 font-bold tabular-nums">
                  {clock(from)} {copy.until} {clock(until)}
                </p>
                <p className="mt-1 max-w-[46ch]">{text}</p>
                {sources.length > 0 && <Sources intro={copy.sources} sources={sources} className="mt-1" />}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
