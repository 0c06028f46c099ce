const MINUTE_MS = 60_000;
/** The most that corrections of a good clock come to, together with a process that was kept waiting. */
const TOLERANCE_MS = 5 * MINUTE_MS;

/** Tells whether the clock can be believed: it is compared with a stop-watch, which nobody puts forward or back. */
export class ClockWatch {
  #clock = Date.now();
  #stopwatch = performance.now();

  /** Whether both went on by the same since the last look; the first look is the beginning. */
  ranEvenly(): boolean {
    const [clock, stopwatch] = [Date.now(), performance.now()];
    const leap = clock - this.#clock - (stopwatch - this.#stopwatch);
    this.#clock = clock;
    this.#stopwatch = stopwatch;
    return Math.abs(leap) < TOLERANCE_MS;
  }
}
