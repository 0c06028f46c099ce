/** Takes a message in hand. @returns what the work returns; undefined where somebody else has it in hand and `wait` is false */
export type Hold = <Result>(
  key: string,
  wait: boolean,
  work: () => Promise<Result>,
) => Promise<Result | undefined>;

/** Keeps the pages and workers of a browser from sending one message at once; where it knows no locks, the server sees to that alone. */
export const holdMessage: Hold = async (key, wait, work) => {
  // Absent on plain http, and in Firefox before 96 and Safari before 15.4.
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return work();
  return locks.request(`outbox ${key}`, { ifAvailable: !wait }, (lock) => (lock ? work() : undefined));
};
