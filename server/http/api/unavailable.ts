/** Something behind the API does not work just now; the caller may try again. */
export class Unavailable extends Error {
  override name = 'Unavailable';
  readonly statusCode = 503;

  constructor(cause: unknown) {
    super('storage does not answer', { cause });
  }
}
