/** Who tells of changes, and what is done then. */
export interface ContentNotices {
  /** What notices are signed with. */
  secret: string;
  wake(): void;
}
