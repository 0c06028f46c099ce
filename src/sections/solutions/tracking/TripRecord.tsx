import { grouped } from '#domain/company/claims.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { Waybill } from '#src/ui/blocks/Waybill.tsx';

type TripCopy = PageCopy<'tracking'>['trip']['record'];
type Stop = TripCopy['here'];

/** A trip as the waybill shows it: the stops in order, where the truck is, and what is still to come. */
export function TripRecord({ record }: { record: TripCopy }) {
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
        <b className="font-bold">{stop.time}</b>
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
