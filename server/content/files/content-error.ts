/** The content cannot be used; each problem names file, field and remedy, and all are told at once. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly problems: string[];

  constructor(problems: string[]) {
    super(`The content cannot be used:\n  ${problems.join('\n  ')}`);
    this.problems = problems;
  }
}
