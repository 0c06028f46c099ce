import leven from 'leven';
import { z } from 'zod';
import { ZONES } from '../../company/site.ts';

/** Letters of Hausa that no accent can be taken from. */
const HOOKED: Record<string, string> = { ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y' };

/** No name of a place is longer; more is not looked at. */
const LONGEST = 60;

/**
 * Makes spellings of one name alike: without capitals, accents, dots below, hooks, spaces and signs.
 * @returns letters and digits only, like `portharcourt` for `Port-Harcourt`; empty where there are none
 */
function fold(text: string): string {
  return text
    .slice(0, LONGEST)
    .normalize('NFD')
    .toLowerCase()
    .replace(/[ɓɗƙƴ]/g, (letter) => HOOKED[letter] ?? letter)
    .replace(/[^a-z0-9]/g, '');
}

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
  name: z.string().min(2).max(40),
  state: z.enum(STATES).describe('as the constitution spells it'),
  kinds: z.array(z.enum(PLACE_KINDS)).min(1),
  latitude: z.number().min(SOUTH).max(NORTH).describe('degrees north'),
  longitude: z.number().min(WEST).max(EAST).describe('degrees east'),
  city: placeSlug.optional().describe('the city that sources mean when they give a distance from here'),
  aliases: z.array(z.string().min(2).max(40)).default([]).describe('other names and spellings'),
});

/** A place that a load can be sent from or to. */
export type Place = z.infer<typeof placeSchema>;

/** The places of `content/roads/places.yaml`; no slug and no name, as `fold` writes it, stands for two of them. */
export const placesSchema = z.array(placeSchema).superRefine((places, context) => {
  const slugs = new Set<string>();
  const names = new Map<string, string>();
  const refuse = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message });
  for (const [index, { slug, name, aliases }] of places.entries()) {
    if (slugs.has(slug)) refuse([index, 'slug'], `'${slug}' is taken: choose another`);
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
const GENERAL = /\b(city|town|state|port|border|market|junction|nigeria)\b/gi;
/** From how many letters on the beginning of a name is looked for. */
const SHORTEST_BEGINNING = 2;
/** How many letters may be wrong: none in a short name, where one makes another place of it. */
const typosIn = (letters: number): number => (letters < 4 ? 0 : letters < 6 ? 1 : 2);

/** The place that a written name stands for, or those that may be meant, the likeliest first. */
export interface Found {
  place?: Place;
  suggestions: Place[];
}

/** How far a place is from what was written; the least comes first. */
interface Guess {
  place: Place;
  distance: number;
}

const SEPARATORS = /[\s,;/()]+/;

const STATE = 0.5;
const BEGINNING = 0.75;

/**
 * Makes the search for places. It forgives capitals, accents, hooked letters, spaces, signs, general words, other names and spellings
 * (exact hits), and beginnings, states, words around a name and a typo or two (suggestions).
 * @returns a function that takes what a visitor wrote and never throws
 */
export function placeFinder(places: readonly Place[]): (text: string) => Found {
  const names = places.flatMap((place) =>
    [place.name, place.slug, ...place.aliases].map((name) => [fold(name), place] as const),
  );
  const exact = new Map(names);

  return (text) => {
    const bare = text.replace(GENERAL, ' ');
    const place = exact.get(fold(text)) ?? exact.get(fold(bare));
    if (place) return { place, suggestions: [] };
    const wanted = [...new Set([fold(text), fold(bare)])].filter(
      ({ length }) => length >= SHORTEST_BEGINNING,
    );
    const guesses = [
      ...bare.split(SEPARATORS).flatMap((word) => guess(exact.get(fold(word)), 0)),
      ...places.filter(({ state }) => wanted.includes(fold(state))).flatMap((one) => guess(one, STATE)),
      ...wanted.flatMap((letters) => names.flatMap(([name, one]) => guess(one, distanceOf(letters, name)))),
    ];
    return { suggestions: likeliest(guesses) };
  };
}

const guess = (place: Place | undefined, distance: number): Guess[] =>
  place && Number.isFinite(distance) ? [{ place, distance }] : [];

/** How far a name is from the letters that were written: endless where it is not meant. */
function distanceOf(letters: string, name: string): number {
  if (name.startsWith(letters)) return BEGINNING;
  const most = typosIn(letters.length);
  const distance = leven(letters, name, { maxDistance: most + 1 });
  return distance > most ? Number.POSITIVE_INFINITY : distance;
}

function likeliest(guesses: readonly Guess[]): Place[] {
  const capital = ({ kinds }: Place) => (kinds.includes('capital') ? 0 : 1);
  const sorted = guesses.toSorted(
    (one, other) => one.distance - other.distance || capital(one.place) - capital(other.place),
  );
  return [...new Set(sorted.map(({ place }) => place))].slice(0, MOST_SUGGESTIONS);
}
