import type { BandPaint, Motif } from '#src/ui/art/bands/motifs.ts';
import { palette } from '#src/ui/art/palette.ts';

const { ink, deep, amber, laterite, paper } = palette;

interface LetterPlate {
  motif: Motif;
  paint: BandPaint;
  /** Field and letter of the plate. */
  plate: string;
  /** Colour of the letter where it heads a list on paper. */
  heading: string;
}

const band = (field: BandPaint['field'], figure: BandPaint['field']): BandPaint => ({
  field,
  figure,
  heart: figure,
  line: field,
});

/** How the letters are painted in turn; the four take turns through the alphabet. */
export const LETTER_PLATES: readonly LetterPlate[] = [
  { motif: 'sawtooth', paint: band(deep, paper), plate: 'bg-brand-deep text-paper', heading: 'text-brand' },
  { motif: 'lozenge', paint: band(amber, ink), plate: 'bg-signal text-ink', heading: 'text-ink' },
  { motif: 'wave', paint: band(laterite, paper), plate: 'bg-accent text-paper', heading: 'text-accent' },
  { motif: 'chevron', paint: band(ink, amber), plate: 'bg-ink text-paper', heading: 'text-ink' },
];

const FIRST = 'A'.charCodeAt(0);

/** How a letter is painted, the same wherever it stands. */
export function letterPlate(letter: string): LetterPlate {
  const place = (letter.charCodeAt(0) - FIRST) % LETTER_PLATES.length;
  return LETTER_PLATES[place] as LetterPlate;
}

/** Where the terms of a letter begin on the list. */
export const letterAnchor = (letter: string) => `letter-${letter.toLowerCase()}`;
