import { grouped } from '#domain/company/claims.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { spokenTime } from '#domain/shared/dates.ts';
import { OpeningWords, Quote } from '#src/sections/solutions/shared/parts.tsx';
import { Sources } from '#src/sections/solutions/shared/Sources.tsx';
import { Band } from '#src/ui/art/bands/Band.tsx';
import { Scene } from '#src/ui/art/files.tsx';
import { CoverageMap, type MapName } from '#src/ui/art/map/CoverageMap.tsx';
import { Waybill } from '#src/ui/blocks/Waybill.tsx';
import './trip.css';

/** The first screen: the answer is in the hand that would have called. */
export function Hero({ copy }: { copy: Pick<PageCopy<'tracking'>, 'opening' | 'phone'> }) {
  return (
    <section className="overflow-hidden bg-brand-deep text-paper">
      <div className="measure grid gap-x-gutter md:grid-cols-12">
        <OpeningWords copy={copy.opening} className="self-center py-10 md:col-span-7 md:py-16 lg:py-24" />
        <Scene
          name="phone-in-hand"
          alt={copy.phone}
          lazy={false}
          className="mx-auto h-auto w-[24rem] max-w-full self-end md:col-span-5 md:mt-6 md:w-[46rem] md:max-w-[112%]"
        />
      </div>
      <Band motif="chevron" size="medium" />
    </section>
  );
}

/** The use of tracking: the questions a shipper rings about, each answered by the record; a client's word beside them. */
export function Calls({ copy }: { copy: Pick<PageCopy<'tracking'>, 'benefits' | 'quote'> }) {
  return (
    <section aria-labelledby="calls" className="bg-warm py-section">
      <div className="measure">
        <h2 id="calls" className="text-h2">
          {copy.benefits.heading}
        </h2>
        <div className="mt-10 grid gap-x-gutter gap-y-12 lg:mt-14 lg:grid-cols-12">
          <dl className="border-t-[3px] border-ink lg:col-span-7">
            {copy.benefits.calls.map(({ question, answer }) => (
              <div
                key={question}
                className="grid gap-x-gutter gap-y-2 border-b-2 border-rule py-6 md:grid-cols-2 md:items-baseline"
              >
                <dt className="font-display text-h3">{question}</dt>
                <dd className="max-w-[40ch]">{answer}</dd>
              </div>
            ))}
          </dl>
          <Quote testimonial={copy.quote} className="self-start lg:col-span-5 lg:ml-6" />
        </div>
      </div>
    </section>
  );
}

type TripCopy = PageCopy<'tracking'>['trip']['record'];
type Stop = TripCopy['here'];

/** A trip as the waybill shows it: the stops in order, where the truck is, and what is still to come. */
function TripRecord({ record }: { record: TripCopy }) {
  return (
    <Waybill title={`${record.title} ${record.number}`} copies={record.label} filledIn>
      <p className="border-b-2 border-rule px-5 py-3 font-semibold md:px-6">{record.load}</p>
      <ol>
        {record.driven.map((stop) => (
          <Line key={stop.time} stop={stop} mark={<span className="size-4 rotate-45 bg-brand" />} />
        ))}
        <Line
          stop={record.here}
          status={record.now}
          className="bg-signal"
          mark={<span className="trip-here size-6 rounded-full border-[6px] border-accent bg-paper" />}
        />
        {record.ahead.map((stop) => (
          <Line
            key={stop.time}
            stop={stop}
            status={record.expected}
            className="text-muted"
            mark={<span className="size-4 rotate-45 border-2 border-muted bg-paper" />}
          />
        ))}
      </ol>
    </Waybill>
  );
}

interface LineProps {
  stop: Stop;
  mark: React.ReactNode;
  status?: string;
  className?: string;
}

function Line({ stop, mark, status, className = '' }: LineProps) {
  return (
    <li
      className={`trip-line grid grid-cols-[minmax(68px,max-content)_24px_1fr] items-center gap-x-3 border-b-2 border-rule px-5 py-3 last:border-b-0 md:grid-cols-[minmax(80px,max-content)_24px_1fr] md:gap-x-4 md:px-6 ${className}`}
    >
      <span className="leading-tight tabular-nums">
        <span className="block text-label">{stop.day}</span>
        <b className="font-bold">{spokenTime(stop.time)}</b>
      </span>
      <span className="trip-mark grid place-items-center" aria-hidden="true">
        {mark}
      </span>
      <span className="flex flex-wrap items-center justify-between gap-x-3 md:gap-x-4">
        <span className="flex-[1_1_5.5rem] leading-tight">
          <span className="block font-display text-h4">{stop.place}</span>
          <span className="text-label">
            {status && <b className="font-bold">{status}. </b>}
            {stop.note}
          </span>
        </span>
        {stop.kilometres !== undefined && (
          <span className="text-right text-label whitespace-nowrap tabular-nums">
            {grouped(stop.kilometres)} km
          </span>
        )}
      </span>
    </li>
  );
}

/** The stops of the drawn trip that its record names. */
const NAMES: readonly MapName[] = [
  { place: 'apapa', text: 'Apapa', side: 'below' },
  { place: 'ibadan', text: 'Ibadan', side: 'above' },
  { place: 'lokoja', text: 'Lokoja', side: 'below' },
  { place: 'abuja', text: 'Abuja', side: 'right' },
  { place: 'kaduna', text: 'Kaduna', side: 'right' },
  { place: 'kano', text: 'Kano', side: 'right' },
];

/** One trip twice: on the map, and as the record that both ends of it read. */
export function Trip({ copy }: { copy: PageCopy<'tracking'>['trip'] }) {
  return (
    <section aria-labelledby="trip" className="overflow-hidden bg-brand text-paper">
      <div className="measure py-section">
        <div className="grid items-end gap-x-gutter gap-y-6 lg:grid-cols-12">
          <h2 id="trip" className="text-h2 lg:col-span-8">
            {copy.heading}
          </h2>
          <p className="max-w-[40ch] text-lead lg:col-span-4">{copy.lead}</p>
        </div>
        <div className="mt-10 grid items-center gap-x-gutter gap-y-8 lg:mt-16 lg:grid-cols-12">
          <CoverageMap
            scene="trip-map"
            names={NAMES}
            description={copy.map}
            className="lg:col-span-7 lg:-ml-6"
          />
          <div className="lg:col-span-5">
            <TripRecord record={copy.record} />
          </div>
        </div>
        <Sources intro={copy.sources} sources={copy.distances} className="mt-10" />
      </div>
    </section>
  );
}
