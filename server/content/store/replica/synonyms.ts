import type { SearchWords } from '#domain/entries/search-words.ts';
import { foldedWords } from './words.ts';

/** A part of what is searched for: any of these names, each as its words. The first is what was typed. */
export type AnyOf = string[][];

/** Other names of things, ready to look up. */
export class Synonyms {
  /** Names of one thing, by each of them. */
  readonly #groups = new Map<string, string[][]>();
  #longest = 1;

  /** @param groups of names, each for one thing */
  constructor(groups: SearchWords) {
    for (const group of groups) {
      const names = group.map(foldedWords).filter((words) => words.length > 0);
      for (const words of names) {
        this.#groups.set(words.join(' '), names);
        this.#longest = Math.max(this.#longest, words.length);
      }
    }
  }

  /** Parts words where names begin and end, the longest name first, and adds the other names of the same thing. */
  widen(words: string[]): AnyOf[] {
    const parts: AnyOf[] = [];
    for (let at = 0; at < words.length; ) {
      const typed = this.#nameAt(words, at);
      const key = typed.join(' ');
      const others = this.#groups.get(key)?.filter((name) => name.join(' ') !== key) ?? [];
      parts.push([typed, ...others]);
      at += typed.length;
    }
    return parts;
  }

  #nameAt(words: string[], at: number): string[] {
    for (let length = this.#longest; length > 1; length -= 1) {
      const name = words.slice(at, at + length);
      if (name.length === length && this.#groups.has(name.join(' '))) return name;
    }
    return words.slice(at, at + 1);
  }
}

export const NO_SYNONYMS = new Synonyms([]);

const made = new WeakMap<SearchWords, Synonyms>();

/** The synonyms of a file, made once for each version of it. */
export function synonymsOf(groups: SearchWords): Synonyms {
  const known = made.get(groups) ?? new Synonyms(groups);
  made.set(groups, known);
  return known;
}
