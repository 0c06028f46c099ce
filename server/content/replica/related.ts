import { createHash } from 'node:crypto';
import type { EntryKind } from '#domain/rich-text.ts';
import { sample } from '../sample.ts';
import type { EntryReader } from './entry-reader.ts';

/** So many entries are drawn from; where there are no more, all are equally likely. */
const HAT = 64;
const LOT_BITS = 30;
const WORD_BYTES = 4;

/**
 * Draws other entries of the same kind and letter: random ones, but the same while the content is the same, so that a page
 * keeps its bytes.
 * @param slug the entry that is never drawn
 * @param count how many; fewer come when there are not enough
 * @param seed changes when others should be drawn
 */
export function drawRelated(
  reader: EntryReader,
  entry: { kind: EntryKind; letter?: string; slug: string },
  count: number,
  seed: string,
): number[] {
  const { kind, letter = '', slug } = entry;
  const random = seededRandom(JSON.stringify([seed, kind, letter, slug]));
  const lot = Math.floor(random() * 2 ** LOT_BITS);
  return sample(reader.drawn(kind, letter, slug, lot, HAT), count, random);
}

/** Numbers from 0 up to, not including, 1 that depend on the seed alone. */
function seededRandom(seed: string): () => number {
  let block = Buffer.alloc(0);
  let state = seed;
  return () => {
    if (block.length < WORD_BYTES) {
      block = createHash('sha256').update(state).digest();
      state = block.toString('hex');
    }
    const word = block.readUInt32BE();
    block = block.subarray(WORD_BYTES);
    return word / 2 ** (8 * WORD_BYTES);
  };
}
