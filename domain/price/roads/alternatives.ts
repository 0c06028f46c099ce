import { joined, type Network, type Path, reversed } from './paths.ts';
import type { Place } from './places.ts';
import { pathTo, shortestPaths } from './shortest-paths.ts';

/** How much longer than the shortest way another one may be: beyond a sixth or so, nobody takes it for its length. */
export const LONGEST_DETOUR = 1.15;
/** How much of its kilometres another way may share with one that is already offered: beyond, it is the same corridor. */
export const MOST_SHARED = 0.6;
/** More ways than this are no help to choose. */
export const MOST_ALTERNATIVES = 2;

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

const passesOnce = (stops: readonly Place[]) => new Set(stops).size === stops.length;

/** The part of a way's kilometres, 0 to 1, that another one takes too. */
function shared(way: Path, other: Path): number {
  const common = way.stretches.filter((stretch) => other.stretches.includes(stretch));
  return common.reduce((sum, { km }) => sum + km, 0) / way.km;
}
