import { grouped } from '#domain/company/claims.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { asHours, earliestArrival, shortestTrip } from '#domain/price/roads/driving-time.ts';
import { Sources } from '#src/sections/solutions/shared/Sources.tsx';
import { Band } from '#src/ui/art/bands/Band.tsx';

type Copy = PageCopy<'delivery'>['timetable'];

/** A departure board: how soon a truck may be there when speed limit and rest are kept. */
export function Timetable({ copy }: { copy: Copy }) {
  return (
    <section aria-labelledby="timetable" className="bg-brand-deep text-paper">
      <Band motif="chevron" size="medium" />
      <div className="measure py-section">
        <div className="grid items-end gap-x-gutter gap-y-6 lg:grid-cols-12">
          <h2 id="timetable" className="text-h2 lg:col-span-7">
            {copy.heading}
          </h2>
          <p className="max-w-[40ch] text-lead lg:col-span-4 lg:col-start-9">{copy.lead}</p>
        </div>
        <div className="-mx-margin mt-10 bg-ink px-5 py-2 md:mx-0 md:rounded-card md:px-8 lg:mt-16">
          <table className="w-full border-collapse text-left tabular-nums" aria-labelledby="timetable">
            <thead className="text-label text-cool">
              <tr className="align-bottom">
                <Head>{copy.columns.to}</Head>
                <Head className="hidden text-right md:table-cell">{copy.columns.distance}</Head>
                <Head className="hidden text-right md:table-cell">{copy.columns.driving}</Head>
                <Head className="hidden text-right md:table-cell">{copy.columns.resting}</Head>
                <Head className="text-right">{copy.columns.arrival}</Head>
              </tr>
            </thead>
            <tbody>
              {copy.roads.map((road) => (
                <Departure key={road.to} road={road} copy={copy} />
              ))}
            </tbody>
          </table>
        </div>
        <p className="mt-10 max-w-[70ch]">{copy.note}</p>
        <Sources intro={copy.sources} sources={copy.rules} className="mt-2" />
      </div>
    </section>
  );
}

function Head({ className = '', children }: { className?: string; children: string }) {
  return (
    <th scope="col" className={`py-3 font-normal ${className}`}>
      {children}
    </th>
  );
}

function Departure({ road: { to, kilometres }, copy }: { road: Copy['roads'][number]; copy: Copy }) {
  const trip = shortestTrip(kilometres);
  const { day, time } = earliestArrival(copy.leavesAt, trip);
  const distance = `${grouped(kilometres)} km`;
  return (
    <tr className="border-t-2 border-brand">
      <th scope="row" className="py-4">
        <span className="block font-display text-h3">{to}</span>
        <span className="text-label font-normal text-cool md:hidden">
          {`${copy.columns.distance} ${distance}, ${copy.columns.driving} ${asHours(trip.driving)}, ${copy.columns.resting} ${asHours(trip.resting)}`}
        </span>
      </th>
      <td className="hidden text-right text-lead md:table-cell">{distance}</td>
      <td className="hidden text-right text-lead md:table-cell">{asHours(trip.driving)}</td>
      <td className="hidden text-right text-lead md:table-cell">{asHours(trip.resting)}</td>
      <td className="py-4 pl-3 text-right">
        <span className="block font-display text-h3 text-signal">{time}</span>
        <span className="text-label text-cool">{copy.days[day]}</span>
      </td>
    </tr>
  );
}
