const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

const FIRST_WAIT_MS = 30 * SECOND;
const LONGEST_WAIT_MS = 4 * HOUR;
/** Waits differ by up to this share, so that what failed together does not come back together. */
const JITTER = 0.25;
/** As long as mail servers themselves commonly try (RFC 5321, section 4.5.4.1). */
const GIVE_UP_AFTER_MS = 5 * DAY;
/** Fewer than five days of trying come to: after a leap of the clock, or days without power, it is not the other side that failed. */
const LEAST_ATTEMPTS = 20;

/**
 * How long to wait before the next attempt, in milliseconds; `undefined` when it is time to give up.
 * @param attempts made so far, at least 1
 * @param ageMs time since the lead was accepted
 * @param random from 0 up to, not including, 1
 */
export function retryWait(attempts: number, ageMs: number, random = Math.random()): number | undefined {
  if (ageMs >= GIVE_UP_AFTER_MS && attempts >= LEAST_ATTEMPTS) return undefined;
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);
  return wait * (1 + JITTER * (2 * random - 1));
}

export type RetryWait = typeof retryWait;
