import { type Found, type Place, placeFinder } from './places.ts';
import { joinedRoutes, type Route, routeOf, turned, withLength, withWhole } from './route.ts';
import {
  alternatives,
  isAvoided,
  joined,
  networkOf,
  onPaper,
  type Path,
  passesOnce,
  pathTo,
  shortestPaths,
} from './shortest-paths.ts';
import type { Caution, Segment, WholeDistance } from './sources.ts';
import { pairOf, stretchesOf } from './stretches.ts';

/** The places and the roads between them, ready for questions. */
export interface RoadBook {
  places: readonly Place[];
  /** A place by its slug. */
  place(slug: string): Place | undefined;
  /** A place as a visitor writes it. */
  find(text: string): Found;
  /** The place that a text certainly names. */
  certain(text: string): Place | undefined;
  /**
   * The way that trucks take between two places of the book, the same in both directions: the shortest, without stretches that they avoid;
   * roads whose length no source names count a little more (`UNSURE`).
   */
  route(from: Place, to: Place): Route;
  /** That way and, where another corridor competes with it, up to two more, the best first. */
  routes(from: Place, to: Place): Route[];
}

/** The way that is offered, and two others. */
const MOST_WAYS = 3;

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
  const meeting = new Set(cautions.flatMap(({ instead = [] }) => instead));
  const inCity = ({ slug, city = slug }: Place) => city;
  const network = networkOf(
    segments.flatMap((segment) => stretchesOf(segment, known, (pair) => warned.get(pair) ?? [])),
  );

  const shortest = (from: Place, to: Place, weigh?: typeof onPaper): Path => {
    const reached = shortestPaths(network, from, weigh).get(to.slug);
    if (!reached) throw new RangeError(`No road from ${from.slug} to ${to.slug}`);
    return pathTo(reached);
  };

  /** The way that trucks take where the shortest has a stretch that they avoid. */
  function detourOf({ stops, stretches }: Path): Path | undefined {
    const instead = stretches.flatMap(({ cautions }) => cautions).find((caution) => caution.instead)?.instead;
    const [start, end] = [stops[0], stops.at(-1)];
    if (!instead || !start || !end) return undefined;
    const by = instead.map(known);
    const ways = [by, by.toReversed()].flatMap((places) => {
      const points = [start, ...places, end].filter((place, index, all) => place !== all[index - 1]);
      const way = points
        .slice(1)
        .map((to, index) => shortest(points[index] ?? to, to))
        .reduce(joined);
      return passesOnce(way.stops) ? [way] : [];
    });
    return ways.toSorted((one, other) => one.km - other.km)[0] ?? shortest(start, end);
  }

  /** Asked from the end that comes first in the alphabet, so that ways of equal length are chosen alike in both directions. */
  const alike = (from: Place, to: Place, ask: (best: Path) => Path[]): Route[] => {
    const [start, end] = from.slug <= to.slug ? [from, to] : [to, from];
    const direct = shortest(start, end, onPaper);
    const detour = detourOf(direct);
    const driven = detour ?? shortest(start, end);
    const isLonger = detour !== undefined && direct.km < detour.km;
    const ways = isLonger ? [detour, direct] : [driven];
    const further = ask(driven).filter(
      (way) => way !== driven && !(isLonger && way.stretches.some(isAvoided)),
    );
    const written = [...ways, ...further].slice(0, MOST_WAYS).map((way, index) => {
      if (index === 0 && isLonger) return inParts(way);
      // What a source names from end to end is the shortest way.
      return way === direct || index === 0 ? withWhole(routeOf(way), wholeBetween(start, end)) : routeOf(way);
    });
    return start === from ? written : written.map(turned);
  };

  /** A way by places that trucks take instead of the shortest: each part has the length that a source names for it. */
  function inParts(way: Path): Route {
    const at = way.stops.findIndex(
      (stop, index) => index > 0 && index < way.stretches.length && isBetween(way, stop),
    );
    if (at < 0) return routeOf(way);
    const [there, on] = [
      { stops: way.stops.slice(0, at + 1), stretches: way.stretches.slice(0, at) },
      { stops: way.stops.slice(at), stretches: way.stretches.slice(at) },
    ].map((part) => {
      const km = part.stretches.reduce((sum, stretch) => sum + stretch.km, 0);
      const [first, last] = [part.stops[0], part.stops.at(-1)];
      return withWhole(routeOf({ ...part, km }), first && last && wholeBetween(first, last));
    });
    return there && on ? joinedRoutes(there, on) : routeOf(way);
  }

  /** Whether a source names the length of the way as far as a stop. */
  const isBetween = ({ stops }: Path, stop: Place): boolean => {
    const [first, last] = [stops[0], stops.at(-1)];
    return (
      [first, last].some((end) => end !== undefined && wholeBetween(end, stop) !== undefined) &&
      isMeeting(stop)
    );
  };
  const isMeeting = ({ slug }: Place) => meeting.has(slug);

  const wholeBetween = (start: Place, end: Place) => named.get(pairOf(inCity(start), inCity(end)));

  /** A place of a city is as far from another city as the city itself, so that one road has one length and one price. */
  const fromCity = (from: Place, to: Place): Route[] | undefined => {
    const [cityFrom, cityTo] = [from, to].map((place) => known(inCity(place)));
    if (!cityFrom || !cityTo || cityFrom === cityTo || (cityFrom === from && cityTo === to)) return undefined;
    return alike(cityFrom, cityTo, (best) => [best]);
  };
  const withCityLength = (routes: Route[], from: Place, to: Place): Route[] => {
    const [best, ...others] = routes;
    const [city] = fromCity(from, to) ?? [];
    if (!best || !city) return routes;
    return [withLength(best, city), ...others];
  };

  return {
    places,
    place: (slug) => bySlug.get(slug),
    ...placeFinder(places),
    routes: (from, to) =>
      withCityLength(
        alike(from, to, (best) => [best, ...(best.km > 0 ? alternatives(network, best) : [])]),
        from,
        to,
      ),
    route: (from, to) => {
      const [way] = withCityLength(
        alike(from, to, (best) => [best]),
        from,
        to,
      );
      if (!way) throw new RangeError(`No road from ${from.slug} to ${to.slug}`);
      return way;
    },
  };
}
