import { BandStrip } from '../bands/BandStrip.tsx';
import { type BandPaint, PAINTS } from '../bands/motifs.ts';
import { FRAME_TOP } from './Chassis.tsx';
import { BOX_PAINTS, type BoxPaint } from './Container.tsx';
import { useDarks } from './surface.tsx';

const HEIGHT = 118;
const STAKE = 10;

interface DropsideProps {
  /** Right end, at the cab's back, what it stands on, and length, in cm. */
  x?: number;
  y?: number;
  length: number;
  /** Boards between two stakes. */
  bays?: number;
  paint?: BoxPaint;
  band?: BandPaint;
}

/** An open body with hinged sides: boards, stakes, and a painted band along the boards. */
export function Dropside({
  x = 0,
  y = FRAME_TOP,
  length,
  bays = 4,
  paint = BOX_PAINTS.amber,
  band = PAINTS.lozenge,
}: DropsideProps) {
  const darks = useDarks();
  const top = y - HEIGHT;
  const bay = (length - STAKE) / bays;
  const posts = Array.from({ length: bays + 1 }, (_, index) => Math.round(index * bay));
  return (
    <g transform={`translate(${x - length} ${top})`}>
      <path fill={paint.side} d={`M0,0h${length}v${HEIGHT}h-${length}z`} />
      <path fill={paint.shade} d={`M0,${HEIGHT - 12}h${length}v12h-${length}z`} />
      {posts.slice(0, bays).map((post) => (
        <BandStrip
          key={post}
          motif="lozenge"
          paint={band}
          x={post + STAKE}
          y={34}
          width={bay - STAKE}
          height={44}
        />
      ))}
      <path
        fill={darks.part}
        d={posts.map((post) => `M${post},-8h${STAKE}v${HEIGHT + 8}h-${STAKE}z`).join('')}
      />
      <path fill={darks.part} d={`M${length - STAKE},-44h${STAKE}v${HEIGHT + 44}h-${STAKE}z`} />
    </g>
  );
}
