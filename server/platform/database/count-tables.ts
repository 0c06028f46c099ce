import type { CountedStep } from '#domain/visits/visit-counts.ts';

/** How often words were searched for on a day; no row is about a person. */
export interface SearchCountRow {
  /** The other columns but the count, in one text. */
  id: string;
  /** ISO date in Lagos. */
  day: string;
  /** In small letters, without signs. */
  words: string;
  /** 1 where something was found. */
  found: 0 | 1;
  count: number;
}

/** How often something was done on a page on a day, by where the visit came from; no row is about a person. */
export interface PageCountRow {
  /** The other columns but the count, in one text. */
  id: string;
  /** ISO date in Lagos. */
  day: string;
  step: CountedStep;
  page: string;
  /** Host of the site before ours; empty where it is not known. */
  source: string;
  /** Source and name of a campaign; empty without one. */
  campaign: string;
  count: number;
}

/** How far somebody has used up what he may do at once (server/platform/limits/allowances.ts). */
export interface AllowanceRow {
  /** The counted action, with a keyed hash of who does it. */
  key: string;
  /** When everything may be done again, in ms since 1970. */
  full_at: number;
}
