import { BandStrip } from '../bands/BandStrip.tsx';
import { type BandPaint, PAINTS } from '../bands/motifs.ts';
import { type Colour, palette } from '../palette.ts';
import { BOX_PAINTS, type BoxPaint } from './Container.tsx';
import { Repeat } from './Repeat.tsx';
import { starPath } from './star.ts';
import { useDarks } from './surface.tsx';

/** Radius of a lorry's wheel, in cm: half of the 104 cm of a loaded 12.00 R20 tyre. */
const WHEEL_RADIUS = 52;
const STAR = starPath(12, 28, 16);

export interface WheelPaint {
  hub: Colour;
  star: Colour;
}

export const AMBER_WHEEL: WheelPaint = { hub: palette.amber, star: palette.laterite };
export const PAPER_WHEEL: WheelPaint = { hub: palette.paper, star: palette.forest };

interface WheelProps {
  /** Where its centre stands along the ground, in cm. */
  x?: number;
  paint?: WheelPaint;
  /** Class of the painted star, for a page that turns it. */
  starClass?: string;
}

/** A wheel with a painted star hub, standing on the ground (y = 0). */
export function Wheel({ x = 0, paint = AMBER_WHEEL, starClass }: WheelProps) {
  const darks = useDarks();
  return (
    <g transform={`translate(${x} ${-WHEEL_RADIUS})`}>
      <circle r={WHEEL_RADIUS} fill={darks.part} />
      <circle r="45.5" fill="none" stroke={darks.line} strokeWidth="3" />
      <circle r="31.2" fill={paint.hub} />
      <path d={STAR} fill={paint.star} className={starClass} />
      <circle r="11.3" fill={palette.ink} />
      <circle r="6.8" fill={palette.paper} />
    </g>
  );
}

/** Top of a rigid lorry's frame, and of a semi-trailer's deck, in cm above ground (negative is up). */
export const FRAME_TOP = -108;
export const DECK_TOP = -124;

/** Middles of axles, in cm. */
export type Axles = readonly [number, ...number[]];

interface RearProps {
  /** Left and right end of the frame, in cm. */
  from: number;
  to: number;
  axles: Axles;
  wheel?: WheelPaint;
}

/** A rigid lorry's frame with its rear axles; bodies stand on FRAME_TOP. */
export function Chassis({ from, to, axles, wheel = AMBER_WHEEL }: RearProps) {
  const darks = useDarks();
  return (
    <>
      <path fill={darks.part} d={`M${from},${FRAME_TOP}H${to}v20H${from}z`} />
      <Repeat at={axles}>
        <Wheel paint={wheel} />
      </Repeat>
    </>
  );
}

interface TrailerProps extends RearProps {
  /** Where the landing leg stands. */
  leg: number;
}

/** A semi-trailer's deck with axles and landing leg; bodies stand on DECK_TOP. */
export function Trailer({ from, to, axles, leg, wheel = PAPER_WHEEL }: TrailerProps) {
  const darks = useDarks();
  return (
    <>
      <path fill={palette.steelDeep} d={`M${leg},${DECK_TOP + 16}h9v84h-9zM${leg - 7},-26h23v6h-23z`} />
      <path fill={darks.part} d={`M${from},${DECK_TOP}H${to}v18H${from}z`} />
      <Repeat at={axles}>
        <Wheel paint={wheel} />
      </Repeat>
    </>
  );
}

/** Length of the tank in cm. */
export const TANK_LENGTH = 980;
export const TANK_HEIGHT = 200;
const RUNGS = [20, 46, 72, 98, 124, 150, 176].map((y) => `M40,${y}h34`).join('');

/** A tanker's barrel with domes, walkway, ladder and a band of chevrons; its right end stands at x. */
export function Tank({ x = 0 }: { x?: number }) {
  return (
    <g transform={`translate(${x - TANK_LENGTH} ${DECK_TOP - TANK_HEIGHT})`}>
      <path
        fill={palette.ink}
        d="M200,-16h40v20h-40zM470,-16h40v20h-40zM740,-16h40v20h-40zM180,-22h630v6h-630z"
      />
      <rect width={TANK_LENGTH} height={TANK_HEIGHT} rx="92" fill={palette.laterite} />
      <path fill={palette.lateriteDeep} d="M8,134h964q-22,66 -84,66h-796q-62,0 -84,-66z" />
      <path fill={palette.lateriteDeep} d="M240,0h8v200h-8zM486,0h8v200h-8zM732,0h8v200h-8z" />
      <BandStrip motif="chevron" paint={PAINTS.chevron} x={90} y={76} width={800} height={46} count={20} />
      <path fill={palette.steelDeep} d="M120,196h740v6h-740z" />
      <path fill="none" stroke={palette.ink} strokeWidth="5" d={`M40,2v198M74,-14v214${RUNGS}`} />
    </g>
  );
}

/** Height of the low deck, in cm above ground (negative is up): what stands here passes under a bridge. */
export const LOW_DECK = -66;

interface LowBedProps {
  /** Left end, where the neck rises, and right end, in cm. */
  from: number;
  neck: number;
  to: number;
  axles: Axles;
  wheel?: WheelPaint;
}

/** A low-bed trailer for machines and project cargo: a low deck before the axles, and a neck up to the tractor. */
export function LowBed({ from, neck, to, axles, wheel = PAPER_WHEEL }: LowBedProps) {
  const darks = useDarks();
  const rear = Math.max(...axles) + 70;
  return (
    <>
      <Repeat at={axles}>
        <Wheel paint={wheel} />
      </Repeat>
      <path
        fill={darks.part}
        d={`M${from},${DECK_TOP}H${rear}L${rear + 46},${LOW_DECK}H${neck - 46}L${neck},${DECK_TOP}H${to}v18H${neck + 12}L${neck - 30},${LOW_DECK + 20}H${rear + 36}L${rear - 10},${DECK_TOP + 18}H${from}z`}
      />
      <path fill={palette.amber} d={`M${from},${DECK_TOP + 4}h24v10h-24z`} />
    </>
  );
}

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
