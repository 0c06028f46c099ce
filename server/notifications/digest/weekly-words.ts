import { naira } from '#domain/company/claims.ts';
import type { DigestCopy, DigestSection, DigestTable } from '#domain/leads/desk/digest.ts';
import { ENQUIRY_KINDS } from '#domain/leads/forms/index.ts';
import { LEAD_STATES } from '#domain/leads/states.ts';
import { lagosTime } from '#domain/shared/dates.ts';
import { fill } from '#domain/shared/fill.ts';
import type { PeriodNumbers } from '../../leads/desk/period.ts';
import { undelivered } from './daily-words.ts';
import type { DigestFacts } from './facts.ts';
import { visitSections } from './visit-words.ts';

const HOUR_MS = 60 * 60 * 1000;
const MINUTE_MS = 60_000;
const DAY_HOURS = 24;

/** The digest of a week: its numbers beside those of the week before, without names or links of who wrote. */
export function weeklySections(facts: DigestFacts, copy: DigestCopy): DigestSection[] {
  const { desk, numbers } = facts;
  const asking = LEAD_STATES.reduce((sum, state) => sum + numbers.states[state], 0);
  const since = desk.unansweredSince ? lagosTime(desk.unansweredSince) : '';
  const open = desk.states.open;
  return [
    tableSection(copy.sections.came, cameRows(copy), facts, copy),
    tableSection(
      fill(copy.sections.became, { count: String(asking) }),
      LEAD_STATES.map((state) => [copy.states[state], ({ states }) => String(states[state])]),
      facts,
      copy,
    ),
    tableSection(copy.sections.answers, answerRows(facts, copy), facts, copy),
    tableSection(copy.sections.decided, decidedRows(facts, copy), facts, copy),
    tableSection(copy.sections.estimates, estimateRows(copy), facts, copy),
    {
      heading: fill(copy.sections.unanswered, { since }),
      lines: open === 0 ? [] : [{ text: String(open) }],
    },
    undelivered(facts, copy),
    ...visitSections(facts.visits, copy),
  ];
}

type Row = [label: string, value: (numbers: PeriodNumbers) => string];

function tableSection(
  heading: string,
  rows: Row[],
  { numbers, before }: DigestFacts,
  { table }: DigestCopy,
): DigestSection {
  const shown: DigestTable = {
    columns: [table.now, table.before],
    rows: rows.map(([label, value]) => [label, value(numbers), value(before)]),
  };
  return { heading, lines: [], table: shown };
}

const cameRows = ({ kinds, table }: DigestCopy): Row[] => [
  ...ENQUIRY_KINDS.map((kind): Row => [kinds[kind], (numbers) => String(numbers.kinds[kind])]),
  [table.total, ({ total }) => String(total)],
  [table.spam, ({ spam }) => String(spam)],
];

function answerRows({ numbers, before }: DigestFacts, { table }: DigestCopy): Row[] {
  const names = new Set([...numbers.answersBy, ...before.answersBy].map(({ name }) => name));
  const time = (ms: number | null) => (ms === null ? table.none : duration(ms));
  const by = (name: string | null): Row => [
    fill(table.answeredBy, { name: name ?? table.unnamed }),
    ({ answersBy }) => {
      const found = answersBy.find((one) => one.name === name);
      return found ? `${found.count} (${time(found.medianMs)})` : '0';
    },
  ];
  return [
    [table.answered, ({ answers }) => String(answers.count)],
    [table.median, ({ answers }) => time(answers.medianMs)],
    [table.slowest, ({ answers }) => time(answers.slowestMs)],
    ...[...names].map(by),
  ];
}

function decidedRows({ numbers, before }: DigestFacts, { states, reasons, table }: DigestCopy): Row[] {
  const given = new Set([...numbers.lost.reasons, ...before.lost.reasons].map(({ reason }) => reason));
  return [
    [states.won, ({ won }) => String(won.count)],
    [states.lost, ({ lost }) => String(lost.count)],
    [table.share, ({ won, lost }) => share(won.count, won.count + lost.count) ?? table.none],
    [
      fill(table.value, { valued: String(numbers.won.valued), won: String(numbers.won.count) }),
      ({ won }) => (won.valued === 0 ? table.none : naira(won.value)),
    ],
    ...[...given].map(
      (reason): Row => [
        fill(table.lostBy, { reason: reason === null ? table.noReason : reasons[reason] }),
        ({ lost }) => String(lost.reasons.find((one) => one.reason === reason)?.count ?? 0),
      ],
    ),
  ];
}

const estimateRows = ({ kinds, table }: DigestCopy): Row[] => [
  [kinds.quote, (numbers) => String(numbers.kinds.quote)],
  [table.priced, ({ estimates }) => String(estimates.count)],
  [table.low, ({ estimates }) => naira(estimates.low)],
  [table.high, ({ estimates }) => naira(estimates.high)],
];

const share = (part: number, whole: number) =>
  whole === 0 ? undefined : `${Math.round((100 * part) / whole)}%`;

/** A time that somebody waits: `25 min`, `3 h 5 min`, `4 d 2 h`. */
export function duration(ms: number): string {
  const minutes = Math.round(ms / MINUTE_MS);
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} min`;
  if (hours < DAY_HOURS) return `${hours} h ${minutes % 60} min`;
  return `${Math.floor(ms / (DAY_HOURS * HOUR_MS))} d ${hours % DAY_HOURS} h`;
}
