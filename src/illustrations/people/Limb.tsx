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
