import { performance } from 'node:perf_hooks';
import { describe, expect, it } from 'vitest';
import { TRIES_EVERY_CASE } from '../../../tools/run/steps/tiers.mjs';
import { roadDays } from './days.ts';
import type { Place } from './places.ts';
import { roadBook } from './road-book.ts';
import type { Route } from './route.ts';
import { LONGEST_DETOUR } from './shortest-paths.ts';
import { greatCircle } from './stretches.ts';
import { siteRoads } from './testing.ts';

const { files, book, at } = siteRoads();

/** The same pairs in every run (a linear congruential generator, numbers of Numerical Recipes). */
function randomPairs(count: number): [Place, Place][] {
  let seed = 2026;
  const next = () => {
    seed = (seed * 1664525 + 1013904223) % 2 ** 32;
    return at(book.places[Math.floor((seed / 2 ** 32) * book.places.length)]?.slug ?? '');
  };
  return Array.from({ length: count }, () => [next(), next()]);
}

/** How far a road may lead around a river, a lagoon or a border, in kilometres. */
const TO_A_BRIDGE = 150;

const stops = ({ from, legs }: Route) => [from, ...legs.map(({ to }) => to)].map(({ slug }) => slug);

describe('random pairs of places', () => {
  const pairs = randomPairs(TRIES_EVERY_CASE ? 1000 : 200);

  it('have a route whose legs join and add up, no shorter than the straight line and not absurdly long', () => {
    for (const [from, to] of pairs) {
      const route = book.route(from, to);
      expect([route.from, route.to]).toEqual([from, to]);
      expect(route.legs.reduce((sum, { km }) => sum + km, 0)).toBe(route.km);
      for (const [index, leg] of route.legs.entries()) {
        expect(leg.from).toBe(index === 0 ? from : route.legs[index - 1]?.to);
        expect(leg.km).toBeGreaterThanOrEqual(1);
      }
      const line = greatCircle(from, to);
      expect(route.km).toBeGreaterThanOrEqual(Math.floor(line) - 3);
      expect(route.km).toBeLessThanOrEqual(2.5 * line + TO_A_BRIDGE);
    }
  });

  it('have the same way back', () => {
    for (const [from, to] of pairs) {
      const [there, back] = [book.route(from, to), book.route(to, from)];
      expect(back.km).toBe(there.km);
      expect(back.about).toBe(there.about);
      expect(stops(back)).toEqual(stops(there).toReversed());
    }
  });

  it('have days that are neither negative nor absurd', () => {
    for (const [from, to] of pairs) {
      const { least, planned } = roadDays(book.route(from, to));
      expect(least.days).toBeGreaterThanOrEqual(1);
      expect(planned.days).toBeGreaterThanOrEqual(least.days);
      expect(planned.days).toBeLessThanOrEqual(6);
      expect(least.driving).toBeGreaterThanOrEqual(0);
      expect(least.resting).toBeGreaterThanOrEqual(0);
    }
  });

  it('are answered in well under 5 ms, other corridors included', () => {
    const times = pairs.map(([from, to]) => {
      const began = performance.now();
      book.routes(from, to);
      return performance.now() - began;
    });
    // The middle one: another process may have the machine while some are asked.
    expect(times.toSorted((one, other) => one - other)[times.length / 2]).toBeLessThan(5);
  });
});

describe('the length of a route', () => {
  it.each(files['sourced-distances'].map((distance) => [distance.from, distance.to, distance.said] as const))(
    'from %s to %s lies within a tenth of what is said',
    (from, to, said) => {
      const { km } = book.route(at(from), at(to));
      expect(km).toBeGreaterThanOrEqual(0.9 * Math.min(...said.map((one) => one.km)));
      expect(km).toBeLessThanOrEqual(1.1 * Math.max(...said.map((one) => one.km)));
    },
  );

  it('is sourced where a sourced road is driven as a whole, and about where only a part of it is', () => {
    expect(book.route(at('abuja'), at('kano'))).toMatchObject({ km: 188 + 235, about: false });
    expect(book.route(at('ikeja'), at('jebba')).about).toBe(true);
    expect(book.route(at('katsina'), at('jibiya')).about).toBe(true);
  });

  it('is nothing within one place', () => {
    expect(book.routes(at('kano'), at('kano'))).toEqual([
      { from: at('kano'), to: at('kano'), km: 0, about: false, legs: [] },
    ]);
  });
});

describe('corridors that compete', () => {
  it.each(['lagos', 'apapa', 'tin-can', 'ikeja'])(
    'are, from %s to Kano, the road by Lokoja and Abuja that trucks take, and the shorter one that they avoid',
    (from) => {
      const [driven, direct] = book.routes(at(from), at('kano'));
      expect(driven && stops(driven)).toEqual(expect.arrayContaining(['lokoja', 'abuja']));
      expect(driven).toMatchObject({ km: 747 + 188 + 235, about: false });
      expect(direct && stops(direct)).toContain('birnin-gwari');
    },
  );

  it('leave out a road that trucks avoid where another is as short', () => {
    for (const [from, to] of randomPairs(200)) {
      const [driven, ...others] = book.routes(from, to);
      if (driven?.legs.some(({ cautions }) => cautions.some(({ instead }) => instead)))
        // Only where the road begins or ends on it.
        expect([from.slug, to.slug]).toContain('birnin-gwari');
      expect(others.length).toBeLessThanOrEqual(2);
    }
  });

  it('are not much longer than the shortest, and not the same backwards as another way', () => {
    for (const [from, to] of randomPairs(200)) {
      const ways = book.routes(from, to);
      const [shortest, ...others] = ways;
      for (const { km } of others) expect(km).toBeLessThanOrEqual((shortest?.km ?? 0) * LONGEST_DETOUR + 1);
      expect(book.routes(to, from).map((way) => stops(way).toReversed())).toEqual(ways.map(stops));
    }
  });

  it('are none where there is one road', () => {
    expect(book.routes(at('maiduguri'), at('gamboru'))).toHaveLength(1);
  });
});

it('tells on the leg what a source says of a stretch', () => {
  const [leg] = book.route(at('gamboru'), at('maiduguri')).legs;
  expect(leg?.cautions).toMatchObject([{ kind: 'daylight', source: 'ceo-africa' }]);
});

it('refuses roads to places that it does not have', () => {
  expect(() => roadBook(files.places.slice(0, 2), files.segments)).toThrow(RangeError);
});

describe('a length that a source names from end to end', () => {
  it('is that of the route where a part of it is measured on the map, also from a quay of the city', () => {
    for (const from of ['lagos', 'apapa', 'tin-can', 'ikeja'])
      expect(book.route(at(from), at('abuja'))).toMatchObject({
        km: 747,
        about: false,
        source: 'logistics-cluster',
      });
  });

  it('gives way to parts that are all sourced, and to sources that contradict each other', () => {
    expect(book.route(at('abuja'), at('kano'))).toMatchObject({ km: 188 + 235, about: false });
    expect(book.route(at('abuja'), at('enugu'))).not.toHaveProperty('source');
  });

  it('stays about where its only source is a weak one', () => {
    expect(book.route(at('lagos'), at('onitsha'))).toMatchObject({ km: 460, about: true });
  });
});
