import { useId } from 'react';
import { type BandPaint, FIELD, LINE, type Motif, motifPaths, PAINTS, PITCH, period } from './motifs.ts';

/** The three heights a band may have on a page, in px, and the classes that round its run to whole motifs. */
const SIZES = {
  small: { height: 20, className: 'h-5 w-[round(down,100%,16px)]' },
  medium: { height: 30, className: 'h-7.5 w-[round(down,100%,24px)]' },
  large: { height: 40, className: 'h-10 w-[round(down,100%,32px)]' },
} as const;

interface BandProps {
  motif?: Motif;
  paint?: BandPaint;
  size?: keyof typeof SIZES;
  className?: string;
}

/** A full-width painted edge of a section; decoration only. */
export function Band({
  motif = 'lozenge',
  paint = PAINTS[motif],
  size = 'medium',
  className = '',
}: BandProps) {
  const id = useId();
  const { height, className: run } = SIZES[size];
  const pitch = height * PITCH;
  const line = height * LINE;
  const tile = pitch * period(motif);
  // The run is rounded down to whole motifs and centred; the svg behind it paints line and field to both edges.
  return (
    <div className={`relative flex justify-center overflow-hidden ${className}`}>
      <svg className="absolute inset-0 size-full" aria-hidden="true" focusable="false">
        <rect width="100%" height="100%" fill={paint.line} />
        <rect y={line} width="100%" height={height * FIELD} fill={paint.field} />
      </svg>
      <svg className={`relative ${run}`} aria-hidden="true" focusable="false">
        <pattern id={id} width={tile} height={height} patternUnits="userSpaceOnUse">
          <g transform={`translate(0 ${line})`}>
            {motifPaths(motif, paint, period(motif), pitch, height * FIELD).map((layer) => (
              <path key={layer.fill} {...layer} />
            ))}
          </g>
        </pattern>
        <rect width="100%" height="100%" fill={`url(#${id})`} />
      </svg>
    </div>
  );
}
