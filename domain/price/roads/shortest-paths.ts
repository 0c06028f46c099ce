import { type Network, otherEnd, type Path } from './paths.ts';
import type { Place } from './places.ts';
import type { Stretch } from './stretches.ts';

/**
 * How much longer a stretch counts, where ways are compared, when no source names its length: a guess must not draw trucks from a
 * known trunk road for a few kilometres. It is our own margin, half of what a road is longer than the straight line.
 */
export const UNSURE = 1.1;

/** A place that was reached from a start, and the last step to it; the start itself has none. */
export interface Reached {
  place: Place;
  km: number;
  /** Kilometres as they are compared, with `UNSURE`. */
  weight: number;
  step?: { before: Reached; stretch: Stretch };
}

/**
 * The shortest ways from a place to all that can be reached, by Dijkstra's algorithm. The network is small: the nearest open place is
 * found by looking at each.
 * @returns by the slug of the end, with that of the start itself
 */
export function shortestPaths(network: Network, start: Place): Map<string, Reached> {
  const found = new Map<string, Reached>();
  const open = new Map<string, Reached>([[start.slug, { place: start, km: 0, weight: 0 }]]);
  for (;;) {
    let nearest: Reached | undefined;
    for (const reached of open.values()) if (!nearest || reached.weight < nearest.weight) nearest = reached;
    if (!nearest) return found;
    const { slug } = nearest.place;
    open.delete(slug);
    found.set(slug, nearest);
    for (const stretch of network.get(slug) ?? []) {
      const place = otherEnd(stretch, slug);
      const weight = nearest.weight + stretch.km * (stretch.of.source === undefined ? UNSURE : 1);
      const known = found.get(place.slug) ?? open.get(place.slug);
      if (known && known.weight <= weight) continue;
      open.set(place.slug, {
        place,
        km: nearest.km + stretch.km,
        weight,
        step: { before: nearest, stretch },
      });
    }
  }
}

/** The way to a place that was reached. */
export function pathTo(reached: Reached): Path {
  const stops = [reached.place];
  const stretches: Stretch[] = [];
  for (let { step } = reached; step; { step } = step.before) {
    stops.push(step.before.place);
    stretches.push(step.stretch);
  }
  return { stops: stops.reverse(), stretches: stretches.reverse(), km: reached.km };
}
