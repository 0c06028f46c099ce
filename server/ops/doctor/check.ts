/** One thing that the site needs. */
export interface Check {
  name: string;
  /** The thing to do when it fails. */
  remedy: string;
  /** The thing to do about one error, where that is known better. */
  remedyFor?(error: unknown): string | undefined;
  /** It only reads files of this machine, and a slow one is waited for: no answer of another system can be missing. */
  isLocal?: boolean;
  /** @returns what is found to be well, or nothing where the site does not need it. Throws when it is not well. */
  look(): Promise<string | undefined>;
}
