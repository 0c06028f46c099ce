import { type BandPaint, FIELD, LINE, type Motif, motifCount, motifPaths, PAINTS } from './motifs.ts';

interface BandStripProps {
  motif: Motif;
  paint?: BandPaint;
  /** Top left corner and size, in the units of the drawing. */
  x?: number;
  y?: number;
  width: number;
  height: number;
  /** How many motifs, when a seam or a door asks for another number than suits the size. */
  count?: number;
}

/** A painted band inside a drawing: line, field, line, and as many whole motifs as suit its width. */
export function BandStrip({
  motif,
  paint = PAINTS[motif],
  x = 0,
  y = 0,
  width,
  height,
  count = motifCount(width, height),
}: BandStripProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path fill={paint.line} d={`M0,0h${width}v${height}h${-width}z`} />
      <g transform={`translate(0 ${height * LINE})`}>
        <path fill={paint.field} d={`M0,0h${width}v${height * FIELD}h${-width}z`} />
        {motifPaths(motif, paint, count, width / count, height * FIELD).map((layer) => (
          <path key={layer.fill + layer.d.length} {...layer} />
        ))}
      </g>
    </g>
  );
}
