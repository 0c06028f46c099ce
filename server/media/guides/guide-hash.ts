import { createHash } from 'node:crypto';
import type { GuideWords } from '#domain/entries/guide-pdf.ts';

const LENGTH = 16;

/** Names what the files of a guide are made of: other words have another hash. Of a cover, only drawings are printed. */
export function guideHash({ text: { image, ...text }, site, copy }: GuideWords): string {
  const words = JSON.stringify([text, 'drawing' in image && image.drawing, site, copy]);
  return createHash('sha256').update(words).digest('hex').slice(0, LENGTH);
}

/** The build's record of the guides that it made, beside the program that makes more. */
export interface GuidesMade {
  /** Names the program and the faces. */
  maker: string;
  /** Hashes of the words, by slug. */
  guides: Record<string, string>;
}
