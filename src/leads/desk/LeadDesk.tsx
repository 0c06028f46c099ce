import type { ReactNode } from 'react';
import type { DeskCopy } from '#domain/leads/copy/screens-copy.ts';
import {
  ACTION_FIELD,
  DESK_ACTION,
  DESK_NAME_MAX,
  type DeskAction,
  type DeskEvent,
  type DeskSheet,
  type EmailRow,
  NAME_FIELD,
} from '#domain/leads/desk/desk.ts';
import { TOKEN_PARAMETER } from '#domain/leads/newsletter/newsletter.ts';
import { LEAD_STATES } from '#domain/leads/states.ts';
import { lagosTime } from '#domain/shared/dates.ts';
import { Band } from '#src/ui/art/bands/Band.tsx';
import { Waybill } from '#src/ui/blocks/Waybill.tsx';
import { type ButtonKind, SubmitButton } from '#src/ui/parts/Button.tsx';
import { Field } from '#src/ui/parts/Field.tsx';
import { fill } from '#src/ui/parts/fill.ts';
import { spacedNumber } from '#src/ui/parts/phone-number.ts';

type SheetCopy = Omit<DeskCopy, 'expired' | 'failed'>;

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

/** The fields of a lead, but for its message, and its deliveries. */
function LeadFacts({ copy: { labels, states }, sheet }: { copy: SheetCopy; sheet: DeskSheet }) {
  const facts: [label: string, value: ReactNode][] = [
    [labels.state, states[sheet.state]],
    [labels.takenBy, sheet.takenBy ?? labels.nobody],
    [labels.received, lagosTime(sheet.receivedAt)],
    [labels.name, sheet.name],
    ...sheet.rows.map((row): [string, ReactNode] => [row.label, <Value key={row.label} {...row} />]),
  ];
  return (
    <dl className="grid sm:grid-cols-2">
      {facts.map(([label, value]) => (
        <div key={label} className="min-w-0 border-b-2 border-rule px-5 py-3 md:px-6">
          <dt className="text-label text-muted">{label}</dt>
          <dd className="font-semibold break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Telephone numbers and e-mail addresses are links. */
function Value({ kind, value }: EmailRow) {
  if (kind !== 'phone' && kind !== 'email') return value;
  const href = kind === 'phone' ? `tel:${value}` : `mailto:${encodeURIComponent(value)}`;
  return (
    <a href={href} className="link inline-block min-h-target content-center break-all">
      {kind === 'phone' ? spacedNumber(value) : value}
    </a>
  );
}

/**
 * The buttons of a lead, in one form with the name of who uses them. The first one takes it: that is what Enter in the field of the
 * name does.
 */
function DeskForm({ copy, sheet }: { copy: SheetCopy; sheet: DeskSheet }) {
  const outcomes = LEAD_STATES.filter((state) => state !== sheet.state).toSorted(
    (a, b) => Number(a === 'open') - Number(b === 'open'),
  );
  return (
    <form method="post" action={DESK_ACTION}>
      <input type="hidden" name={TOKEN_PARAMETER} value={sheet.token} />
      <div className="border-b-2 border-ink">
        <Field
          name={NAME_FIELD}
          label={copy.labels.yourName}
          hint={copy.nameHint}
          error={sheet.lacksName ? copy.lacksName : undefined}
          autoComplete="name"
          maxLength={DESK_NAME_MAX}
        />
      </div>
      <Group legend={copy.outcome}>
        <Act what="taken" kind="action" copy={copy} />
        {outcomes.map((state) => (
          <Act key={state} what={state} kind="plain" copy={copy} />
        ))}
      </Group>
      {(sheet.isSuspectedSpam || sheet.hasEmail) && (
        <Group legend={copy.more}>
          {sheet.isSuspectedSpam && <Act what="released" kind="action" copy={copy} />}
          {sheet.hasEmail && <Act what="resent" kind="plain" copy={copy} />}
        </Group>
      )}
    </form>
  );
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="px-5 pt-4 pb-5 md:px-6">
      <legend className="float-left mb-3 w-full text-label font-semibold text-muted">{legend}</legend>
      <div className="clear-both flex flex-wrap gap-3">{children}</div>
    </fieldset>
  );
}

function Act({ what, kind, copy }: { what: DeskAction; kind: ButtonKind; copy: SheetCopy }) {
  return (
    <SubmitButton kind={kind} name={ACTION_FIELD} value={what}>
      {copy.buttons[what]}
    </SubmitButton>
  );
}
