import { GLOSSARY_PATH } from '#domain/shared/page-paths.ts';
import { motifPaths } from '#src/ui/art/bands/motifs.ts';
import { LETTER_PLATES, letterAnchor, letterPlate } from './letter-plates.ts';

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
