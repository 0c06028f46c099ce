import leven from 'leven';
import { fold } from './fold.ts';
import type { Place } from './places.ts';

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
