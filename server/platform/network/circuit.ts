/** How a circuit validates the other side; times in ms. */
export interface CircuitRules {
  /** An attempt that takes longer has failed. */
  timeLimitMs: number;
  /** So many failures in a row show that the other side is down, not that one attempt is with errors. */
  failuresToOpen: number;
  /** Then nothing is tried for this long; afterwards one attempt shows whether it is back. */
  openMs: number;
}

/** Nothing was tried: the other side seems down. */
export class CircuitOpen extends Error {
  override name = 'CircuitOpen';
}

/** Keeps another side that is down from being asked again and again. Its time is that of a stop-watch, whatever becomes of the clock. */
export class Circuit {
  readonly #rules: CircuitRules;
  readonly #isOutage: (error: unknown) => boolean;
  readonly #onOpen: () => void;
  #failures = 0;
  #openUntil = Number.NEGATIVE_INFINITY;

  /**
   * @param isOutage tells the failures that speak against the other side from those that concern one attempt
   * @param onOpen called when the other side seems down
   */
  constructor(
    rules: CircuitRules,
    isOutage: (error: unknown) => boolean = () => true,
    onOpen: () => void = () => {},
  ) {
    this.#rules = rules;
    this.#isOutage = isOutage;
    this.#onOpen = onOpen;
  }

  /** Milliseconds until the next attempt may be made; zero when it may be made now. */
  msUntilTrial(): number {
    return Math.max(0, this.#openUntil - performance.now());
  }

  /**
   * Makes an attempt, within the time limit.
   * @throws CircuitOpen when none may be made now, and what the attempt throws
   */
  async attempt<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    if (this.msUntilTrial() > 0) throw new CircuitOpen('the other side seems down');
    try {
      const result = await within(this.#rules.timeLimitMs, work);
      this.#failures = 0;
      return result;
    } catch (error) {
      if (this.#isOutage(error)) this.#countFailure();
      else this.#failures = 0;
      throw error;
    }
  }

  #countFailure(): void {
    const { failuresToOpen, openMs } = this.#rules;
    this.#failures += 1;
    if (this.#failures < failuresToOpen) return;
    this.#openUntil = performance.now() + openMs;
    this.#onOpen();
  }
}

/** Does work that gets a signal when its time is over, and is not waited for any longer. */
async function within<Result>(ms: number, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const over = new AbortController();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.reject(new Error(`timed out after ${ms} ms`));
    over.abort();
  }, ms);
  try {
    return await Promise.race([work(over.signal), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
