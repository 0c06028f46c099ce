import { createHash } from 'node:crypto';
import type { Log } from '../../platform/log.ts';
import { isLoopback, type ManagementConfig } from './api/contentful-config.ts';
import { NOTIFIED, type RawRows } from './api/raw-rows.ts';
import type { EntryError } from './entries/errors.ts';
import { withFieldName } from './types/content-model.ts';

/** The most letters that the service takes in a comment. */
const LETTERS = 512;
/** Comments of one round: where hundreds of entries are with errors, the e-mail says so. */
const AT_ONCE = 20;
/** For one round, in ms. */
const LIMIT_MS = 20_000;
/** Anyone who publishes the rest within this time (in ms), such as the entry that a link leads to, is not notified. */
const GRACE_MS = 60_000;
const MANAGEMENT_TYPE = 'application/vnd.contentful.management.v1+json';

/** The space whose entries are commented on. */
export interface CommentedSpace {
  space: string;
  environment: string;
  management: ManagementConfig;
}

/**
 * Tells editors in the content service itself, by a comment at the entry, that it was published with an error: once for the same error,
 * over restarts as well.
 * @see https://www.contentful.com/developers/docs/references/content-management-api/#/reference/comments
 */
export class EntryComments {
  readonly #space: CommentedSpace;
  readonly #rows: RawRows;
  readonly #log: Pick<Log, 'warn' | 'info'>;
  readonly #graceMs: number;
  readonly #ended = new AbortController();
  /** Marks that are not in the rows yet, which take no change while a sync is under way. */
  readonly #made = new Map<string, string>();
  /** When what is not reported at once was first seen, in ms of the stop-watch. */
  #seen = new Map<string, number>();
  #round: Promise<void> | undefined;
  #lastFailure: string | undefined;

  constructor(space: CommentedSpace, rows: RawRows, log: Pick<Log, 'warn' | 'info'>, graceMs = GRACE_MS) {
    this.#graceMs = graceMs;
    this.#space = space;
    this.#rows = rows;
    this.#log = log;
  }

  /** Comments on what is not reported yet, in the background. To be called between syncs. */
  notify(errors: EntryError[]): void {
    this.#writeMarks();
    const invalid = new Set(errors.map(({ entry }) => entry));
    // An error that comes again after it was mended is reported again.
    for (const name of this.#rows.names(NOTIFIED))
      if (!invalid.has(name.slice(NOTIFIED.length))) this.#rows.remove(name);
    const unsent = this.#due(errors).filter(
      (error) => this.#rows.get(NOTIFIED + error.entry) !== markOf(error),
    );
    if (unsent.length === 0 || this.#round) return;
    this.#round = this.#comment(unsent.slice(0, AT_ONCE)).finally(() => {
      this.#round = undefined;
    });
  }

  /** Those that keep an entry from being shown, and others that have stood for a while. */
  #due(errors: EntryError[]): EntryError[] {
    const now = performance.now();
    this.#seen = new Map(errors.map(markOf).map((mark) => [mark, this.#seen.get(mark) ?? now]));
    return errors.filter(
      (error) => error.shows !== 'the entry' || now - (this.#seen.get(markOf(error)) ?? now) >= this.#graceMs,
    );
  }

  /** Ends the round under way, and writes down what it told. To be called after the last sync. */
  async close(): Promise<void> {
    this.#ended.abort();
    await this.#round;
    this.#writeMarks();
  }

  #writeMarks(): void {
    for (const [entry, mark] of this.#made) this.#rows.put({ name: NOTIFIED + entry, json: mark });
    this.#made.clear();
  }

  async #comment(errors: EntryError[]): Promise<void> {
    const signal = AbortSignal.any([this.#ended.signal, AbortSignal.timeout(LIMIT_MS)]);
    try {
      for (const error of errors) {
        await this.#post(error, signal);
        this.#made.set(error.entry, markOf(error));
        this.#log.info({ entry: error.entry }, 'editors notified of an error by a comment');
      }
      this.#lastFailure = undefined;
    } catch (error) {
      // Its message holds no token. Another round follows with the next sync.
      const reason = error instanceof Error ? error.message : 'unknown';
      if (reason !== this.#lastFailure && !this.#ended.signal.aborted)
        this.#log.warn({ reason }, 'no comment at an invalid entry: tried again');
      this.#lastFailure = reason;
    }
  }

  async #post(error: EntryError, signal: AbortSignal): Promise<void> {
    const { space, environment, management } = this.#space;
    const scheme = isLoopback(management.host) ? 'http' : 'https';
    const path = ['spaces', space, 'environments', environment, 'entries', error.entry, 'comments'];
    const answer = await fetch(`${scheme}://${management.host}/${path.map(encodeURIComponent).join('/')}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${management.token}`, 'content-type': MANAGEMENT_TYPE },
      body: JSON.stringify({ body: wordsOf(error) }),
      redirect: 'error',
      signal,
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`status ${answer.status}`);
  }
}

const SAID: Record<EntryError['shows'], string> = {
  'last good version': 'The site shows the previous version, since this one has an error',
  nothing: 'The site leaves this entry out, since it has an error',
  'the entry': 'The site shows this entry, but not all of it as intended',
};

function wordsOf({ contentType, errors, shows }: EntryError): string {
  const lines = errors.map((error) => withFieldName(error, contentType));
  const text = [`${SAID[shows]}:`, ...lines].join('\n');
  return text.length <= LETTERS ? text : `${text.slice(0, LETTERS - 1)}…`;
}

function markOf({ errors }: EntryError): string {
  return createHash('sha256').update(JSON.stringify(errors)).digest('hex');
}
