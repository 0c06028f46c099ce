import type { z } from 'zod';

/** The remedy for a text that is empty, or has only spaces. */
export const BLANK = 'is blank: write the text, or remove the field';

/** The texts of a value that are blank, each by the keys and positions that lead to it. */
export function blankTexts(value: unknown, path: PropertyKey[] = []): PropertyKey[][] {
  if (typeof value === 'string') return value.trim() === '' ? [path] : [];
  if (Array.isArray(value)) return value.flatMap((part, at) => blankTexts(part, [...path, at]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => blankTexts(part, [...path, key]));
}

/** Whether an issue says of a blank text that it is too short, which `BLANK` says better. */
export const isOfBlank = ({ code, path }: z.core.$ZodIssue, blank: PropertyKey[][]): boolean =>
  code === 'too_small' && blank.some((each) => each.join() === path.join());
