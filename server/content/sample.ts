/**
 * Takes a random sample, every choice equally likely, in random order.
 * @param count how many; fewer come when there are not enough
 */
export function sample<Item>(items: readonly Item[], count: number): Item[] {
  const rest = [...items];
  return Array.from({ length: Math.min(count, rest.length) }, () =>
    rest.splice(Math.floor(Math.random() * rest.length), 1),
  ).flat();
}
