/** The other side answered, and does not take this delivery (now); it says nothing of others. */
export class Refused extends Error {
  override name = 'Refused';
  /** The status that the other side answered, like 550 or 422. */
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** This delivery is never to be tried again: it would be refused each time, or is not wanted any more. */
export class RefusedForEver extends Refused {
  override name = 'RefusedForEver';
}
