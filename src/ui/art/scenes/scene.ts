import type { ComponentProps } from 'react';
import type { Canvas } from '../parts/Canvas.tsx';

type CanvasProps = ComponentProps<typeof Canvas>;

/** The props that the page sets of a scene: its class, and how it fills a box of another shape. */
export type SceneProps = Pick<CanvasProps, 'className' | 'fit'>;

/** The part of a scene's world that is seen: left, top, width, height in its units. */
export type View = CanvasProps['box'];
