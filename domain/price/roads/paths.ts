import type { Place } from './places.ts';
import type { Stretch } from './stretches.ts';

/** The stretches that begin at each place, by its slug. */
export type Network = ReadonlyMap<string, readonly Stretch[]>;

/**
 * How much longer a stretch counts, where ways are compared, when no source names its length: a guess must not draw trucks from a
 * known trunk road for a few kilometres. It is our own margin, half of what a road is longer than the straight line.
 */
export const UNSURE = 1.1;

/** A way through the network: the places in their order, and the stretches between them. */
export interface Path {
  stops: readonly Place[];
  stretches: readonly Stretch[];
  km: number;
}

/** Where one comes out at the other end of a stretch. */
export const otherEnd = ({ ends: [one, other] }: Stretch, from: string): Place =>
  one.slug === from ? other : one;

/** The network of stretches. */
export function networkOf(stretches: readonly Stretch[]): Network {
  const network = new Map<string, Stretch[]>();
  for (const stretch of stretches)
    for (const { slug } of stretch.ends) network.set(slug, [...(network.get(slug) ?? []), stretch]);
  return network;
}

/** The same way in the other direction. */
export const reversed = ({ stops, stretches, km }: Path): Path => ({
  stops: stops.toReversed(),
  stretches: stretches.toReversed(),
  km,
});

/** A path and a way on from its end. */
export const joined = (path: Path, on: Path): Path => ({
  stops: [...path.stops, ...on.stops.slice(1)],
  stretches: [...path.stretches, ...on.stretches],
  km: path.km + on.km,
});
