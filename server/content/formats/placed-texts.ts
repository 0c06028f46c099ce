import type { z } from 'zod';

/** A text of a value, and the keys and positions that lead to it. */
export interface PlacedText {
  text: string;
  path: (string | number)[];
}

/** Finds the texts of a value that meet a condition, in their order. */
export function textsWhere(value: unknown, meets: (text: string) => boolean): PlacedText[] {
  const found: PlacedText[] = [];
  // One path for all of the walk: copy has thousands of texts, and few of them meet a condition.
  const path: PlacedText['path'] = [];
  const look = (part: unknown) => {
    if (typeof part === 'string' && meets(part)) found.push({ text: part, path: [...path] });
    if (typeof part !== 'object' || part === null) return;
    for (const [key, inner] of Array.isArray(part) ? part.entries() : Object.entries(part)) {
      path.push(key);
      look(inner);
      path.pop();
    }
  };
  look(value);
  return found;
}

/** The remedy for a text that is empty, or has only spaces. */
export const BLANK = 'is blank: write the text, or remove the field';

/** The texts of a value that are blank, each by the keys and positions that lead to it. */
export const blankTexts = (value: unknown): PropertyKey[][] =>
  textsWhere(value, (text) => text.trim() === '').map(({ path }) => path);

/** Whether an issue says of a blank text that it is too short, which `BLANK` says better. */
export const isOfBlank = ({ code, path }: z.core.$ZodIssue, blank: PropertyKey[][]): boolean =>
  code === 'too_small' && blank.some((each) => each.join() === path.join());
