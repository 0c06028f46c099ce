import type { ComponentProps } from 'react';
import { naira } from '#domain/company/claims.ts';
import type { EmailCopy, EmailRow } from '#domain/leads/copy/emails.ts';
import type { DeskEvent, DeskSheet } from '#domain/leads/desk-links/desk-page.ts';
import { isLostReason } from '#domain/leads/states.ts';
import { lagosTime } from '#domain/shared/dates.ts';
import { fill } from '#domain/shared/fill.ts';
import { Band } from '#src/ui/art/bands/Band.tsx';
import { Waybill } from '#src/ui/blocks/Waybill.tsx';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { DeskForm, type SheetCopy } from './DeskForm.tsx';
import { LeadFacts } from './LeadFacts.tsx';

interface DeskHistoryProps {
  copy: SheetCopy;
  history: DeskEvent[];
}

/** What was done with a lead, by whom and when, with the notes. */
function DeskHistory({ copy, history }: DeskHistoryProps) {
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

interface LeadDeskProps {
  copy: SheetCopy;
  /** The labels of the e-mail to the desk, for what it says too. */
  labels: EmailCopy['labels'];
  sheet: DeskSheet;
  /** The load that was asked about, in the words of the e-mail. */
  load: EmailRow[];
  /** The ways to answer, the one to begin with first. */
  actions: { label: string; href: string }[];
}

/** One lead for the desk, as a working sheet: all that it says, the ways to answer, what was done with it, and what to note. */
export function LeadDesk({ copy, labels, sheet, load, actions }: LeadDeskProps) {
  const { facts, isSuspectedSpam, done } = sheet;
  return (
    <section className="bg-brand text-paper">
      <div className="measure pt-10 pb-section lg:pt-16">
        <h1 className="text-h2">{fill(copy.heading, { reference: facts.reference })}</h1>
        {done && (
          <p role="status" className="mt-6 max-w-[37.25em] bg-cool px-5 py-4 font-semibold text-ink">
            {copy.done[done]}
          </p>
        )}
        {isSuspectedSpam && <p className="mt-6 max-w-[37.25em] bg-alert px-5 py-4 text-ink">{copy.spam}</p>}
        <div className="mt-8 grid items-start gap-8 lg:grid-cols-12">
          <div className="min-w-0 lg:col-span-7">
            <Waybill title={copy.kinds[facts.kind]} copies={facts.reference} filledIn>
              <Actions actions={actions} />
              <LeadFacts copy={copy} labels={labels} sheet={sheet} load={load} />
            </Waybill>
          </div>
          <div className="min-w-0 lg:col-span-5 lg:row-span-2">
            <Waybill title={copy.work} copies="">
              <DeskForm copy={copy} sheet={sheet} />
            </Waybill>
          </div>
          <div className="min-w-0 lg:col-span-7">
            <DeskHistory copy={copy} history={sheet.history} />
            <p className="mt-8 max-w-[29.25em]">{copy.note}</p>
          </div>
        </div>
      </div>
      <Band motif="lozenge" />
    </section>
  );
}

function Actions({ actions }: Pick<ComponentProps<typeof LeadDesk>, 'actions'>) {
  if (actions.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-3 border-b-2 border-rule px-5 py-4 md:px-6 print:hidden">
      {actions.map(({ label, href }, place) => (
        <ButtonLink key={label} href={href} kind={place === 0 ? 'action' : 'plain'}>
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}
