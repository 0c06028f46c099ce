import type { DigestCopy, DigestWords } from '#domain/leads/desk/digest.ts';
import { WEEK_GROUPS } from '#domain/leads/desk/digest.ts';
import { lagosShortDay, lagosTime } from '#domain/shared/dates.ts';
import { fill } from '#domain/shared/fill.ts';
import { dailySections, type LinkWords } from './daily-words.ts';
import type { DigestFacts } from './facts.ts';
import { weeklySections } from './weekly-words.ts';

/** More bars make no small picture; the rest is in `leads stats`. */
const BARS = 6;

/** Puts a digest into words. @param links without them, lines lead nowhere */
export function digestWords(facts: DigestFacts, copy: DigestCopy, links?: LinkWords): DigestWords {
  const { kind, numbers, desk, from_at, until_at } = facts;
  const head = copy[kind];
  const values = {
    day: lagosShortDay(until_at),
    fresh: String(numbers.total),
    open: String(desk.states.open),
    from: lagosTime(from_at),
    until: lagosTime(until_at),
  };
  const sections = kind === 'daily' ? dailySections(facts, copy, links) : weeklySections(facts, copy);
  return {
    subject: fill(head.subject, values),
    preview: head.preview,
    heading: head.heading,
    lead: fill(head.lead, values),
    sections: sections.filter(({ lines, table }) => lines.length > 0 || table),
    ...chartOf(facts, copy),
    open: copy.open,
    note: head.note,
  };
}

/** The picture of the time, with the same in words. */
function chartOf(
  { groups, groupsFrom, until_at }: DigestFacts,
  copy: DigestCopy,
): Pick<DigestWords, 'chart'> {
  const drawn = WEEK_GROUPS.filter((group) => groups[group].length > 0).map((group) => ({
    heading: copy.groups[group],
    bars: groups[group]
      .slice(0, BARS)
      .map(({ label, count }) => ({ label: group === 'kind' ? kindName(label, copy) : label, count })),
  }));
  if (drawn.length === 0) return {};
  const told = drawn.map(
    ({ heading, bars }) => `${heading}: ${bars.map(({ label, count }) => `${label} ${count}`).join(', ')}.`,
  );
  const time = fill(copy.chart, { from: lagosTime(groupsFrom), until: lagosTime(until_at) });
  return { chart: { alt: [time, ...told].join(' '), groups: drawn } };
}

const kindName = (label: string, { kinds }: DigestCopy) =>
  Object.entries(kinds).find(([kind]) => kind === label)?.[1] ?? label;
