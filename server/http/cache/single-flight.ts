/**
 * Makes one call serve all who ask for the same at the same time.
 * @param make what is asked for, by name; of the further arguments, those of the first who asks count
 */
export function once<Rest extends unknown[], Result>(
  make: (name: string, ...rest: Rest) => Promise<Result>,
): (name: string, ...rest: Rest) => Promise<Result> {
  const running = new Map<string, Promise<Result>>();
  return (name, ...rest) => {
    const known = running.get(name);
    if (known) return known;
    const made = make(name, ...rest).finally(() => running.delete(name));
    running.set(name, made);
    return made;
  };
}
