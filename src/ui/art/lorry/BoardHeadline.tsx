import './board-headline.css';
import type { ReactNode } from 'react';
import { Icon } from '#src/ui/parts/Icon.tsx';

type Word = 'Haulage' | 'Warehousing' | 'Logistics';

/** A sign painter fits every word to one width: the size of each stands in board-headline.css. */
const FIT: Record<Word, string> = {
  Haulage: 'board-word-haulage',
  Warehousing: 'board-word-warehousing',
  Logistics: 'board-word-logistics',
};

interface BoardHeadlineProps {
  words: readonly [Word, ...Word[]];
  /** The words that follow each of the first ones. */
  where: string;
  /** The smaller line below. */
  slogan: string;
}

/** The page's heading: one of the words at a time to the eye, all of them to the ear. */
export function BoardHeadline({ words, where, slogan }: BoardHeadlineProps) {
  return (
    <hgroup className="board-headline font-display">
      <h1>
        <span className="board-words text-signal">
          {words.map((word, place) => (
            <span key={word} className={`board-word ${FIT[word]}`}>
              <span className="board-letters">
                {word}
                {place < words.length - 1 && <span className="board-comma">, </span>}
              </span>
            </span>
          ))}
        </span>{' '}
        <span className="board-where">{where}</span>
      </h1>
      <p className="board-slogan text-signal">{slogan}</p>
    </hgroup>
  );
}

interface BoardFootProps {
  /** The page's first action. */
  children: ReactNode;
  lead: string;
  /** Name of the checkbox that stops the words; it works without a script. */
  pause: string;
}

/** Below the heading on the board: what to do, what it means, and the control that stops the words. */
export function BoardFoot({ children, lead, pause }: BoardFootProps) {
  return (
    <div className="board-foot">
      {children}
      <p className="board-lead">{lead}</p>
      <label className="board-pause">
        <input type="checkbox" data-pause="word" className="board-pause-box" />
        <span className="sr-only">{pause}</span>
        <Icon name="pause" className="board-pause-on size-5" />
        <Icon name="play" className="board-pause-off size-5" />
      </label>
    </div>
  );
}
