/** Short names of entries, by which other content names them: nobody has to think of one. */

import { slug } from '#domain/shared/slug.ts';
import { ID } from '../forms/data-files.ts';
import type { Values } from './write-yaml.ts';

/** Letters of a short name that is made. */
const LENGTH = 40;

/**
 * Entries with a short name each; one that has none gets that of its words.
 * @param from the field with the words
 */
export function withIds(entries: Values[], from: string): Values[] {
  const taken = new Set(entries.map(({ [ID]: id }) => id));
  return entries.map((entry) => {
    const words = entry[from];
    if (entry[ID] || typeof words !== 'string') return entry;
    const name = slug(words).slice(0, LENGTH).replace(/-$/, '');
    let id = name;
    for (let number = 2; taken.has(id); number += 1) id = `${name}-${number}`;
    taken.add(id);
    return { ...entry, [ID]: id };
  });
}
