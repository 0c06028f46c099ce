import { useId } from 'react';
import { palette } from '#src/ui/art/palette.ts';

const TOOTH = { width: 16, height: 10 };

/** The toothed edge that a cutter leaves on paper, as wide as the paper above it; decoration. */
export function TornEdge() {
  const id = useId();
  return (
    <svg width="100%" height={TOOTH.height} className="block" aria-hidden="true">
      <pattern id={id} width={TOOTH.width} height={TOOTH.height} patternUnits="userSpaceOnUse">
        <path fill={palette.paper} d={`M0,0h${TOOTH.width}l${-TOOTH.width / 2},${TOOTH.height}z`} />
      </pattern>
      <rect width="100%" height={TOOTH.height} fill={`url(#${id})`} />
    </svg>
  );
}
