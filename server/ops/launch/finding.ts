/** How much a finding weighs: the site does not go live with the first, ought not to with the second, and may well with the third. */
export const LEVELS = ['must', 'should', 'nice'] as const;
export type Level = (typeof LEVELS)[number];

/** Who in a company can answer a finding. */
export const ANSWERERS = ['owner', 'haulage', 'marketing', 'operator'] as const;
export type Answerer = (typeof ANSWERERS)[number];

/** A fact that stands between the site and its launch: something invented, not confirmed, or that nobody has set. */
export interface Finding {
  /** A variable, or a file and the field in it. */
  where: string;
  says: string;
  /** `must` where it is not said. */
  level?: Level;
  /** The operator where it is not said. */
  who?: Answerer;
  /** The item of a list that the field belongs to, by its name. */
  item?: string;
  /** Its line in the file, from 1. */
  line?: number;
}
