import type { Kysely } from 'kysely';
import type { DigestCopy, DigestLine, DigestSection } from '#domain/leads/desk/digest.ts';
import { lagosShortDay } from '#domain/shared/dates.ts';
import { fill } from '#domain/shared/fill.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { type Funnel, type VisitStats, visitStats } from '../../visits/funnel.ts';
import { type SearchedWords, searchStats } from '../../visits/searches.ts';

const VISIT_DAYS = 7;
/** Pages whose visits are reported; the rest is in `leads funnel`. */
const PAGES = 8;
/** Searches that are reported; the rest is in `content stats`. */
const SEARCHES = 8;

/** What a digest says of visits. */
export interface VisitFacts {
  /** Visits of the seven days up to its end; the same as `leads funnel --days 7`. */
  stats: VisitStats;
  /** The searches of the same days that found nothing. */
  nothingFound: SearchedWords[];
}

/** Reads the visits of the days up to a time. @param now in ms since 1970 */
export async function visitFacts(db: Kysely<Tables>, now: number): Promise<VisitFacts> {
  const { nothingFound } = await searchStats(db, VISIT_DAYS, SEARCHES, now);
  return { stats: await visitStats(db, VISIT_DAYS, now), nothingFound };
}

/** The sections of the weekly digest about them. */
export const visitSections = ({ stats, nothingFound }: VisitFacts, copy: DigestCopy): DigestSection[] => [
  {
    heading: fill(copy.sections.visits, {
      from: lagosShortDay(stats.from),
      until: lagosShortDay(stats.until),
    }),
    lines: visitLines(stats, copy),
  },
  {
    heading: copy.sections.searches,
    lines: nothingFound.map(({ words, count: times }) => ({
      text: fill(copy.search, { words, count: String(times) }),
    })),
  },
];

/** The visits of the week, and those of the pages that were seen most. */
function visitLines({ all, by }: VisitStats, copy: DigestCopy): DigestLine[] {
  if (all.view === 0) return [];
  const line = (words: string, name: string, funnel: Funnel): DigestLine => ({
    text: fill(words, {
      name,
      ...Object.fromEntries(Object.entries(funnel).map(([step, count]) => [step, String(count)])),
    }),
  });
  return [
    line(copy.visits, '', all),
    ...by.page.slice(0, PAGES).map(({ name, ...funnel }) => line(copy.visitsOf, name, funnel)),
  ];
}
