import { useId } from 'react';
import { palette } from '../palette.ts';

const STRIPE = 72;
const SLOPE = 92;
const DROP = 36;
const HEIGHT = SLOPE + DROP + STRIPE / 2;

/** A market stall's awning across the top of a section, whose stripes end in scallops; decoration only. */
export function Awning({ className = '' }: { className?: string }) {
  const id = useId();
  const scallop = (x: number, width: number) =>
    `M${x} ${SLOPE}h${width}v${DROP}a${width / 2} ${width / 2} 0 0 1-${width} 0z`;
  return (
    <svg className={`block w-full ${className}`} height={HEIGHT} aria-hidden="true">
      <pattern id={id} width={2 * STRIPE} height={HEIGHT} patternUnits="userSpaceOnUse">
        <path fill={palette.laterite} d={`M0 0h${STRIPE}v${SLOPE}H0z`} />
        <path fill={palette.paper} d={`M${STRIPE} 0h${STRIPE}v${SLOPE}h-${STRIPE}z`} />
        <path fill={palette.lateriteDeep} d={scallop(0, STRIPE)} />
        <path fill={palette.rule} d={scallop(STRIPE, STRIPE)} />
        <path fill={palette.ink} d={`M0 ${SLOPE - 6}h${2 * STRIPE}v6H0z`} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
