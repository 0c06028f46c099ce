import { z } from 'zod';
import { placesSchema } from './places.ts';
import {
  cautionsSchema,
  roadSourcesSchema,
  segmentsSchema,
  sourcedDistancesSchema,
  stopsOf,
} from './sources.ts';
import { pairOf } from './stretches.ts';

/**
 * The files of `content/roads/` together: they name only places and sources that are there, no two roads join the same neighbours, and
 * every place can be reached from every other.
 */
export const roadFilesSchema = z
  .strictObject({
    places: placesSchema,
    sources: roadSourcesSchema,
    segments: segmentsSchema,
    cautions: cautionsSchema,
    'sourced-distances': sourcedDistancesSchema,
  })
  .superRefine(({ places, sources, segments, cautions, 'sourced-distances': distances }, context) => {
    const refuse = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    const slugs = new Set(places.map(({ slug }) => slug));
    const named = (path: (string | number)[], slug: string) => {
      if (!slugs.has(slug)) refuse(path, `places.yaml has no place '${slug}'`);
    };
    const sourced = (path: (string | number)[], source: string | undefined) => {
      if (source !== undefined && !(source in sources))
        refuse(path, `sources.yaml has no source '${source}'`);
    };
    for (const [index, { city }] of places.entries()) if (city) named(['places', index, 'city'], city);
    const pairs = new Set<string>();
    const reached = new Map<string, string[]>();
    for (const [index, segment] of segments.entries()) {
      const stops = stopsOf(segment);
      for (const slug of stops) named(['segments', index], slug);
      sourced(['segments', index, 'source'], segment.source);
      for (const [before, to] of stops.slice(1).entries()) {
        const from = stops[before] ?? to;
        if (pairs.has(pairOf(from, to)))
          refuse(['segments', index], `another road joins '${from}' and '${to}' already`);
        pairs.add(pairOf(from, to));
        reached.set(from, [...(reached.get(from) ?? []), to]);
        reached.set(to, [...(reached.get(to) ?? []), from]);
      }
    }
    for (const [index, { from, to, source, instead = [] }] of cautions.entries()) {
      for (const slug of instead) named(['cautions', index, 'instead'], slug);
      if (!pairs.has(pairOf(from, to))) refuse(['cautions', index], `no road joins '${from}' and '${to}'`);
      sourced(['cautions', index, 'source'], source);
    }
    for (const [index, { from, to, said }] of distances.entries()) {
      for (const slug of [from, to]) named(['sourced-distances', index], slug);
      for (const { source } of said) sourced(['sourced-distances', index], source);
    }
    const seen = new Set(places.slice(0, 1).map(({ slug }) => slug));
    for (const slug of seen) for (const next of reached.get(slug) ?? []) seen.add(next);
    for (const [index, { slug }] of places.entries())
      if (!seen.has(slug)) refuse(['places', index], `no road leads to '${slug}': add one to segments.yaml`);
  });

/** All files about roads. */
export type RoadFiles = z.infer<typeof roadFilesSchema>;
