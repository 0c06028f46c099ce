import type { ReactNode } from 'react';
import { BandStrip } from '../../bands/BandStrip.tsx';
import type { BandPaint, Motif } from '../../bands/motifs.ts';
import { type Colour, palette } from '../../palette.ts';

/** A printed guide in millimetres, A4: these drawings are ten times as large as the lorries. */
export const GUIDE = { width: 210, height: 297, thickness: 17 };

const SPINE = 12;
const BAND = 34;
const TITLE_AT = 66;

interface Print {
  field: Colour;
  /** Second tone, for the spine. */
  shade: Colour;
  /** The lines that stand for a title. */
  letters: Colour;
  motif: Motif;
  paint?: BandPaint;
}

/** The colours of the printed guides in the drawings. */
export const PRINTS = {
  forest: { field: palette.forest, shade: palette.deep, letters: palette.paper, motif: 'lozenge' },
  amber: { field: palette.amber, shade: palette.amberFoot, letters: palette.ink, motif: 'bowtie' },
  glass: { field: palette.glass, shade: palette.leaf, letters: palette.ink, motif: 'wave' },
  ink: { field: palette.ink, shade: palette.rubber, letters: palette.paper, motif: 'chevron' },
  sand: { field: palette.sand, shade: palette.rule, letters: palette.ink, motif: 'sawtooth' },
} as const satisfies Record<string, Print>;

interface PrintedProps {
  print: Print;
  /** The picture on it, about x = 0, its ground at y = 0. */
  children?: ReactNode;
}

/** A guide seen from the front, its lower edge about x = 0 on y = 0. */
export function PrintedCover({ print: { field, shade, letters, motif, paint }, children }: PrintedProps) {
  const { width, height } = GUIDE;
  const left = -width / 2;
  return (
    <>
      <path fill={field} d={`M${left}-${height}h${width}v${height}h-${width}z`} />
      <BandStrip
        motif={motif}
        paint={paint}
        x={left + SPINE}
        y={-height}
        width={width - SPINE}
        height={BAND}
      />
      <path fill={letters} d={`M${left + SPINE + 16}-${height - TITLE_AT}h128v15h-128zm0 23h92v15h-92z`} />
      <path fill={shade} d={`M${left}-${height}h${SPINE}v${height}h-${SPINE}z`} />
      <g transform={`translate(${SPINE / 2} -34)`}>{children}</g>
    </>
  );
}

/** A guide lying with its spine to us, its left end at x = 0 on y = 0. */
export function PrintedSpine({ print: { field, shade, letters, motif, paint } }: PrintedProps) {
  const { height, thickness } = GUIDE;
  return (
    <>
      <path fill={palette.paper} d={`M4-${thickness}h${height - 4}v${thickness}H4z`} />
      <path fill={field} d={`M0-${thickness}h${height}v${thickness - 3}H0z`} />
      <path fill={shade} d={`M0-3h${height}v3H0z`} />
      <BandStrip
        motif={motif}
        paint={paint}
        x={14}
        y={-thickness}
        width={64}
        height={thickness - 3}
        count={6}
      />
      <path fill={letters} d="M98-11h110v5H98z" />
    </>
  );
}
