import { describe, expect, it } from 'vitest';
import { roadFilesSchema } from './road-files.ts';
import { siteRoads, writtenRoadFiles } from './testing.ts';

const { files } = siteRoads();

/** The first error of the site's files with some of them replaced. */
const error = (changed: Record<string, unknown>) =>
  roadFilesSchema.safeParse({ ...writtenRoadFiles(), ...changed }).error?.issues[0];

describe('the files of roads', () => {
  it('hold every capital once, five ports beside two, the borders, and thirty towns and more', () => {
    const kinds = (kind: string) => files.places.filter((place) => place.kinds.some((one) => one === kind));
    expect(kinds('capital')).toHaveLength(37);
    expect(new Set(kinds('capital').map(({ state }) => state)).size).toBe(37);
    expect(kinds('port')).toHaveLength(7);
    expect(kinds('border')).toHaveLength(9);
    const [capital, port, border] = ['capital', 'port', 'border'].map((kind) => new Set(kinds(kind)));
    const towns = files.places.filter((place) => ![capital, port, border].some((set) => set?.has(place)));
    expect(towns.length).toBeGreaterThanOrEqual(30);
  });

  it.each([
    ['a place twice', { places: [...files.places, files.places[0]] }, 'is already used: choose another one'],
    [
      'one name for two places',
      {
        places: files.places.map((place) => (place.slug === 'aba' ? { ...place, aliases: ['P.H.'] } : place)),
      },
      "'P.H.' already leads to 'port-harcourt'",
    ],
    [
      'a place that no road leads to',
      { places: [...files.places, { ...files.places[0], slug: 'nowhere', name: 'Nowhere', aliases: [] }] },
      "no road leads to 'nowhere'",
    ],
    [
      'a road to a place that is not there',
      { segments: [...files.segments, { from: 'kano', to: 'timbuktu' }] },
      "places.yaml has no place 'timbuktu'",
    ],
    [
      'two roads between neighbours',
      { segments: [...files.segments, { from: 'ibadan', to: 'oyo' }] },
      "another road joins 'ibadan' and 'oyo' already",
    ],
    [
      'kilometres that nobody said',
      { segments: [...files.segments, { from: 'kano', to: 'jos', km: 400 }] },
      "write 'km' together with its 'source', or neither",
    ],
    [
      'a source that is not there',
      { segments: [...files.segments, { from: 'kano', to: 'jos', km: 400, source: 'hearsay' }] },
      "sources.yaml has no source 'hearsay'",
    ],
    [
      'a caution for no road',
      {
        cautions: [{ from: 'kano', to: 'lagos', kind: 'rains', note: 'Floods every year.', source: 'undp' }],
      },
      "no road joins 'kano' and 'lagos'",
    ],
  ])('refuse %s', (_error, changed, message) => {
    expect(error(changed)?.message).toContain(message);
  });
});
