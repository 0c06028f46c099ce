import { type BandPaint, PAINTS } from '../bands/motifs.ts';
import { type Colour, palette } from '../palette.ts';
import { AMBER_WHEEL, PAPER_WHEEL, type WheelPaint } from './Chassis.tsx';
import type { DriverPaint } from './Driver.tsx';

/** How one lorry is painted: no two on a page should wear the same. */
export interface CabPaint {
  body: Colour;
  /** The body's second tone: front, seams, window recess. */
  shade: Colour;
  /** Wind deflector above the windscreen, and its alternating teeth. */
  visor: Colour;
  teeth: readonly [Colour, Colour];
  /** The small painted panel behind the door, its rosette and the rosette's heart. */
  panel: Colour;
  rosette: Colour;
  heart: Colour;
  /** The scallops along the top of the window. */
  fringe: readonly [Colour, Colour];
  waist: BandPaint;
  star: Colour;
  guard: Colour;
  wheel: WheelPaint;
  driver: DriverPaint;
}

const { ink, forest, deep, leaf, amber, amberFoot, laterite, lateriteDeep, paper } = palette;

export const CAB_PAINTS = {
  laterite: {
    body: laterite,
    shade: lateriteDeep,
    visor: deep,
    teeth: [amber, paper],
    panel: forest,
    rosette: amber,
    heart: laterite,
    fringe: [amber, laterite],
    waist: { field: forest, figure: amber, heart: laterite, line: paper },
    star: amber,
    guard: paper,
    wheel: AMBER_WHEEL,
    driver: { shirt: forest, fold: deep, cap: paper, rim: leaf },
  },
  forest: {
    body: forest,
    shade: deep,
    visor: deep,
    teeth: [amber, laterite],
    panel: laterite,
    rosette: amber,
    heart: paper,
    fringe: [laterite, paper],
    waist: { field: amber, figure: laterite, heart: paper, line: paper },
    star: amber,
    guard: amber,
    wheel: AMBER_WHEEL,
    driver: { shirt: paper, fold: palette.rule, cap: laterite, rim: lateriteDeep },
  },
  amber: {
    body: amber,
    shade: amberFoot,
    visor: forest,
    teeth: [paper, amber],
    panel: laterite,
    rosette: paper,
    heart: amber,
    fringe: [laterite, paper],
    waist: { field: laterite, figure: paper, heart: forest, line: forest },
    star: paper,
    guard: forest,
    wheel: PAPER_WHEEL,
    driver: { shirt: forest, fold: deep, cap: deep, rim: amber },
  },
  paper: {
    body: paper,
    shade: palette.rule,
    visor: laterite,
    teeth: [amber, paper],
    panel: leaf,
    rosette: paper,
    heart: laterite,
    fringe: [leaf, amber],
    waist: { ...PAINTS.lozenge, line: ink },
    star: laterite,
    guard: laterite,
    wheel: { hub: laterite, star: paper },
    driver: { shirt: amber, fold: amberFoot, cap: ink, rim: forest },
  },
} as const satisfies Record<string, CabPaint>;

/** The part of a drawing that must be seen wherever a page shows it. */
type Key = 'awning' | 'cab' | 'face' | 'headwear' | 'map' | 'roof' | 'telephone';

/**
 * Marks the part of a drawing that no frame may cut; tests/sweep/checks/cut-drawings.ts holds every page to it.
 * @returns properties for an element of the drawing
 */
export const mustBeSeen = (key: Key) => ({ 'data-key': key });
