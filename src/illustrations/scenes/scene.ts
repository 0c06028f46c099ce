import type { ComponentProps } from 'react';
import type { Canvas } from '../parts/Canvas.tsx';

type CanvasProps = ComponentProps<typeof Canvas>;

/** What a scene leaves to the page that shows it: its class, and how it fills a box of another shape. */
export type SceneProps = Pick<CanvasProps, 'className' | 'fit'>;

/** The part of a scene's world that is seen: left, top, width, height in its units. */
export type View = CanvasProps['box'];
