import { FIELD, LINE, motifPaths, PAINTS } from '../bands/motifs.ts';
import { Canvas } from '../parts/Canvas.tsx';
import { Repeat } from '../parts/Repeat.tsx';

/** Width of the tailboard, in cm. */
const TAILBOARD = 250;
/** How far the body runs on to the left of it, seen from the side: beyond the edge of any screen. */
const RUN = 950;
const HEIGHT = 12.5;
const PITCH = 10;
/** Ten motifs are drawn, the others point to them. */
const STRETCH = 10;
const STRETCHES = [150, 50, -50, -150, -250, -350, -450, -550, -650, -750, -850, -950] as const;

/** A band along the board: the tailboard's width on a phone, and running off the screen's left edge on a wide one. */
export function BoardBand({ motif }: { motif: 'lozenge' | 'chevron' }) {
  const paint = PAINTS[motif];
  const height = HEIGHT * FIELD;
  return (
    <Canvas box={[0, 0, TAILBOARD, HEIGHT]} className="lorry-band">
      <path fill={paint.line} d={`M${-RUN},0h${RUN + TAILBOARD}v${HEIGHT}h${-RUN - TAILBOARD}z`} />
      <g transform={`translate(0 ${HEIGHT * LINE})`}>
        <path fill={paint.field} d={`M${-RUN},0h${RUN + TAILBOARD}v${height}h${-RUN - TAILBOARD}z`} />
        <Repeat at={STRETCHES}>
          {motifPaths(motif, paint, STRETCH, PITCH, height).map((layer) => (
            <path key={layer.fill} {...layer} />
          ))}
        </Repeat>
      </g>
    </Canvas>
  );
}
