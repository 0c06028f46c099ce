import { naira } from '#domain/company/claims.ts';
import { type Counted, WEEK_GROUPS } from '#domain/leads/desk/digest.ts';
import { LEAD_COLUMNS, type LeadColumn } from '#domain/leads/forms/columns.ts';
import { referenceOf } from '#domain/leads/reference.ts';
import { lagosSortedTime } from '#domain/shared/dates.ts';
import { ORIGIN_COLUMNS } from '#domain/visits/origin.ts';
import type { LeadRecord } from '../../leads/desk/lead-records.ts';
import type { LeadStats } from '../../leads/desk/stats.ts';
import { isDialable, nameOf, quoteText } from '../../leads/lead/values.ts';
import type { DeadLetter } from '../../leads/queue/dead-letters.ts';
import { table } from '../framework/terminal.ts';

const ERROR_SHOWN = 60;
const MESSAGE_SHOWN = 40;
/** Rows of a table of counts. */
const COUNTS_SHOWN = 20;
/** The name is one line, the number one with what was typed, and the message comes last. */
const SHOWN_OTHERWISE: readonly LeadColumn[] = ['first_name', 'last_name', 'phone_number', 'message'];

const HEADINGS = [
  'Reference',
  'Received',
  'Form',
  'Name',
  'Company',
  'Phone',
  'E-mail',
  'Deliveries',
  'Message',
];

/** Leads as a table. */
export function leadTable(records: LeadRecord[]): string {
  const rows = records.map(({ lead, ...record }) => [
    referenceOf(lead.id),
    lagosSortedTime(lead.created_at),
    lead.kind,
    nameOf(lead),
    lead.company ?? '',
    lead.phone_number ?? '',
    lead.email ?? '',
    lead.status === 'suspected_spam' ? 'suspected spam' : stateOf(record),
    beginning(lead.message ?? ''),
  ]);
  return table(HEADINGS, rows);
}

/** The state of the deliveries: `all sent`, or those that are not. */
export function stateOf({ deliveries }: Pick<LeadRecord, 'deliveries'>): string {
  const open = deliveries.filter(({ state }) => state !== 'sent');
  if (open.length > 0) return open.map(({ channel, state }) => `${channel} ${state}`).join(', ');
  return deliveries.length > 0 ? 'all sent' : 'none owed';
}

/** The actions of the desk on a lead, in a line. */
export function historyOf(events: LeadRecord['events']): string {
  return events
    .map(
      ({ at, what, by_name, note, detail }) =>
        `${what}${by_name === null ? '' : ` by ${by_name}`} ${lagosSortedTime(at)}${[detail, note]
          .filter(Boolean)
          .map((part) => `: ${part}`)
          .join('')}`,
    )
    .join('; ');
}

/** Everything about one lead. */
export function leadDetails({ lead, deliveries, events }: LeadRecord): string {
  const { id, phone_number, phone_as_typed } = lead;
  const facts: [label: string, value: string | null][] = [
    ['reference', referenceOf(id)],
    ['id', id],
    ['received', lagosSortedTime(lead.created_at)],
    ['form', lead.kind],
    ['status', lead.status],
    ['state', lead.desk_state ?? 'open'],
    ['taken by', lead.taken_by],
    ['next call', lead.next_call_at && lagosSortedTime(lead.next_call_at)],
    ['value', lead.won_value === null ? null : naira(lead.won_value)],
    ['lost because', lead.lost_reason],
    ['history', historyOf(events) || null],
    ['name', nameOf(lead)],
    ...LEAD_COLUMNS.filter((column) => !SHOWN_OTHERWISE.includes(column)).map(
      (column): [string, string | null] => [column, lead[column]],
    ),
    [
      'phone',
      phone_number &&
        `${phone_number} (typed as ${phone_as_typed}${isDialable(phone_number) ? '' : '; no number that a network is known to have'})`,
    ],
    ['quote', quoteText(lead.quote)],
    ...ORIGIN_COLUMNS.map((column): [string, string | null] => [column, lead[column]]),
    ['consent', lead.consent_version && `to the text of ${lead.consent_version}`],
    ['newsletter', lead.news_version && `asked for by the text of ${lead.news_version}`],
    ['request', lead.request_id],
  ];
  return [
    ...facts.flatMap(([label, value]) => (value === null ? [] : [`${label}: ${value}`])),
    ...deliveries.map((delivery) => {
      const { channel, state, attempts, last_error, sent_at, due_at } = delivery;
      const when = sent_at ?? (state === 'pending' ? due_at : null);
      const what = delivery.event ? `${channel} (${delivery.event})` : channel;
      return [
        `${what}: ${state}${when ? ` ${lagosSortedTime(when)}` : ''}`,
        `attempts: ${attempts}`,
        last_error,
      ]
        .filter((part) => part !== null)
        .join(', ');
    }),
    ...(lead.message === null ? [] : ['', lead.message]),
  ].join('\n');
}

