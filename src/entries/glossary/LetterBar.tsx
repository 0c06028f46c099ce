import type { PageCopy } from '#domain/pages/pages.ts';
import { GLOSSARY_PATH } from '#domain/shared/page-paths.ts';
import { type BandPaint, type Motif, motifPaths } from '#src/ui/art/bands/motifs.ts';
import { Scene } from '#src/ui/art/files.tsx';
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
const LETTER_PLATES: readonly LetterPlate[] = [
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

const MOTIFS_ON_PLATE = 6;
const MOTIF = 10;

/** One row on wide screens, of the 21 letters of the specification (section 9) or of those that have been added. */
const WIDE: Record<number, string> = {
  21: 'lg:grid-cols-[repeat(21,minmax(0,1fr))]',
  22: 'lg:grid-cols-[repeat(22,minmax(0,1fr))]',
  23: 'lg:grid-cols-[repeat(23,minmax(0,1fr))]',
  24: 'lg:grid-cols-[repeat(24,minmax(0,1fr))]',
  25: 'lg:grid-cols-[repeat(25,minmax(0,1fr))]',
  26: 'lg:grid-cols-[repeat(26,minmax(0,1fr))]',
};

interface Props {
  label: string;
  letters: string[];
}

/** The letters that hold terms, as painted plates that lead to them, out of a search too. */
export function LetterBar({ label, letters }: Props) {
  return (
    <nav aria-label={label} className="measure pb-10 lg:pb-12">
      <svg className="absolute size-0" aria-hidden="true">
        {LETTER_PLATES.map(({ motif, paint }) => (
          <symbol key={motif} id={`plate-${motif}`} viewBox={`0 0 ${MOTIFS_ON_PLATE * MOTIF} ${MOTIF}`}>
            {motifPaths(motif, paint, MOTIFS_ON_PLATE, MOTIF, MOTIF).map((layer) => (
              <path key={layer.d} {...layer} />
            ))}
          </symbol>
        ))}
      </svg>
      {/* Columns that are known beforehand stay where they are while more letters come in. */}
      <ul
        className={`grid grid-cols-8 gap-x-px gap-y-1 md:grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] ${WIDE[letters.length] ?? ''}`}
      >
        {letters.map((letter) => {
          const { motif, plate } = letterPlate(letter);
          return (
            <li key={letter}>
              <a
                href={`${GLOSSARY_PATH}#${letterAnchor(letter)}`}
                className={`flex flex-col items-center pt-2 font-display text-[2rem] leading-none hover:brightness-125 lg:pt-3 lg:text-[2.75rem] ${plate}`}
              >
                {letter}
                <svg
                  viewBox={`0 0 ${MOTIFS_ON_PLATE * MOTIF} ${MOTIF}`}
                  width={MOTIFS_ON_PLATE * MOTIF}
                  height={MOTIF}
                  className="mt-1.5 block h-auto w-full lg:mt-3"
                  aria-hidden="true"
                >
                  <use href={`#plate-${motif}`} />
                </svg>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The weights on a container's door, whose words the glossary explains; for screens with room beside the search. */
export function DataPlate({ copy }: { copy: PageCopy<'glossary'>['plate'] }) {
  return (
    <figure className="relative -me-margin mt-6 hidden w-[26rem] self-end justify-self-end xl:col-span-4 xl:block">
      <Scene name="container-door" alt="" className="h-auto w-full" />
      <dl className="absolute inset-x-[13%] top-[19%] me-[10%] font-display text-[1.375rem] leading-none">
        {copy.lines.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-2 border-b-2 border-paper pt-4 pb-2.5">
            <dt>{label}</dt>
            <dd className="whitespace-nowrap">{value}</dd>
          </div>
        ))}
      </dl>
      <figcaption className="sr-only">{copy.title}</figcaption>
    </figure>
  );
}
