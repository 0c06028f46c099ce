import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawCard } from '#src/seo/social/draw-card.tsx';
import { SENTENCE, SPECIMEN } from './specimen.ts';

/** Where the words of a card stand, in px. */
const WORDS = { left: 50, top: 90, width: 1100, height: 210 };

/** Draws the preview of a title and its label, as pixels. */
async function pixels(title: string, label = ''): Promise<Buffer> {
  const svg = await drawCard({ brand: 'K', label, title, line: '', drawing: 'yard' });
  const area = label ? { ...WORDS, top: 20, height: 70 } : WORDS;
  return sharp(Buffer.from(svg)).extract(area).greyscale().raw().toBuffer();
}

test('a preview draws every letter, and none as a box', async () => {
  const box = await pixels('ሰ');
  const nothing = await pixels(' ');
  const seen = new Map<string, string>();
  const errors: string[] = [];
  for (const letter of SPECIMEN) {
    const shown = await pixels(letter);
    if (shown.equals(box) || shown.equals(nothing)) errors.push(letter);
    seen.set(letter, shown.toString('latin1'));
  }
  expect(errors).toEqual([]);
  // A mark that falls off would leave two letters alike; ǝ and ə are, and so are both ways to write a dot below.
  expect(new Set(seen.values()).size).toBeGreaterThanOrEqual(SPECIMEN.length - ALIKE);
});

/** ǝ and ə in small letters, and what is written with U+0329. */
const ALIKE = 1 + SPECIMEN.filter((letter) => letter.includes('\u0329')).length;

test('the label of a preview draws every letter too', async () => {
  const box = await pixels('.', 'ሰ');
  const nothing = await pixels('.', ' ');
  for (const letter of SPECIMEN) {
    const shown = await pixels('.', letter);
    expect(shown.equals(box) || shown.equals(nothing), letter).toBe(false);
  }
});

test('letters typed in pieces look the same', async () => {
  expect((await pixels(SENTENCE.normalize('NFD'))).equals(await pixels(SENTENCE))).toBe(true);
});
