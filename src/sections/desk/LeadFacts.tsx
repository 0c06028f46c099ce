import type { ReactNode } from 'react';
import type { DeskSheet, EmailRow } from '#domain/desk.ts';
import { lagosTime } from '#domain/lagos-times.ts';
import { spacedNumber } from '#src/ui/phone-number.ts';
import type { SheetCopy } from './LeadDesk.tsx';

/** The fields of a lead, but for its message, and its deliveries. */
export function LeadFacts({ copy: { labels, states }, sheet }: { copy: SheetCopy; sheet: DeskSheet }) {
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
