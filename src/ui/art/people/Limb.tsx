interface LimbProps {
  /** From joint to joint, as the data of a path. */
  d: string;
  fill: string;
  /** Thickness in centimetres. */
  width?: number;
}

/** An arm or a part of one, round at its joints. */
export function Limb({ d, fill, width = 11 }: LimbProps) {
  return (
    <path d={d} fill="none" stroke={fill} strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />
  );
}

type Point = readonly [x: number, y: number];

interface ArmProps {
  shoulder: Point;
  elbow: Point;
  hand: Point;
  sleeve: string;
  skin: string;
  /** The sleeve ends at the elbow. */
  short?: boolean;
}

/** How far down the lower arm a long sleeve reaches. */
const CUFF = 0.72;

/** An arm with its sleeve and hand. */
export function Arm({ shoulder, elbow, hand, sleeve, skin, short = false }: ArmProps) {
  const cuff = elbow.map((from, axis) => from + ((hand[axis] ?? from) - from) * (short ? 0 : CUFF));
  const upper = short ? `M${shoulder}L${midway(shoulder, elbow)}` : `M${shoulder}L${elbow}L${cuff}`;
  return (
    <>
      <Limb fill={skin} width={10} d={`M${shoulder}L${elbow}L${hand}`} />
      <circle cx={hand[0]} cy={hand[1]} r="6.500" fill={skin} />
      <Limb fill={sleeve} width={14} d={upper} />
    </>
  );
}

const midway = (a: Point, b: Point): Point => [a[0] + (b[0] - a[0]) * 0.7, a[1] + (b[1] - a[1]) * 0.7];
