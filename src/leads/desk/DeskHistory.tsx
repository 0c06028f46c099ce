import { naira } from '#domain/company/claims.ts';
import type { DeskEvent } from '#domain/leads/desk/desk.ts';
import { isLostReason } from '#domain/leads/states.ts';
import { lagosTime } from '#domain/shared/dates.ts';
import { fill } from '#src/ui/parts/fill.ts';
import type { SheetCopy } from './DeskForm.tsx';

interface Props {
  copy: SheetCopy;
  history: DeskEvent[];
}

/** What was done with a lead, by whom and when, with the notes. */
export function DeskHistory({ copy, history }: Props) {
  return (
    <>
      <h2 className="text-h4">{copy.labels.history}</h2>
      {history.length === 0 ? (
        <p className="mt-4">{copy.labels.noHistory}</p>
      ) : (
        <ol className="mt-4 grid gap-3 break-words">
          {history.map((event) => (
            <li key={`${event.at} ${event.what}`}>
              {eventLine(event, copy)}
              {event.note && <p className="whitespace-pre-wrap ps-5">{event.note}</p>}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function eventLine(event: DeskEvent, copy: SheetCopy): string {
  const { at, what, by } = event;
  const values = { what: copy.events[what], time: lagosTime(at) };
  const line = by === null ? fill(copy.event, values) : fill(copy.eventBy, { ...values, by });
  const detail = detailWords(event, copy);
  return detail ? `${line}: ${detail}` : line;
}

function detailWords({ what, detail }: DeskEvent, copy: SheetCopy): string {
  if (what === 'planned') return detail === null ? copy.labels.noCall : lagosTime(detail);
  if (what === 'won' && detail !== null) return naira(Number(detail));
  return isLostReason(detail) ? copy.reasons[detail] : '';
}
