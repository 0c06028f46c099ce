import { GLOSSARY_SKELETONS, type TermSummary, termLink } from '#domain/entries/glossary.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { Skeletons } from '#src/ui/parts/Skeleton.tsx';
import { letterAnchor, letterPlate } from './letter-plates.ts';
import { TermCard } from './TermCard.tsx';
import './term-list.css';

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
