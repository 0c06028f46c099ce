/** How the time of a call grows with its input: 4 for a linear one, 16 for a quadratic one. */
const MOST_GROWTH = 8;
/** What takes less on the larger input is not measured against: a quadratic call takes seconds. */
const NOISE_MS = 4;
const SIZES = [2_000, 25_000];
/** A call that does grow is slow each time; one that was only interrupted is not, and gets more tries while they are quick. */
const TIMES = 5;
const QUICK_TRIES_MS = 5_000;
const LONG_MS = 500;

/**
 * Whether a call takes more than its input grows, at sizes up to 100,000 letters. Only a ratio of times counts, so that a slow or
 * busy machine changes nothing.
 * @param make makes an input of about so many letters
 */
export function growsFaster<Input>(
  call: (input: Input) => unknown,
  make: (letters: number) => Input,
): boolean {
  return SIZES.some((letters) => {
    const [small, large] = [make(letters), make(4 * letters)];
    let least = Number.POSITIVE_INFINITY;
    const until = performance.now() + QUICK_TRIES_MS;
    const mayTry = (time: number) => time < TIMES || performance.now() < until;
    for (let time = 0; mayTry(time) && least > MOST_GROWTH; time += 1) {
      const slow = quickest(call, large);
      if (slow < NOISE_MS) return false;
      least = Math.min(least, slow / quickest(call, small));
    }
    return least > MOST_GROWTH;
  });
}

/** Of three times; of one where that is long beside any interruption, so that what is slow is not waited for thrice. */
function quickest<Input>(call: (input: Input) => unknown, input: Input): number {
  const time = timeOf(call, input);
  return time > LONG_MS ? time : Math.min(time, timeOf(call, input), timeOf(call, input));
}

function timeOf<Input>(call: (input: Input) => unknown, input: Input): number {
  const start = performance.now();
  call(input);
  return performance.now() - start;
}
