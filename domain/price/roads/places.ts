import leven from 'leven';
import { z } from 'zod';
import { ZONES } from '../../company/site.ts';
import { fold, isAbroad, LONGEST } from './abroad.ts';

/** The role of a place for a load: a state's capital, a sea port, a border post, works, a market, or a town on the road. */
const PLACE_KINDS = ['capital', 'port', 'border', 'industry', 'market', 'town'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

const STATES = ZONES.flatMap(({ states }) => states);

/** The square that Nigeria lies in, in degrees. */
const SOUTH = 4.2;
const NORTH = 13.9;
const WEST = 2.6;
const EAST = 14.7;

export const placeSlug = z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'write small letters and hyphens');

const placeSchema = z.strictObject({
  slug: placeSlug.describe('its id in the other files and in addresses'),
  name: z.string().trim().min(2).max(40),
  state: z.enum(STATES).describe('as the constitution spells it'),
  kinds: z.array(z.enum(PLACE_KINDS)).min(1),
  latitude: z.number().min(SOUTH).max(NORTH).describe('degrees north'),
  longitude: z.number().min(WEST).max(EAST).describe('degrees east'),
  city: placeSlug.optional().describe('the city that sources mean when they give a distance from here'),
  aliases: z.array(z.string().trim().min(2).max(40)).default([]).describe('other names and spellings'),
  districts: z
    .array(z.string().trim().min(2).max(40))
    .default([])
    .describe('markets and quarters whose names other places have, too: the visitor is asked which'),
});

/** A place that a load can be sent from or to. */
export type Place = z.infer<typeof placeSchema>;

/** The places of `content/roads/places.yaml`; no slug and no name, as `fold` writes it, stands for two of them. */
export const placesSchema = z.array(placeSchema).superRefine((places, context) => {
  const slugs = new Set<string>();
  const names = new Map<string, string>();
  const refuse = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message });
  const shared = new Map<string, number>();
  for (const { districts } of places)
    for (const name of districts) shared.set(fold(name), (shared.get(fold(name)) ?? 0) + 1);
  for (const [index, { slug, name, aliases, districts }] of places.entries()) {
    for (const [position, text] of districts.entries())
      if (shared.get(fold(text)) === 1)
        refuse([index, 'districts', position], `only one place has '${text}': write it under aliases`);
    if (slugs.has(slug)) refuse([index, 'slug'], `'${slug}' is already used: choose another one`);
    slugs.add(slug);
    for (const [position, text] of [name, ...aliases].entries()) {
      const path = position === 0 ? [index, 'name'] : [index, 'aliases', position - 1];
      const owner = names.get(fold(text));
      if (owner) refuse(path, `'${text}' already leads to '${owner}': remove it`);
      names.set(fold(text), slug);
    }
  }
});

/** More than these are no help to choose. */
export const MOST_SUGGESTIONS = 6;

/** Words that people add to a name, and that name nothing alone. */
const GENERAL = /\b(city|town|port|border|market|junction|nigeria)\b/gi;
const STATE_WORD = /\bstate\b/i;
/** From how many letters on the beginning of a name is looked for. */
const SHORTEST_BEGINNING = 2;
/** How many letters may be wrong: none in a short name, where one makes another place of it. */
const typosIn = (letters: number): number => (letters < 4 ? 0 : letters < 6 ? 1 : 2);
/** From how many letters on a letter that is written twice, or two that have changed places, leave no doubt. */
const CERTAIN_LETTERS = 5;

/** The place that a written name stands for, or those that may be meant, the likeliest first. */
export interface Found {
  place?: Place;
  suggestions: Place[];
  /** It lies in another country. */
  abroad?: boolean;
}

/** How far a place is from what was written; the least comes first. */
interface Guess {
  place: Place;
  distance: number;
}

const SEPARATORS = /[\s,;/()]+/;
const STREET = /\d|\b(?:road|rd|street|str|avenue|ave|close|crescent|way|lane|estate)\b/i;

const STATE = 0.5;
const BEGINNING = 0.75;

/** The searches for places. They take what a visitor wrote, and never throw. */
export interface PlaceFinder {
  /** The place that is certainly meant, where there is one. */
  certain(text: string): Place | undefined;
  find(text: string): Found;
}

/**
 * Makes the search for places. Certain are names in whatever capitals, accents, hooked letters, spaces and signs, with general words, their
 * state or a street around them, with a letter twice, or with two changed. What is likely is suggested: beginnings, states, and other typos.
 */
