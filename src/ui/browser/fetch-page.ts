/** How long one attempt may take, in ms, as for a form: a slow phone connection still gets through, a dead one is given up. */
const LIMIT_MS = 15_000;

/** Pauses between attempts offline, in ms: the first, doubled up to the longest. */
const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 30_000;

const TOO_MANY = 429;
const SERVER_ERROR = 500;

/** Only what this site answered is made a page of. */
const rules = { createHTML: (answer: string) => answer };
let policy: typeof rules | undefined;

/** Makes a page of what this site answered. The policy is made late: the server imports this module too, and has no window. */
export function pageOf(answer: string): Document {
  policy ??= window.trustedTypes?.createPolicy('page', rules) ?? rules;
  return new DOMParser().parseFromString(policy.createHTML(answer), 'text/html');
}

interface Asked {
  address: string;
  stop: AbortController;
  /** Between two attempts. */
  rests: boolean;
}

/**
 * Asks for a page of this site in place of a full load, so that a press offline does not throw away the page being read: it is
 * tried again when the connection is back, and after pauses. One page at a time: what is asked later replaces what was asked before.
 */
export class PageAsker {
  readonly #part: string;
  #asked: Asked | undefined;

  /** @param part selector of what the page is asked for */
  constructor(part: string) {
    this.#part = part;
  }

  /**
   * Asks until there is an answer. Who asks for the same during an attempt sends nothing, during a pause tries at once.
   * @param unreached told of each attempt that found no connection, or a server that cannot answer just now
   * @returns the page; nothing when it is asked for already, or something else was asked for since
   * @throws when the answer is another page than the one asked for: a full load shows it
   */
  async ask(address: string, unreached: () => void): Promise<Document | undefined> {
    if (this.#asked?.address === address && !this.#asked.rests) return undefined;
    this.stop();
    const asked: Asked = { address, stop: new AbortController(), rests: false };
    this.#asked = asked;
    const { signal } = asked.stop;
    for (let pause = FIRST_PAUSE_MS; !signal.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      asked.rests = false;
      const page = await this.#attempt(address, signal);
      if (signal.aborted) return undefined;
      if (page) {
        this.#asked = undefined;
        return page;
      }
      asked.rests = true;
      unreached();
      await connectionOrPause(pause, signal);
    }
    return undefined;
  }

  /** Gives up what is asked for. */
  stop(): void {
    this.#asked?.stop.abort();
    this.#asked = undefined;
  }

  /** @returns the page, or nothing when a later attempt may have it */
  async #attempt(address: string, signal: AbortSignal): Promise<Document | undefined> {
    const attempt = new AbortController();
    const stop = () => attempt.abort();
    const limit = setTimeout(stop, LIMIT_MS);
    signal.addEventListener('abort', stop);
    const answer = await fetch(address, { signal: attempt.signal })
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      .catch(() => undefined);
    clearTimeout(limit);
    signal.removeEventListener('abort', stop);
    if (!answer) return undefined;
    const page = pageOf(answer.text);
    if (page.querySelector(this.#part)) return page;
    if (answer.status === TOO_MANY || answer.status >= SERVER_ERROR) return undefined;
    this.#asked = undefined;
    throw new Error(`No ${this.#part} at ${address}`);
  }
}

/** Ends when the browser says that it has a line, when the pause is over, or when nobody asks any more. */
function connectionOrPause(pause: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, pause);
    addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
