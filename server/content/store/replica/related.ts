import { hash } from 'node:crypto';
import type { EntryKind } from '#domain/entries/entry-kinds.ts';
import { compareWords } from '#domain/shared/locale.ts';
import type { EntryReader } from './entry-reader.ts';

/** So many entries are drawn from; where there are no more, all are equally likely. */
const HAT = 64;
const LOT_BITS = 30;

/**
 * Draws other entries of the same kind and letter (specification, section 2: '3 random'). One draw gives the same entries as long as they
 * are there, and few others when some come or go.
 * @param slug the entry that is never drawn
 * @param draw a number from 0 to 1, by chance
 * @param count how many; fewer come when there are not enough
 */
export function drawRelated(
  reader: EntryReader,
  { kind, letter = '', slug }: { kind: EntryKind; letter?: string; slug: string },
  draw: number,
  count: number,
): number[] {
  const lot = Math.floor(draw * 2 ** LOT_BITS);
  const places = new Map(
    reader.drawn(kind, letter, slug, lot, HAT).map((key) => [key, hash('sha1', `${draw} ${key}`)]),
  );
  return [...places]
    .sort(([, a], [, b]) => compareWords(a, b))
    .slice(0, count)
    .map(([key]) => key);
}
