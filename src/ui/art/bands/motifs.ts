import { type Colour, palette } from '../palette.ts';
import { type Point, polygon, starPath } from '../parts/star.ts';

export const MOTIFS = [
  'lozenge',
  'chevron',
  'rosette',
  'sawtooth',
  'wave',
  'bowtie',
  'check',
  'hazard',
] as const;
/** Lozenge is the default; chevron says movement, rosette stamps, sawtooth visors, wave port, bow tie supply chain,
 * check inspection, hazard gates. */
export type Motif = (typeof MOTIFS)[number];

/** Three colours and one line. */
export interface BandPaint {
  field: Colour;
  figure: Colour;
  heart: Colour;
  line: Colour;
}

/** Shares of a band's height. */
export const LINE = 0.12;
export const FIELD = 0.76;
/** A motif is about square: its width for one unit of the band's height, before rounding to a whole number. */
export const PITCH = 0.8;

type Draw = (x: number, width: number, height: number) => string;

interface Layer {
  tone: 'figure' | 'heart';
  /** Every motif, or only those of even or odd number. */
  on: 'all' | 'even' | 'odd';
  /** The path of one motif whose field starts at (x, 0). */
  draw: Draw;
}

const DECIMALS = 2;
const round = (value: number) => Math.round(value * 10 ** DECIMALS) / 10 ** DECIMALS;
const path = (...corners: [Point, ...Point[]]) => polygon(corners, DECIMALS);

const lozenge =
  (size: number): Draw =>
  (x, w, h) =>
    path(
      [x + w / 2, (h * (1 - size)) / 2],
      [x + (w * (1 + size)) / 2, h / 2],
      [x + w / 2, (h * (1 + size)) / 2],
      [x + (w * (1 - size)) / 2, h / 2],
    );
const chevron: Draw = (x, w, h) =>
  path([x, 0], [x + w * 0.55, 0], [x + w, h / 2], [x + w * 0.55, h], [x, h], [x + w * 0.45, h / 2]);
const tooth: Draw = (x, w, h) => path([x, h], [x + w / 2, 0], [x + w, h]);
const arch =
  (width: number, height: number): Draw =>
  (x, w, h) => {
    const rx = round((w * width) / 2);
    return `M${round(x + w / 2 - rx)},${h}a${rx},${round(h * height)} 0 0 1 ${round(rx * 2)},0z`;
  };
const bow: Draw = (x, w, h) =>
  `${path([x, 0], [x + w / 2, h / 2], [x, h])}${path([x + w, 0], [x + w / 2, h / 2], [x + w, h])}`;
const knot: Draw = (x, w, h) =>
  path([x + w / 2, h * 0.18], [x + w * 0.64, h / 2], [x + w / 2, h * 0.82], [x + w * 0.36, h / 2]);
const squares: Draw = (x, w, h) =>
  `${path([x, 0], [x + w / 2, 0], [x + w / 2, h / 2], [x, h / 2])}${path([x + w / 2, h / 2], [x + w, h / 2], [x + w, h], [x + w / 2, h])}`;
const slant: Draw = (x, w, h) => path([x + w / 2, 0], [x + w, 0], [x + w / 2, h], [x, h]);
const rosette: Draw = (x, w, h) => starPath(8, h * 0.46, h * 0.19, x + w / 2, h / 2);
const dot: Draw = (x, w, h) => {
  const r = round(h * 0.12);
  return `M${round(x + w / 2 - r)},${round(h / 2)}a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0z`;
};

const figure = (draw: Draw): Layer => ({ tone: 'figure', on: 'all', draw });
const heart = (draw: Draw): Layer => ({ tone: 'heart', on: 'all', draw });
const alternate = (draw: Draw): Layer[] => [
  { tone: 'figure', on: 'even', draw },
  { tone: 'heart', on: 'odd', draw },
];

const LAYERS: Record<Motif, Layer[]> = {
  lozenge: [figure(lozenge(1)), heart(lozenge(0.44))],
  chevron: alternate(chevron),
  rosette: [figure(rosette), heart(dot)],
  sawtooth: alternate(tooth),
  wave: [figure(arch(1, 0.92)), heart(arch(0.42, 0.5))],
  bowtie: [figure(bow), heart(knot)],
  check: [figure(squares)],
  hazard: [figure(slant)],
};

/** The paint each motif wears when nothing else is asked for. */
export const PAINTS: Record<Motif, BandPaint> = {
  lozenge: { field: palette.laterite, figure: palette.amber, heart: palette.paper, line: palette.paper },
  chevron: { field: palette.deep, figure: palette.amber, heart: palette.laterite, line: palette.paper },
  rosette: { field: palette.forest, figure: palette.amber, heart: palette.laterite, line: palette.ink },
  sawtooth: { field: palette.amber, figure: palette.forest, heart: palette.laterite, line: palette.ink },
  wave: { field: palette.glass, figure: palette.forest, heart: palette.paper, line: palette.ink },
  bowtie: { field: palette.amber, figure: palette.ink, heart: palette.laterite, line: palette.ink },
  check: { field: palette.paper, figure: palette.laterite, heart: palette.laterite, line: palette.ink },
  hazard: { field: palette.amber, figure: palette.ink, heart: palette.ink, line: palette.ink },
};

/** How many motifs make one turn of the pattern: two where the colours alternate. */
export function period(motif: Motif): 1 | 2 {
  return LAYERS[motif].some((layer) => layer.on !== 'all') ? 2 : 1;
}

/** The whole number of motifs that suits a band of this size, at least one. */
export function motifCount(width: number, height: number): number {
  return Math.max(1, Math.round(width / (height * PITCH)));
}

/**
 * The figures of a run of motifs, one path for each colour.
 * @param width of one motif
 * @param height of the field, which starts at y = 0
 */
export function motifPaths(motif: Motif, paint: BandPaint, count: number, width: number, height: number) {
  const indices = Array.from({ length: count }, (_, index) => index);
  return LAYERS[motif].map(({ tone, on, draw }) => ({
    fill: paint[tone],
    d: indices
      .filter((index) => on === 'all' || (index % 2 === 0) === (on === 'even'))
      .map((index) => draw(index * width, width, height))
      .join(''),
  }));
}
