import type { ComponentProps } from 'react';
import type { Canvas } from '../parts/Canvas.tsx';

/**
 * A cover is one world seen twice: `wide` above an article (16 to 5), `card` in a list (4 to 3). Both stand on the same
 * ground, and what the cover is about is within the card's view.
 */
export interface CoverProps {
  view?: 'wide' | 'card';
  className?: string;
}

type CanvasProps = ComponentProps<typeof Canvas>;

/** The props that the page sets of a scene: its class, and how it fills a box of another shape. */
export type SceneProps = Pick<CanvasProps, 'className' | 'fit'>;

/** The part of a scene's world that is seen: left, top, width, height in its units. */
export type View = CanvasProps['box'];
