import type { Place } from './places.ts';
import type { Stretch } from './stretches.ts';

/** The stretches that begin at each place, by its slug. */
type Network = ReadonlyMap<string, readonly Stretch[]>;

/**
 * How much longer a stretch counts, where ways are compared, when no source names its length: a guess must not draw trucks from a
 * known trunk road for a few kilometres. It is our own margin, half of what a road is longer than the straight line.
 */
const UNSURE = 1.1;

/** How much longer a stretch counts that trucks take another road for: as far as that other road goes. */
const AVOIDED = 3;

/** A way through the network: the places in their order, and the stretches between them. */
export interface Path {
  stops: readonly Place[];
  stretches: readonly Stretch[];
  km: number;
}

/** Where one comes out at the other end of a stretch. */
const otherEnd = ({ ends: [one, other] }: Stretch, from: string): Place => (one.slug === from ? other : one);

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

/** A place that was reached from a start, and the last step to it; the start itself has none. */
interface Reached {
  place: Place;
  km: number;
  /** Kilometres as they are compared, with `UNSURE`. */
  weight: number;
  step?: { before: Reached; stretch: Stretch };
}

/** How long a stretch counts on paper. */
export const onPaper = ({ km, of }: Stretch): number => km * (of.source === undefined ? UNSURE : 1);

/** How long it counts for trucks, which avoid some. */
const asDriven = (stretch: Stretch): number => onPaper(stretch) * (isAvoided(stretch) ? AVOIDED : 1);

export const isAvoided = ({ cautions }: Stretch): boolean => cautions.some(({ instead }) => instead);

/**
 * The shortest ways from a place to all that can be reached, by Dijkstra's algorithm. The network is small: the nearest open place is
 * found by looking at each.
 * @param weigh how long a stretch counts
 * @returns by the slug of the end, with that of the start itself
 */
export function shortestPaths(
  network: Network,
  start: Place,
  weigh: (stretch: Stretch) => number = asDriven,
): Map<string, Reached> {
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
      const weight = nearest.weight + weigh(stretch);
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

/** How much longer than the shortest way another one may be: beyond a sixth or so, nobody takes it for its length. */
export const LONGEST_DETOUR = 1.15;
/** How much of its kilometres another way may share with one that is already offered: beyond, it is the same corridor. */
const MOST_SHARED = 0.6;
/** More ways than this are no help to choose. */
const MOST_ALTERNATIVES = 2;

/**
 * Other corridors between the ends of the shortest path: through every other place by the shortest way, as far as that is not much
 * longer, passes no place twice and is a road of its own.
 * @returns up to `MOST_ALTERNATIVES`, the best first
 */
export function alternatives(network: Network, best: Path): Path[] {
  const [start, end] = [best.stops[0], best.stops.at(-1)];
  if (!start || !end) return [];
  const there = shortestPaths(network, start);
  const back = shortestPaths(network, end);
  const ways = [...there]
    .flatMap(([slug, half]) => {
      const rest = back.get(slug);
      return rest ? [{ half, rest, km: half.km + rest.km, weight: half.weight + rest.weight }] : [];
    })
    .filter(({ km }) => km <= best.km * LONGEST_DETOUR)
    .sort((one, other) => one.weight - other.weight)
    .map(({ half, rest }) => joined(pathTo(half), reversed(pathTo(rest))))
    .filter(({ stops }) => passesOnce(stops));
  const offered = [best];
  for (const way of ways) {
    if (offered.length > MOST_ALTERNATIVES) break;
    if (offered.every((other) => shared(way, other) < MOST_SHARED)) offered.push(way);
  }
  return offered.slice(1);
}

export const passesOnce = (stops: readonly Place[]) => new Set(stops).size === stops.length;

/** The part of a way's kilometres, 0 to 1, that another one takes too. */
function shared(way: Path, other: Path): number {
  const common = way.stretches.filter((stretch) => other.stretches.includes(stretch));
  return common.reduce((sum, { km }) => sum + km, 0) / way.km;
}
