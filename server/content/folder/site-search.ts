import { ZONES } from '#domain/company/site.ts';
import { type FaqCategory, faqPath } from '#domain/entries/faq.ts';
import type { Found } from '#domain/entries/search.ts';
import {
  type FindablePage,
  type FindableQuestion,
  findPages,
  findQuestions,
  searchedWords,
} from '#domain/pages/find-pages.ts';
import { type Lane, lanePath } from '#domain/price/lanes.ts';
import type { Place } from '#domain/price/roads/places.ts';
import { PAGE_PATHS, type PageName, PRICE_PATH } from '#domain/shared/page-paths.ts';
import { plainText } from '../store/replica/words.ts';
import type { CopySnapshot } from './copy-snapshot.ts';

/** A name of a place has this many words at most. */
const LONGEST_NAME = 3;
const MOST_LANES = 4;
const EXCERPT = 160;
/** The states, by the words of their names. */
const STATES = new Map(
  ZONES.flatMap(({ states }) => states).map((name) => [searchedWords(name).join(' '), name]),
);

/** What a search finds besides entries. */
export interface FoundBeside {
  /** Pages, roads and a question that was typed word for word, which come before all entries. */
  pages: Found[];
  /** Questions of the FAQ page, which come after an entry that is called so. */
  questions: Found[];
}

/** Finds what a visitor can open that is no entry: pages, the log-in, roads, towns and questions. */
export class SiteSearch {
  readonly #snapshot: CopySnapshot;
  readonly #pages: FindablePage[];
  readonly #questions: FindableQuestion[];
  readonly #lanes: Lane[];

  constructor(snapshot: CopySnapshot) {
    this.#snapshot = snapshot;
    this.#pages = pagesOf(snapshot);
    this.#questions = [...snapshot.questions].flatMap(([category, questions]) =>
      questions.map(({ question, answer }) => findableQuestion(category, question, plainText(answer))),
    );
    this.#lanes = Object.entries(snapshot.copy.lanes).map(([slug, lane]) => ({ ...lane, slug }));
  }

  find(query: string): FoundBeside {
    const places = placesIn(query, this.#snapshot);
    const roads = places.length > 0 ? [...this.#lanesBetween(places), this.#priceOf(places)] : [];
    const pages = findPages(query, this.#pages);
    const questions = findQuestions(query, this.#questions);
    const asked = this.#asked(query);
    const others = questions.filter(({ title }) => title !== asked?.title);
    return { pages: [...(asked ? [asked] : []), ...roads, ...pages], questions: others };
  }

  /** The question that a visitor typed as we ask it ourselves. */
  #asked(query: string): Found | undefined {
    const typed = new Set(searchedWords(query));
    const same = this.#questions.find(
      ({ words }) =>
        words.size > 1 && words.size === typed.size && [...words].every((word) => typed.has(word)),
    );
    return same && findQuestions(same.title, [same])[0];
  }

  /** The words that pages and places are found by, for guesses at a word that finds nothing. */
  words(): string[] {
    return [
      ...this.#pages.flatMap(({ names }) => names.flat()),
      ...this.#snapshot.roads.places.flatMap(({ name, state }) => [name, state].flatMap(searchedWords)),
    ];
  }

  /** Roads with a page of their own between these places; with one place, those that begin or end there. */
  #lanesBetween(places: readonly Place[]): Found[] {
    const { lane: copy } = this.#snapshot.copy.pages.lanes;
    const nameOf = (slug: string) => this.#snapshot.roads.place(slug)?.name ?? slug;
    return this.#lanes
      .filter((lane) => places.every(({ slug }) => slug === lane.from || slug === lane.to))
      .sort((one, other) => Number(other.from === places[0]?.slug) - Number(one.from === places[0]?.slug))
      .slice(0, MOST_LANES)
      .map((lane) => ({
        kind: 'lane',
        title: fill(copy.title, { from: nameOf(lane.from), to: nameOf(lane.to) }),
        href: lanePath(lane),
        excerpt: lane.description,
      }));
  }

  #priceOf([from, to]: readonly Place[]): Found {
    const { town } = this.#snapshot.copy.pages.search;
    const title = to
      ? fill(town.two, { from: from?.name ?? '', to: to.name })
      : fill(town.one, { place: from?.name ?? '' });
    return { kind: 'page', title, href: PRICE_PATH, excerpt: town.text };
  }
}

function pagesOf({ copy }: CopySnapshot): FindablePage[] {
  const { pages, logIn } = copy.pages.search;
  const names = Object.entries(pages) as [PageName, string[]][];
  return [
    ...names.map(([name, words]): FindablePage => {
      const { title, description } = copy.pages[name].meta;
      return {
        kind: 'page',
        title,
        href: PAGE_PATHS[name],
        excerpt: description,
        names: words.map(searchedWords),
      };
    }),
    {
      kind: 'page',
      title: logIn.title,
      href: copy.site.links.logIn.value,
      excerpt: logIn.text,
      names: logIn.words.map(searchedWords),
    },
  ];
}

function findableQuestion(category: FaqCategory, question: string, answer: string): FindableQuestion {
  const excerpt = answer.length > EXCERPT ? `${answer.slice(0, EXCERPT).replace(/\s\S*$/, '')} …` : answer;
  const words = new Set(searchedWords(question));
  return { kind: 'question', title: question, href: faqPath(category), excerpt, words };
}

/** The places that a query names, in its order: towns by each of their names, and states by their capitals. */
function placesIn(query: string, { roads }: CopySnapshot): Place[] {
  const words = searchedWords(query);
  const found = new Map<string, Place>();
  for (let at = 0; at < words.length; ) {
    const name = longestName(words, at, roads.certain) ?? { place: undefined, length: 1 };
    if (name.place) found.set(name.place.slug, name.place);
    at += name.length;
  }
  if (found.size > 0) return [...found.values()].slice(0, 2);
  const state = STATES.get(words.join(' '));
  return roads.places.filter((place) => place.state === state && place.kinds.includes('capital')).slice(0, 1);
}

function longestName(words: readonly string[], at: number, certain: (text: string) => Place | undefined) {
  for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length -= 1) {
    const place = certain(words.slice(at, at + length).join(' '));
    if (place) return { place, length };
  }
  return undefined;
}

const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

const made = new WeakMap<CopySnapshot, SiteSearch>();

/** The search of a snapshot, made once for each. */
export function siteSearchOf(snapshot: CopySnapshot): SiteSearch {
  const search = made.get(snapshot) ?? new SiteSearch(snapshot);
  made.set(snapshot, search);
  return search;
}
