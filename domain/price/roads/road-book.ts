import { type Found, type Place, placeFinder } from './places.ts';
import { type Route, routeOf, withWhole } from './route.ts';
import { alternatives, networkOf, type Path, pathTo, reversed, shortestPaths } from './shortest-paths.ts';
import type { Caution, Segment, WholeDistance } from './sources.ts';
import { pairOf, stretchesOf } from './stretches.ts';

/** The places and the roads between them, ready for questions. */
export interface RoadBook {
  places: readonly Place[];
  /** A place by its slug. */
  place(slug: string): Place | undefined;
  /** A place as a visitor writes it. */
  find(text: string): Found;
  /**
   * The shortest way between two places of the book, the same in both directions; roads whose length no source names count a little
   * more (`UNSURE`).
   */
  route(from: Place, to: Place): Route;
  /** That way and, where another corridor competes with it, up to two more, the best first. */
  routes(from: Place, to: Place): Route[];
}

/**
 * Builds the index of places and roads, once.
 * @param cautions what sources say of single stretches
 * @param wholes lengths that count for the whole shortest way between two cities
 * @throws RangeError for a segment whose places are not in the list, and later for a way to a place that no road leads to
 */
export function roadBook(
  places: readonly Place[],
  segments: readonly Segment[],
  cautions: readonly Caution[] = [],
  wholes: readonly WholeDistance[] = [],
): RoadBook {
  const bySlug = new Map(places.map((place) => [place.slug, place]));
  const known = (slug: string) => {
    const place = bySlug.get(slug);
    if (!place) throw new RangeError(`No such place: ${slug}`);
    return place;
  };
  const warned = Map.groupBy(cautions, ({ from, to }) => pairOf(from, to));
  const named = new Map(wholes.map((whole) => [pairOf(whole.from, whole.to), whole]));
  const inCity = ({ slug, city = slug }: Place) => city;
  const network = networkOf(
    segments.flatMap((segment) => stretchesOf(segment, known, (pair) => warned.get(pair) ?? [])),
  );

  const shortest = (from: Place, to: Place): Path => {
    const reached = shortestPaths(network, from).get(to.slug);
    if (!reached) throw new RangeError(`No road from ${from.slug} to ${to.slug}`);
    return pathTo(reached);
  };

  /** Asked from the end that comes first in the alphabet, so that ways of equal length are chosen alike in both directions. */
  const alike = (from: Place, to: Place, ask: (best: Path) => Path[]): Route[] => {
    const [start, end] = from.slug <= to.slug ? [from, to] : [to, from];
    const [best, ...others] = ask(shortest(start, end)).map((way) =>
      routeOf(start === from ? way : reversed(way)),
    );
    const whole = named.get(pairOf(inCity(start), inCity(end)));
    return best ? [withWhole(best, whole), ...others] : [];
  };

  return {
    places,
    place: (slug) => bySlug.get(slug),
    find: placeFinder(places),
    routes: (from, to) =>
      alike(from, to, (best) => [best, ...(best.km > 0 ? alternatives(network, best) : [])]),
    route: (from, to) => {
      const [way] = alike(from, to, (best) => [best]);
      if (!way) throw new RangeError(`No road from ${from.slug} to ${to.slug}`);
      return way;
    },
  };
}