export function placeFinder(places: readonly Place[]): PlaceFinder {
  const names = places.flatMap((place) =>
    [place.name, place.slug, ...place.aliases].map((name) => [fold(name), place] as const),
  );
  const exact = new Map(names);
  const undoubledNames = Map.groupBy(names, ([name]) => undoubled(name));
  const districts = Map.groupBy(
    places.flatMap((place) => place.districts.map((name) => ({ name: fold(name), place }))),
    ({ name }) => name,
  );
  const isCapital = ({ kinds, name, state }: Place) =>
    kinds.includes('capital') || fold(name) !== fold(state);

  /** By its own name, or that and words that say nothing. */
  function named(text: string): Place | undefined {
    const bare = text.replace(GENERAL, ' ');
    const place = exact.get(fold(text)) ?? exact.get(fold(bare));
    if (place || !STATE_WORD.test(text)) return place;
    // 'Oyo State' may be Ibadan.
    const city = exact.get(fold(bare.replace(STATE_WORD, ' ')));
    return city && isCapital(city) ? city : undefined;
  }

  const sharing = (text: string) =>
    (districts.get(fold(text)) ?? districts.get(fold(text.replace(GENERAL, ' '))))?.map(({ place }) => place);

  /** A name and what it lies in: 'Aba, Abia State', 'Sabon Gari, Kano', 'Alaba Lagos'. */
  function within(words: readonly string[]): Place | undefined {
    for (let length = words.length - 1; length > 0; length--) {
      const name = words.slice(0, length).join(' ');
      const first = named(name);
      const owners = first ? [first] : (sharing(name) ?? []);
      const region = fold(words.slice(length).join(' ').replace(STATE_WORD, ' ').replace(GENERAL, ' '));
      const lyingIn = owners.filter(
        ({ slug, state, city = slug }) =>
          region !== '' && (region === fold(state) || [slug, city].includes(exact.get(region)?.slug ?? '')),
      );
      if (lyingIn.length === 1) return lyingIn[0];
    }
    return undefined;
  }

  /** A town at the end of a street: '12 Ngwa Road, Aba'. */
  function atStreet(text: string, words: readonly string[]): Place | undefined {
    const last = words.at(-1);
    const isTown = words.slice(0, -1).some((word) => exact.has(fold(word)));
    return last && words.length > 2 && STREET.test(text) && !isTown ? named(last) : undefined;
  }

  function mistyped(letters: string): Place | undefined {
    if (letters.length < CERTAIN_LETTERS) return undefined;
    const near = [
      ...(undoubledNames.get(undoubled(letters)) ?? []),
      ...names.filter(([name]) => isSwapped(letters, name)),
    ];
    const meant = new Set(near.map(([, place]) => place));
    return meant.size === 1 ? [...meant][0] : undefined;
  }

  function certain(written: string): Place | undefined {
    const text = written.slice(0, LONGEST);
    const place = named(text);
    if (place || sharing(text)) return place;
    const words = text.split(SEPARATORS).filter(Boolean);
    return within(words) ?? atStreet(text, words) ?? mistyped(fold(text));
  }

  function find(written: string): Found {
    const text = written.slice(0, LONGEST);
    const place = certain(text);
    if (place) return { place, suggestions: [] };
    if (isAbroad(text)) return { suggestions: [], abroad: true };
    const shared = sharing(text);
    if (shared) return { suggestions: shared };
    const bare = text.replace(GENERAL, ' ').replace(STATE_WORD, ' ');
    const wanted = [...new Set([fold(text), fold(bare)])].filter(
      ({ length }) => length >= SHORTEST_BEGINNING,
    );
    const guesses = [
      ...bare.split(SEPARATORS).flatMap((word) => guess(exact.get(fold(word)), 0)),
      ...places.filter(({ state }) => wanted.includes(fold(state))).flatMap((one) => guess(one, STATE)),
      ...wanted.flatMap((letters) => names.flatMap(([name, one]) => guess(one, distanceOf(letters, name)))),
    ];
    return { suggestions: likeliest(guesses) };
  }

  return { certain, find };
}

const undoubled = (letters: string) => letters.replace(/(.)\1/g, '$1');

/** Whether two names differ by two letters side by side that have changed places. */
function isSwapped(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const areSwapped = at + 1 < one.length && one[at] === other[at + 1] && one[at + 1] === other[at];
  return areSwapped && one.slice(at + 2) === other.slice(at + 2);
}

/** Whether a place was found by a text in which none of its names is spelt out. */
export function isMisspelt({ slug, name, aliases, districts }: Place, text: string): boolean {
  const letters = fold(text);
  return ![slug, name, ...aliases, ...districts].some((one) => letters.includes(fold(one)));
}

const sorted = (letters: string) => [...letters].sort().join('');

const guess = (place: Place | undefined, distance: number): Guess[] =>
  place && Number.isFinite(distance) ? [{ place, distance }] : [];

/** How far a name is from the letters that were written: endless where it is not meant. */
function distanceOf(letters: string, name: string): number {
  if (name.startsWith(letters)) return BEGINNING;
  const most = typosIn(letters.length);
  const changed = leven(letters, name, { maxDistance: most + 2 });
  // Two letters that have changed places are one error.
  const distance = changed === 2 && sorted(letters) === sorted(name) ? 1 : changed;
  return distance > most ? Number.POSITIVE_INFINITY : distance;
}

function likeliest(guesses: readonly Guess[]): Place[] {
  const capital = ({ kinds }: Place) => (kinds.includes('capital') ? 0 : 1);
  const sorted = guesses.toSorted(
    (one, other) => one.distance - other.distance || capital(one.place) - capital(other.place),
  );
  return [...new Set(sorted.map(({ place }) => place))].slice(0, MOST_SUGGESTIONS);
}
