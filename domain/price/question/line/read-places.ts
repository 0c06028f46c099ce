import { isMisspelt, type Place } from '../../roads/places.ts';
import { goodsNamed } from './goods.ts';
import { isFiller, isWeak, JOINS, roleOf } from './words.ts';

/** The longest name of a place with its street and state, in words. */
const LONGEST_SPAN = 7;
const TOKEN = /->|=>|→|[a-z0-9'’.]+|[^\sa-z0-9]/g;

type Role = 'from' | 'to';
/** A place that the line names, or words that stand where a place is expected. */
interface Mention {
  role?: Role;
  /** The word before it may say where somebody is. */
  weak?: boolean;
  place?: Place;
  text: string;
}

/** Both ends of a road as they go into the fields of the form. */
export type Ends = Partial<Record<Role, string>>;

/**
 * Finds the two ends of the road in a line from which days and amounts have been taken.
 * @param certain the search for a place that a text certainly names
 */
export function readPlaces(text: string, certain: (text: string) => Place | undefined): Ends {
  return endsOf(mentions(text.match(TOKEN) ?? [], certain));
}

function mentions(tokens: readonly string[], certain: (text: string) => Place | undefined): Mention[] {
  const found: Mention[] = [];
  let role: Role | undefined;
  let weak = false;
  let strange: string[] = [];
  let afterPlace = false;
  let named: Mention | undefined;
  const close = () => {
    if (role && strange.length > 0) found.push({ role, text: strange.join(' ') });
    // 'to Ikot Abasi' is not Ikot Ekpene.
    else if (named && isShortened(named)) joinTo(named, strange);
    role = undefined;
    strange = [];
    named = undefined;
  };
  for (let index = 0; index < tokens.length; ) {
    const token = tokens[index] ?? '';
    const span = placeAt(tokens, index, certain);
    if (span) {
      named = { ...(role && { role, weak }), ...span };
      found.push(named);
      role = undefined;
      strange = [];
      index += span.length;
      afterPlace = true;
      continue;
    }
    index += 1;
    const next = JOINS.has(token) && !afterPlace && strange.length === 0 ? undefined : roleOf(token);
    if (next) {
      const before = strange.join(' ');
      // 'Ijebu Igbo to Ibadan': what follows a name belongs to it.
      if (next === 'to' && named) joinTo(named, strange);
      // 'Ibese to Ibadan': what is before 'to' is where it starts, also where we do not know it.
      else if (next === 'to' && !role && before && !found.some((one) => one.role === 'from')) role = 'from';
      close();
      role = next;
      weak = isWeak(token);
    } else if (token === '2' && afterPlace) role = 'to';
    else if (/^[^a-z0-9]/.test(token) || isFiller(token) || goodsNamed(token)) {
      if (token !== ',' && token !== '(' && !(token === 'the' || token === 'my')) close();
      named = undefined;
    } else if (/[a-z]/.test(token)) strange.push(token);
    afterPlace = false;
  }
  close();
  return found;
}

/** The name of a place with the words that follow it, which make another place of it. */
function joinTo(named: Mention, strange: string[]) {
  if (strange.length === 0) return;
  named.text = [named.text, ...strange].join(' ');
  delete named.place;
  strange.length = 0;
}

/** Whether a place is called by the beginning of its name only. */
const isShortened = ({ place, text }: Mention): boolean =>
  place !== undefined && place.name.length > text.length && place.name.toLowerCase().startsWith(text);

/** The longest name of a place that begins at a token. */
function placeAt(tokens: readonly string[], start: number, certain: (text: string) => Place | undefined) {
  const begins = tokens[start] ?? '';
  if (!/^[a-z0-9]/.test(begins) || isFiller(begins) || goodsNamed(begins)) return undefined;
  for (let length = Math.min(LONGEST_SPAN, tokens.length - start); length > 0; length--) {
    const span = tokens.slice(start, start + length);
    if (!/[a-z0-9)]$/.test(span.at(-1) ?? '')) continue;
    if (span.some((token, at) => isBreak(token, at > 0 && at < length - 1))) continue;
    const text = span.join(' ').replace(/ ([,)])/g, '$1');
    const place = certain(text);
    // In 'Kabba Port Harcourt', 'Port' belongs to the second place.
    const nextToo = length > 1 && certain(tokens.slice(start + length - 1, start + length + 1).join(' '));
    // 'Oyo State' may be Ibadan.
    if (tokens[start + length] === 'state') return undefined;
    if (place && !(nextToo && nextToo !== place)) return { place, text, length };
  }
  return undefined;
}

/** Whether a token cannot be a part of a name; a hyphen within may be. */
function isBreak(token: string, within: boolean): boolean {
  if (token === '-' || token === ',' || token === '(' || token === ')') return !within && token !== ')';
  return !/^[a-z0-9]/.test(token) || roleOf(token) !== undefined;
}

function endsOf(found: readonly Mention[]): Ends {
  const distinct = found.filter(
    (one, index) => !found.slice(0, index).some((other) => other.role === one.role && sameAs(other, one)),
  );
  const ends: Record<Role, Mention[]> = {
    from: distinct.filter(({ role }) => role === 'from'),
    to: distinct.filter(({ role }) => role === 'to'),
  };
  // 'We are in Enugu, from Gboko to Enugu'
  if (ends.from.some(({ weak }) => !weak))
    ends.from = ends.from.filter((one) => !one.weak || !ends.to.some((other) => sameAs(one, other)));
  const loose = distinct.filter(({ role }) => !role);
  for (const role of ['from', 'to'] as const) {
    const next = ends[role].length === 0 ? loose.shift() : undefined;
    if (next) ends[role].push(next);
  }
  // More places than two ends: which are meant is asked.
  ends.to.push(...loose);
  const written = (mentioned: readonly Mention[]) => [...new Set(mentioned.map(nameOf))].join(' / ');
  return {
    ...(ends.from.length > 0 && { from: written(ends.from) }),
    ...(ends.to.length > 0 && { to: written(ends.to) }),
  };
}

/** What is misspelt stays as it was typed: the answer says how it was read. */
const nameOf = ({ place, text }: Mention) => (place && !isMisspelt(place, text) ? place.name : text);
const sameAs = (one: Mention, other: Mention) =>
  one.place ? one.place === other.place : one.text === other.text;
