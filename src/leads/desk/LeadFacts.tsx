import type { ReactNode } from 'react';
import { naira } from '#domain/company/claims.ts';
import type { EmailCopy, EmailRow } from '#domain/leads/copy/emails.ts';
import type { DeskSheet } from '#domain/leads/desk-links/desk-page.ts';
import { lagosTime } from '#domain/shared/dates.ts';
import { spacedNumber } from '#src/ui/parts/whatsapp.ts';
import type { SheetCopy } from './DeskForm.tsx';

interface Props {
  copy: SheetCopy;
  labels: EmailCopy['labels'];
  sheet: DeskSheet;
  /** The load that was asked about, in the words of the e-mail. */
  load: EmailRow[];
}

/** The facts of a lead: what the desk has made of it, what was asked, and what was typed, texts last. */
export function LeadFacts({ copy, labels: emailLabels, sheet, load }: Props) {
  const { facts, takenBy, nextCallAt, wonValue, lostReason } = sheet;
  const { labels } = copy;
  const rows: [label: string, value: ReactNode, isText?: boolean][] = [
    [labels.state, copy.states[sheet.state]],
    [labels.takenBy, takenBy ?? labels.nobody],
    ...only(nextCallAt && [labels.nextCall, lagosTime(nextCallAt)]),
    ...only(wonValue && [labels.value, naira(wonValue)]),
    ...only(lostReason && [labels.reason, copy.reasons[lostReason]]),
    [labels.received, lagosTime(new Date(facts.receivedAt).toISOString())],
    [labels.name, facts.name],
    ...load.map(rowOf),
    ...facts.rows.map(rowOf),
    ...only(facts.origin && [emailLabels.origin, facts.origin]),
  ];
  return (
    <dl className="grid sm:grid-cols-2">
      {rows.map(([label, value, isText]) => (
        <div
          key={label}
          className={`min-w-0 border-b-2 border-rule px-5 py-3 md:px-6 ${isText ? 'sm:col-span-2' : ''}`}
        >
          <dt className="text-label text-muted">{label}</dt>
          <dd className={`break-words ${isText ? 'whitespace-pre-wrap' : 'font-semibold'}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type Row = [label: string, value: ReactNode];

const only = (row: Row | '' | 0 | null | undefined): Row[] => (row ? [row] : []);

const rowOf = (row: EmailRow): [string, ReactNode, boolean] => [
  row.label,
  <Value key={row.label} {...row} />,
  row.kind === 'text',
];

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
