import {
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  type IPolicy,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel';
import { Refused } from './channels/channel.ts';

/** So many failures in a row show that the other side is down, not that one delivery is at fault. */
const FAILURES_TO_OPEN = 5;
/** Afterwards nothing is tried for this long; then one attempt shows whether it is back. */
export const CIRCUIT_OPEN_MS = 60_000;

/** Keeps a channel whose other side is down from being asked again and again. */
export class Circuit {
  readonly #policy: IPolicy<{ signal: AbortSignal }>;
  #openUntil = 0;

  /**
   * @param timeLimitMs of one attempt
   * @param openMs how long nothing is tried after failures in a row, CIRCUIT_OPEN_MS
   * @param onOpen called when the other side seems down
   */
  constructor(timeLimitMs: number, openMs: number, onOpen: () => void) {
    const breaker = circuitBreaker(
      handleWhen((error) => !(error instanceof Refused)),
      { halfOpenAfter: openMs, breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN) },
    );
    breaker.onBreak(() => {
      this.#openUntil = Date.now() + openMs;
      onOpen();
    });
    this.#policy = wrap(breaker, timeout(timeLimitMs, TimeoutStrategy.Aggressive));
  }

  /** Milliseconds until the next attempt may be made; zero when it may be made now. */
  msUntilTrial(): number {
    return Math.max(0, this.#openUntil - Date.now());
  }

  /** Makes an attempt, within the time limit. */
  attempt(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    return this.#policy.execute(({ signal }) => work(signal));
  }
}
