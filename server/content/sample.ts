/**
 * Takes a random sample, every choice equally likely, in random order.
 * @param count how many; fewer come when there are not enough
 * @param random a number from 0 up to, not including, 1
 */
export function sample<Item>(
  items: readonly Item[],
  count: number,
  random: () => number = Math.random,
): Item[] {
  const rest = [...items];
  return Array.from({ length: Math.min(count, rest.length) }, () =>
    rest.splice(Math.floor(random() * rest.length), 1),
  ).flat();
}
