import { SUPPORT_HOURS } from '#domain/company/claims.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { spokenHour } from '#domain/shared/dates.ts';
import { OpeningWords, Quote } from '#src/sections/solutions/shared/parts.tsx';
import { Sources } from '#src/sections/solutions/shared/Sources.tsx';
import { Scene } from '#src/ui/art/files.tsx';
import { HoursDial } from './Timetable.tsx';

const DAY_HOURS = 24;

/** The first screen: the words are in the night sky over the road. */
export function Hero({ copy }: { copy: Pick<PageCopy<'delivery'>, 'opening' | 'night'> }) {
  return (
    <section className="overflow-hidden bg-ink text-paper">
      <div className="measure relative">
        <OpeningWords copy={copy.opening} beside className="pt-10 md:pt-14 lg:pt-16" />
      </div>
      <Scene
        name="night-express"
        phone="night-express-tile"
        alt={copy.night}
        lazy={false}
        className="mt-4 h-auto w-full"
      />
    </section>
  );
}

/** The colours of the dial's rings, from the outside in. */
const KEYS = ['bg-signal', 'bg-accent', 'bg-brand-light'];

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
                  {until - from === DAY_HOURS
                    ? SUPPORT_HOURS
                    : `${spokenHour(from)} ${copy.until} ${spokenHour(until)}`}
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

/** The conditions of a run at night: the road, the law, and the client's own policy. */
export function NightRules({ copy }: { copy: PageCopy<'delivery'>['nightRules'] }) {
  return (
    <section aria-labelledby="night-rules" className="bg-paper py-section text-ink">
      <div className="measure">
        <div className="grid items-end gap-x-gutter gap-y-6 lg:grid-cols-12">
          <h2 id="night-rules" className="text-h2 lg:col-span-7">
            {copy.heading}
          </h2>
          <p className="max-w-[40ch] text-lead lg:col-span-4 lg:col-start-9">{copy.lead}</p>
        </div>
        <ul className="mt-10 grid gap-x-gutter gap-y-8 sm:grid-cols-2 lg:mt-16 lg:grid-cols-3">
          {copy.rules.map(({ title, text }) => (
            <li key={title} className="border-t-[3px] border-ink pt-4">
              <h3 className="text-h4">{title}</h3>
              <p className="mt-2 max-w-[46ch]">{text}</p>
            </li>
          ))}
        </ul>
        <Sources intro={copy.sources} sources={copy.reports} className="mt-10" />
      </div>
    </section>
  );
}

/** Where expedited delivery finds its hours, around the word of a client who needed them. */
export function Saved({ copy }: { copy: Pick<PageCopy<'delivery'>, 'benefits' | 'quote'> }) {
  const { heading, items } = copy.benefits;
  return (
    <section aria-labelledby="saved" className="bg-signal py-section text-ink">
      <div className="measure">
        <h2 id="saved" className="max-w-[18ch] text-h2">
          {heading}
        </h2>
        <div className="mt-10 grid items-start gap-gutter lg:mt-16 lg:grid-cols-12">
          <ul className="grid gap-x-gutter gap-y-8 sm:grid-cols-2 lg:col-span-7 lg:gap-y-12">
            {items.map(({ title, text }) => (
              <li key={title} className="border-t-[3px] border-ink pt-4">
                <h3 className="text-h3">{title}</h3>
                <p className="mt-3 max-w-[36ch]">{text}</p>
              </li>
            ))}
          </ul>
          <Quote testimonial={copy.quote} className="lg:col-span-5 lg:ml-8" />
        </div>
      </div>
    </section>
  );
}