/** Given-up deliveries as a table. */
export function deadTable(letters: DeadLetter[]): string {
  const rows = letters.map(({ lead_id, owed_since, kind, event, channel, attempts, last_error }) => [
    lead_id === null ? '' : referenceOf(lead_id),
    lagosSortedTime(owed_since),
    kind ?? (event ? 'newsletter' : 'digest'),
    channel,
    String(attempts),
    beginning(last_error ?? '', ERROR_SHOWN),
  ]);
  return table(['Reference', 'Received', 'Form', 'Channel', 'Attempts', 'Last error'], rows);
}

/** How a text begins, in one line. */
const beginning = (text: string, length = MESSAGE_SHOWN) => text.replace(/\s+/g, ' ').slice(0, length);

/** The states of the leads, in a line. */
function deskText({ states, unansweredSince }: LeadStats['desk']): string {
  const { open, answered, won, lost } = states;
  const since = unansweredSince ? `, the oldest received ${lagosSortedTime(unansweredSince)}` : '';
  return `Of what asks for an answer: ${open} open${since}; ${answered} answered, ${won} won, ${lost} lost.`;
}

/** Counts as tables. */
export function statsText(stats: LeadStats): string {
  const { accepted, suspectedSpam, byForm, desk, week: groups, deliveries, waitingSince } = stats;
  const { day, week, month, ever } = accepted;
  return [
    `Leads: ${day} in 24 hours, ${week} in 7 days, ${month} in 30 days, ${ever} in all.`,
    ...(suspectedSpam.ever === 0
      ? []
      : [
          `Of these suspected spam, of which nobody was notified: ${suspectedSpam.day} in 24 hours, ${suspectedSpam.week} in 7 days, ${suspectedSpam.ever} in all. Look: npm run leads -- list --state spam; a customer among them: npm run leads -- release REFERENCE`,
        ]),
    deskText(desk),
    ...(byForm.length === 0
      ? []
      : [
          '',
          table(
            ['Form', 'Status', 'Leads'],
            byForm.map((row) => [row.kind, row.status, String(row.count)]),
          ),
        ]),
    ...WEEK_GROUPS.flatMap((group) => groupTable(`Of 7 days, by ${group}`, groups[group])),
    ...(deliveries.length === 0
      ? []
      : [
          '',
          table(
            ['Channel', 'State', 'Deliveries'],
            deliveries.map((row) => [row.channel, row.state, String(row.count)]),
          ),
        ]),
    '',
    waitingSince
      ? `The oldest one that waits was received ${lagosSortedTime(waitingSince)}.`
      : 'Nothing waits to be delivered.',
  ].join('\n');
}

/** Counts of one kind; says where it is cut, since anybody can invent campaigns. */
function groupTable(heading: string, counts: Counted[]): string[] {
  if (counts.length === 0) return [];
  const rows = counts.slice(0, COUNTS_SHOWN).map(({ label, count }) => [label, String(count)]);
  const left = counts.length - rows.length;
  return ['', table([heading, 'Leads'], rows), ...(left > 0 ? [`And ${left} more with fewer.`] : [])];
}
