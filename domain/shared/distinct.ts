import type { z } from 'zod';

/**
 * Refuses entries of a list that have the same value in a field that tells them apart, such as the number in an address.
 * @param name of the field
 */
export const distinctBy =
  <Name extends string>(name: Name) =>
  (entries: readonly Readonly<Record<Name, unknown>>[], context: z.RefinementCtx): void => {
    const seen = new Set<unknown>();
    for (const [index, { [name]: value }] of entries.entries()) {
      if (seen.has(value))
        context.addIssue({
          code: 'custom',
          path: [index, name],
          message: `'${value}' is taken: choose another`,
        });
      seen.add(value);
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
