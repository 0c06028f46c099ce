/** Something behind the API does not work just now; the caller may try again. */
export class Unavailable extends Error {
  override name = 'Unavailable';
  readonly statusCode = 503;

  /** @param what does not work */
  constructor(cause: unknown, what = 'storage') {
    super(`${what} does not answer`, { cause });
  }
}
