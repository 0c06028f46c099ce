import type { z } from 'zod';

/**
 * Says that an earlier entry of a list has a value that must be of one alone.
 * @param index of that entry
 */
export const takenBy = (value: unknown, index: number): string =>
  `'${value}' is already used in entry ${index + 1} of this list: choose another one`;

/**
 * Refuses entries of a list that have the same value in a field that tells them apart, such as the number in an address.
 * @param name of the field
 */
export const distinctBy =
  <Name extends string>(name: Name) =>
  (entries: readonly Readonly<Record<Name, unknown>>[], context: z.RefinementCtx): void => {
    const seen = new Map<unknown, number>();
    for (const [index, { [name]: value }] of entries.entries()) {
      const first = seen.get(value);
      if (first === undefined) seen.set(value, index);
      else context.addIssue({ code: 'custom', path: [index, name], message: takenBy(value, first) });
    }
  };

/** Refuses names that a list has more than once. */
export function distinct(names: readonly string[], context: z.RefinementCtx): void {
  for (const [index, name] of names.entries())
    if (names.indexOf(name) < index)
      context.addIssue({
        code: 'custom',
        path: [index],
        message: `'${name}' is in this list already: remove it here`,
      });
}
