import { grouped } from '#domain/company/claims.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { asHours, earliestArrival, shortestTrip } from '#domain/price/roads/route.ts';
import { Sources } from '#src/sections/solutions/shared/Sources.tsx';
import { Band } from '#src/ui/art/bands/Band.tsx';
import { palette } from '#src/ui/art/palette.ts';
import { starPath } from '#src/ui/art/parts/star.ts';

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

interface Hours {
  from: number;
  until: number;
}

interface Props {
  /** Three runs of hours, drawn from the outermost ring inwards. */
  hours: readonly Hours[];
  /** A description of the dial, for those who do not see it. */
  description: string;
  className?: string;
}

const DAY = 24;
const RINGS = [
  { radius: 158, colour: palette.amber },
  { radius: 124, colour: palette.laterite },
  { radius: 90, colour: palette.leaf },
] as const;
const RING_WIDTH = 28;
const NUMERALS = [0, 3, 6, 9, 12, 15, 18, 21];
const NUMERAL_RADIUS = 200;
const TICK = 'M-3-183h6V-174h-6z';

const round = (value: number) => Math.round(value * 10) / 10;

/** A point of the dial, midnight at the top. */
function at(hour: number, radius: number) {
  const angle = (hour / DAY) * 2 * Math.PI;
  return { x: round(radius * Math.sin(angle)), y: round(-radius * Math.cos(angle)) };
}

/** A run of hours as an open arc; the whole day as a closed ring. */
function arc({ from, until }: Hours, radius: number): string {
  const length = until > from ? until - from : until + DAY - from;
  if (length === DAY)
    return `M0-${radius}a${radius} ${radius} 0 1 1 0 ${2 * radius}a${radius} ${radius} 0 1 1 0-${2 * radius}z`;
  const [start, end] = [at(from, radius), at(until, radius)];
  return `M${start.x} ${start.y}A${radius} ${radius} 0 ${length > DAY / 2 ? 1 : 0} 1 ${end.x} ${end.y}`;
}

/** A day of 24 hours as rings: in which of them what may be on the road. */
export function HoursDial({ hours, description, className = '' }: Props) {
  return (
    <svg
      viewBox="-226 -226 452 452"
      width="452"
      height="452"
      role="img"
      aria-label={description}
      className={className}
    >
      <circle r="226" fill={palette.ink} />
      {Array.from({ length: DAY }, (_, hour) => (
        <path
          key={TICK + hour.toString()}
          d={TICK}
          transform={`rotate(${(hour * 360) / DAY})`}
          fill={palette.muted}
        />
      ))}
      <g fill="none" strokeWidth={RING_WIDTH}>
        {RINGS.map(({ radius, colour }, ring) => {
          const run = hours[ring];
          return (
            <g key={radius}>
              <circle r={radius} stroke={palette.rubber} />
              {run && <path d={arc(run, radius)} stroke={colour} />}
            </g>
          );
        })}
      </g>
      <g className="fill-paper font-display text-[1.75rem]" textAnchor="middle" dominantBaseline="central">
        {NUMERALS.map((hour) => {
          const { x, y } = at(hour, NUMERAL_RADIUS);
          return (
            <text key={hour} x={x} y={y}>
              {hour}
            </text>
          );
        })}
      </g>
      <path d="M0-60a44 44 0 1 0 0 88 52 52 0 0 1 0-88z" transform="translate(6 -12)" fill={palette.paper} />
      <path d={starPath(12, 30, 18, 26, 18)} fill={palette.amber} />
    </svg>
  );
}
