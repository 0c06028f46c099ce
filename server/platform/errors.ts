/** The command cannot be carried out; the message says why, and what to do. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** An error whose message says what to do, and holds nothing of a person, so that the log repeats it. */
export class RemediedError extends Error {
  override name = 'RemediedError';
}
