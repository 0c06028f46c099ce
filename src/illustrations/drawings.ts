import type { ComponentType } from 'react';
import { FLEET } from './lorry/fleet/drawings.tsx';
import { SCENES } from './scenes/drawings.tsx';

/** A drawing that is a file of its own: a component that renders one `<svg>`, and its natural size in px. */
export interface Drawing {
  component: ComponentType;
  width: number;
  height: number;
}

/** Every drawing that is served as a file, by the name in its address. */
const REGISTRY = {
  ...FLEET,
  ...SCENES,
} satisfies Record<string, Drawing>;

export type DrawingName = keyof typeof REGISTRY;

export const DRAWINGS: Record<DrawingName, Drawing> = REGISTRY;
export const DRAWING_NAMES = Object.keys(REGISTRY) as DrawingName[];
