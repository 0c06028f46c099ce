import {
  GLOSSARY_SKELETONS,
  type TermPicture,
  type TermSummary,
  termLink,
} from '#domain/entries/glossary.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import type { DrawingName } from '#src/ui/art/drawings.ts';
import { Scene } from '#src/ui/art/files.tsx';
import { Skeletons } from '#src/ui/parts/Skeleton.tsx';
import { letterAnchor, letterPlate } from './LetterBar.tsx';
import './term-list.css';

interface Look {
  scene: DrawingName;
  field: string;
  /** How the drawing lies in the card; the card's edge is the ground. */
  place: string;
}

const LORRY = 'mx-auto w-[94%]';

const LOOKS: Record<TermPicture, Look> = {
  'container-lorry': { scene: 'truck-40', field: 'bg-signal text-ink', place: LORRY },
  tipper: { scene: 'truck-25', field: 'bg-cool text-ink', place: 'ms-6 w-4/5' },
  'low-bed': { scene: 'truck-60', field: 'bg-warm text-ink', place: LORRY },
  tanker: { scene: 'truck-45', field: 'bg-signal text-ink', place: LORRY },
  flatbed: { scene: 'truck-50', field: 'bg-cool text-ink', place: LORRY },
  quay: {
    scene: 'quay-card',
    field: 'bg-signal text-ink',
    place: 'w-full',
  },
};

/** One term of a letter, drawn; decoration beside the list that links to it. */
function TermCard({ term, picture }: { term: TermSummary; picture: TermPicture }) {
  const { scene, field, place } = LOOKS[picture];
  return (
    <div aria-hidden="true" className={`term-card ${field}`}>
      <p className="px-6 pt-6 font-display text-h3">{term.subject}</p>
      <p className="max-w-[34ch] px-6 pt-2 pb-6">{term.subTitle}</p>
      <Scene name={scene} alt="" className={`mt-auto h-auto ${place}`} />
      {picture !== 'quay' && <div className="h-2 w-full shrink-0 bg-ink" />}
    </div>
  );
}

interface Props {
  copy: PageCopy<'glossary'>;
  terms: TermSummary[];
  /** The results of the search; all terms when nothing is searched for. */
  found: TermSummary[];
  /** There never was a copy of the content. */
  waiting: boolean;
}

/**
 * The terms under their letters or, while something is searched for, those that hold it as one list. The others stay in
 * the page unseen, so that the search can show them without asking the server again.
 */
export function TermList({ copy, terms, found, waiting }: Props) {
  const shown = new Set(found.map(termLink));
  const letters = copy.letters.filter((letter) => terms.some((term) => term.letter === letter));
  if (waiting)
    return (
      <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-4">
        <Skeletons count={GLOSSARY_SKELETONS} label={copy.waiting} className="h-24" />
      </div>
    );
  return letters.map((letter) => {
    const group = terms.filter((term) => term.letter === letter);
    return <LetterGroup key={letter} letter={letter} terms={group} shown={shown} />;
  });
}

interface GroupProps {
  letter: string;
  terms: TermSummary[];
  shown: Set<string>;
}

function LetterGroup({ letter, terms, shown }: GroupProps) {
  const pictured = terms.find(({ picture }) => picture !== undefined);
  return (
    <div className="letter-group">
      <h2
        id={letterAnchor(letter)}
        className={`letter-head scroll-mt-24 text-[3.5rem] leading-[0.8] md:text-[6.5rem] lg:text-[9rem] ${letterPlate(letter).heading}`}
      >
        {letter}
      </h2>
      <ul className="letter-terms">
        {terms.map((term) => (
          <li key={term.slug} hidden={!shown.has(termLink(term))} data-term={term.otherName ?? ''}>
            <a href={termLink(term)} className="term-line">
              {term.subject}
            </a>
          </li>
        ))}
      </ul>
      {pictured?.picture && <TermCard term={pictured} picture={pictured.picture} />}
    </div>
  );
}
