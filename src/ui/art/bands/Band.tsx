import { useId } from 'react';
import { type BandPaint, type Motif, motifPaths, PAINTS, period } from './motifs.ts';

/**
 * The heights a band may have on a page, in whole px so that its edges are sharp: line, field, and the width of one
 * motif, which the class rounds the run to.
 */
const SIZES = {
  small: { line: 2, field: 16, pitch: 16, className: 'h-5 w-[round(down,100%,16px)]' },
  medium: { line: 4, field: 24, pitch: 24, className: 'h-8 w-[round(down,100%,24px)]' },
  large: { line: 5, field: 34, pitch: 36, className: 'h-11 w-[round(down,100%,36px)]' },
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
  const { line, field, pitch, className: run } = SIZES[size];
  const tile = pitch * period(motif);
  // The run is rounded down to whole motifs and centred, or full width where CSS has no round(); the svg behind it
  // paints line and field to both edges.
  return (
    <div className={`relative flex justify-center overflow-hidden print:hidden ${className}`}>
      <svg className="absolute inset-0 size-full" aria-hidden="true">
        <rect width="100%" height="100%" fill={paint.line} />
        <rect y={line} width="100%" height={field} fill={paint.field} />
      </svg>
      <svg width="100%" className={`relative ${run}`} aria-hidden="true">
        <pattern id={id} width={tile} height={field + 2 * line} patternUnits="userSpaceOnUse">
          <g transform={`translate(0 ${line})`}>
            {motifPaths(motif, paint, period(motif), pitch, field).map((layer) => (
              <path key={layer.fill} {...layer} />
            ))}
          </g>
        </pattern>
        <rect width="100%" height="100%" fill={`url(#${id})`} />
      </svg>
    </div>
  );
}
