import { createHash } from 'node:crypto';
import type { Document } from '@contentful/rich-text-types';
import { factsOf, stubOf, type TextFacts } from '../../entries/link-targets.ts';
import { type EntryReading, type FieldsSchema, readBody, readEntry } from '../../formats/front-matter.ts';

/** The facts about the text of an entry's file, without the text itself. */
export interface Card {
  /** Fingerprint of the text, and of the code that read it. */
  digest: string;
  /** Absent when they have errors. */
  fields?: object;
  problems: string[];
  /** What others depend on of its text; absent where there is no text. */
  facts?: TextFacts;
}

/** Where cards are kept over restarts, as JSON. */
export interface CardStore {
  card(file: string): string | undefined;
  keepCards(cards: ReadonlyMap<string, string>): void;
}

/**
 * Reads the files of entries, each text once: to make rich text of Markdown takes some 10 ms for a post, and where a thousand entries are as
 * they were, none of it is needed to know what links to them show. Texts themselves are not kept, since they would fill the memory.
 */
export class EntryCards {
  readonly #store: CardStore | undefined;
  readonly #code: string;
  /** With the text that each was read of last, which the folder keeps besides. */
  readonly #cards = new Map<string, { text: string; card: Card }>();
  /** Texts that were read and are still to be asked for, as JSON, which takes a quarter of the memory. */
  readonly #texts = new Map<string, string>();
  #changed = new Map<string, Card>();

  /**
   * @param store keeps cards for the next start; without one they go with this reader
   * @param code fingerprint of the code that reads entries: what other code has read is not used
   */
  constructor(store?: CardStore, code = '') {
    this.#store = store;
    this.#code = code;
  }

  /** Reads an entry, with a stub in place of its text. */
  readonly read: EntryReading = async <Fields>(
    text: string,
    schema: FieldsSchema<Fields>,
    report: (problem: string) => void,
    file: string,
  ) => {
    const last = this.#cards.get(file);
    const card = last?.text === text ? last.card : await this.#read(text, schema, file);
    this.#cards.set(file, { text, card });
    card.problems.forEach(report);
    if (!card.fields) return undefined;
    return {
      // Those that this schema has read.
      fields: card.fields as Fields,
      ...(card.facts && { content: stubOf(card.facts) }),
    };
  };

  /** The facts about a file that was read. */
  card(file: string): Card | undefined {
    return this.#cards.get(file)?.card;
  }

  /**
   * The text of an entry, with nothing yet in the place of what it waits for.
   * @param text of its file, as it was read last
   */
  async document(text: string, file: string): Promise<Document> {
    const made = this.#texts.get(file);
    this.#texts.delete(file);
    return made === undefined ? readBody(text) : JSON.parse(made);
  }

  /** Keeps the cards that have changed, and forgets what nobody will ask for: files that are gone, and texts of other files than some. */
  settle(isThere: (file: string) => boolean, wanted: ReadonlySet<string>): void {
    for (const file of this.#cards.keys()) if (!isThere(file)) this.#cards.delete(file);
    for (const file of this.#texts.keys()) if (!wanted.has(file)) this.#texts.delete(file);
    this.#store?.keepCards(new Map([...this.#changed].map(([file, card]) => [file, JSON.stringify(card)])));
    this.#changed = new Map();
  }

  /** Reads a text that is new, or that has not been read since the start. */
  async #read<Fields>(text: string, schema: FieldsSchema<Fields>, file: string): Promise<Card> {
    const digest = digestOf(this.#code + text);
    const known = this.card(file) ?? this.#kept(file);
    return known?.digest === digest ? known : this.#make(text, schema, file, digest);
  }

  #kept(file: string): Card | undefined {
    const kept = this.#store?.card(file);
    return kept === undefined ? undefined : JSON.parse(kept);
  }

  async #make<Fields>(
    text: string,
    schema: FieldsSchema<Fields>,
    file: string,
    digest: string,
  ): Promise<Card> {
    const problems: string[] = [];
    const entry = await readEntry(text, schema, (problem) => problems.push(problem));
    const facts = entry?.content && factsOf(entry.content);
    const card: Card = {
      digest,
      problems,
      ...(entry && { fields: entry.fields as object }),
      ...(facts && { facts }),
    };
    this.#changed.set(file, card);
    if (entry?.content) this.#texts.set(file, JSON.stringify(entry.content));
    else this.#texts.delete(file);
    return card;
  }
}

/** A short fingerprint of a text. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
