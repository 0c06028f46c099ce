/** One thing that the site needs. */
export interface Check {
  name: string;
  /** The thing to do when it fails. */
  remedy: string;
  /** The thing to do about one error, where that is known better. */
  remedyFor?(error: unknown): string | undefined;
  /** @returns what is found to be well, or nothing where the site does not need it. Throws when it is not well. */
  look(): Promise<string | undefined>;
}
