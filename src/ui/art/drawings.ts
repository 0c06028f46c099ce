import type { ComponentType } from 'react';
import { FLEET } from './lorry/fleet/drawings.tsx';
import { HeroPanel, HeroSide } from './lorry/HeroSide.tsx';
import { SCENES } from './scenes/drawings.tsx';

/** Every drawing that is served as a file, by the name in its address: components that render one `<svg>` of known size. */
const REGISTRY = {
  'hero-panel': HeroPanel,
  'hero-side': HeroSide,
  ...FLEET,
  ...SCENES,
} satisfies Record<string, ComponentType>;

export type DrawingName = keyof typeof REGISTRY;

export const DRAWINGS: Record<DrawingName, ComponentType> = REGISTRY;
export const DRAWING_NAMES = Object.keys(REGISTRY) as DrawingName[];
