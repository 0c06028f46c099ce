import { createHash } from 'node:crypto';
import type { Document } from '@contentful/rich-text-types';
import { factsOf, stubOf, type TextFacts } from '../../entries/link-targets.ts';
import { type EntryReading, type FieldsSchema, readBody, readEntry } from '../../formats/front-matter.ts';

/** The facts about the text of an entry's file, without the text itself. */
export interface Card {
  /** Fingerprint of the text. */
  digest: string;
  /** Absent when they have errors. */
  fields?: object;
  problems: string[];
  /** What others depend on of its text; absent where there is no text. */
  facts?: TextFacts;
}

/**
 * Reads the files of entries, each text once: it takes long to make rich text of Markdown, and where a thousand entries are as they
 * were, none of it is needed to know what links to them show. Texts themselves are not kept, since they would fill the memory.
 */
export class EntryCards {
  readonly #cards: Map<string, Card>;
  /** Texts that were read since they were last let go, as JSON, which takes a quarter of the memory. */
  readonly #texts = new Map<string, string>();
  readonly #changed = new Set<string>();

  /** @param cards of an earlier run, by file */
  constructor(cards: Map<string, Card> = new Map()) {
    this.#cards = cards;
  }

  /** Reads an entry, with a stub in place of its text. */
  readonly read: EntryReading = async <Fields>(
    text: string,
    schema: FieldsSchema<Fields>,
    report: (problem: string) => void,
    file: string,
  ) => {
    const digest = digestOf(text);
    let card = this.#cards.get(file);
    if (card?.digest !== digest) {
      const problems: string[] = [];
      const entry = await readEntry(text, schema, (problem) => problems.push(problem));
      const facts = entry?.content && factsOf(entry.content);
      card = {
        digest,
        problems,
        ...(entry && { fields: entry.fields as object }),
        ...(facts && { facts }),
      };
      this.#cards.set(file, card);
      this.#changed.add(file);
      if (entry?.content) this.#texts.set(file, JSON.stringify(entry.content));
      else this.#texts.delete(file);
    }
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
    return this.#cards.get(file);
  }

  /**
   * The text of an entry, with nothing yet in the place of what it waits for.
   * @param text of its file, as it was read last
   */
  async document(text: string, file: string): Promise<Document> {
    const kept = this.#texts.get(file);
    return kept === undefined ? readBody(text) : JSON.parse(kept);
  }

  /** Forgets the texts, and the files that are not there any more. @returns the cards that have changed since, by file */
  settle(isThere: (file: string) => boolean): Map<string, Card | undefined> {
    this.#texts.clear();
    for (const file of this.#cards.keys())
      if (!isThere(file)) {
        this.#cards.delete(file);
        this.#changed.add(file);
      }
    const changed = new Map([...this.#changed].map((file) => [file, this.#cards.get(file)]));
    this.#changed.clear();
    return changed;
  }
}

/** A short fingerprint of a text. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
