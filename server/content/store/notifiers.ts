/** Who tells of changes, and what is done then. */
export interface ContentNotices {
  /** The secret that notices are signed with. */
  secret: string;
  wake(): void;
}
