const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

const FIRST_WAIT_MS = 30 * SECOND;
const LONGEST_WAIT_MS = 4 * HOUR;
/** Waits differ by up to this share, so that what failed together does not come back together. */
const JITTER = 0.25;
/** As long as mail servers themselves commonly try (RFC 5321, section 4.5.4.1). */
const GIVE_UP_AFTER_MS = 5 * DAY;

/** The usual wait after an attempt, before it is spread. */
const usualWait = (attempts: number) => Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);

/** How many attempts are made within a time, by the usual waits: the first that comes after it is the last. */
export function attemptsWithin(ms: number): number {
  let attempts = 1;
  for (let passed = usualWait(1); passed <= ms; passed += usualWait(attempts)) attempts += 1;
  return attempts;
}

const MOST_ATTEMPTS = attemptsWithin(GIVE_UP_AFTER_MS);

/**
 * How long to wait before the next attempt, in milliseconds; `undefined` when it is time to give up. Attempts are counted, not days: after
 * a leap of the clock, or days without power, it is not the other side that failed, and what is tried again by hand has its days anew.
 * @param attempts made so far, at least 1
 * @param random from 0 up to, not including, 1
 */
export function retryWait(attempts: number, random = Math.random()): number | undefined {
  if (attempts >= MOST_ATTEMPTS) return undefined;
  return spread(usualWait(attempts), random);
}

/** The same for what is never given up. */
export const endlessWait = (attempts: number): number => spread(usualWait(attempts), Math.random());

const spread = (wait: number, random: number) => wait * (1 + JITTER * (2 * random - 1));

export type RetryWait = (attempts: number) => number | undefined;
