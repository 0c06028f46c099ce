import { deserialize, serialize } from 'node:v8';
import { LRUCache } from 'lru-cache';

/**
 * Remembers what was made of the texts that were read last: where one file of a folder has changed, all others are read as they were.
 * @param read makes something of a text that can be cloned
 * @param mostLetters of all texts that are remembered
 * @returns the same, with a copy for each caller, who may change it
 */
export function remembering<Made extends object>(
  read: (text: string) => Made,
  mostLetters: number,
): (text: string) => Made {
  // As bytes: these take a quarter of the memory.
  const remembered = new LRUCache<string, Buffer>({
    maxSize: mostLetters,
    sizeCalculation: (_made, text) => text.length + 1,
  });
  return (text) => {
    const before = remembered.get(text);
    if (before) return deserialize(before);
    const made = read(text);
    remembered.set(text, serialize(made));
    return made;
  };
}
