/** A fact that keeps the site from going live: something invented, or something that nobody has set. */
export interface Finding {
  /** A variable, or a file and the field in it. */
  where: string;
  says: string;
}
