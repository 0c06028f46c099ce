/**
 * A cover is one world seen twice: `wide` above an article (16 to 5), `card` in a list (4 to 3). Both stand on the same
 * ground, and what the cover is about stands in the card's view.
 */
export interface CoverProps {
  view?: 'wide' | 'card';
  className?: string;
}
