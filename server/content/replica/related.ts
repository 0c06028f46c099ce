import type { EntryKind } from '#domain/rich-text.ts';
import { sample } from '../sample.ts';
import type { EntryReader } from './entry-reader.ts';

/** So many entries are drawn from; where there are no more, all are equally likely. */
const HAT = 64;
const LOT_BITS = 30;

/**
 * Draws other entries of the same kind and letter, anew at each call (specification, section 2: '3 random').
 * @param slug the entry that is never drawn
 * @param count how many; fewer come when there are not enough
 */
export function drawRelated(
  reader: EntryReader,
  { kind, letter = '', slug }: { kind: EntryKind; letter?: string; slug: string },
  count: number,
): number[] {
  const lot = Math.floor(Math.random() * 2 ** LOT_BITS);
  return sample(reader.drawn(kind, letter, slug, lot, HAT), count);
}
