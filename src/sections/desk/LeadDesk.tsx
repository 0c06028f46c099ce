import type { DeskEvent, DeskSheet } from '#domain/desk.ts';
import type { DeskCopy } from '#domain/desk-copy.ts';
import { lagosTime } from '#domain/lagos-times.ts';
import { Band } from '#src/illustrations/bands/Band.tsx';
import { Waybill } from '#src/sections/contact/Waybill.tsx';
import { fill } from '#src/sections/shared/fill.ts';
import { DeskForm } from './DeskForm.tsx';
import { LeadFacts } from './LeadFacts.tsx';

export type SheetCopy = Omit<DeskCopy, 'expired' | 'failed'>;

/** One lead for the desk: what it says briefly, what became of it, and the buttons that say so. */
export function LeadDesk({ copy, sheet }: { copy: SheetCopy; sheet: DeskSheet }) {
  const { reference, kind, isSuspectedSpam, done, history } = sheet;
  return (
    <section className="bg-brand text-paper">
      <div className="measure pt-10 pb-section lg:pt-16">
        <h1 className="text-h2">{fill(copy.heading, { reference })}</h1>
        {done && (
          <p role="status" className="mt-6 max-w-[37.25em] bg-cool px-5 py-4 font-semibold text-ink">
            {copy.done[done]}
          </p>
        )}
        {isSuspectedSpam && <p className="mt-6 max-w-[37.25em] bg-alert px-5 py-4 text-ink">{copy.spam}</p>}
        <div className="mt-8 grid items-start gap-8 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <Waybill title={copy.kinds[kind]} copies={reference} filledIn>
              <LeadFacts copy={copy} sheet={sheet} />
              <DeskForm copy={copy} sheet={sheet} />
            </Waybill>
          </div>
          <div className="lg:col-span-5">
            <h2 className="text-h4">{copy.labels.history}</h2>
            {history.length === 0 ? (
              <p className="mt-4">{copy.labels.noHistory}</p>
            ) : (
              <ol className="mt-4 grid gap-2 break-words">
                {history.map((event) => (
                  <li key={`${event.at} ${event.what}`}>{eventLine(event, copy)}</li>
                ))}
              </ol>
            )}
            <p className="mt-8 max-w-[29.25em]">{copy.note}</p>
          </div>
        </div>
      </div>
      <Band motif="lozenge" />
    </section>
  );
}

function eventLine({ at, what, by }: DeskEvent, copy: SheetCopy): string {
  const values = { what: copy.events[what], time: lagosTime(at) };
  return by === null ? fill(copy.event, values) : fill(copy.eventBy, { ...values, by });
}
