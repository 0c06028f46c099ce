import type { ReactNode } from 'react';
import { MATERIALS } from '../../goods/materials.ts';
import { PALLET, Pallet } from '../../goods/Pallet.tsx';
import { palette } from '../../palette.ts';
import { mustBeSeen } from '../../parts/key.ts';
import { starPath } from '../../parts/star.ts';
import { useDarks } from '../../parts/surface.tsx';

const LIFT = 34;
const WHEELS = [
  { x: -118, radius: 24 },
  { x: 12, radius: 30 },
];

/** A forklift with a pallet on its forks, and on that the load it is given; faces right on y = 0, its mast at x = 40, 215 cm tall. */
export function Forklift({ children }: { children: ReactNode }) {
  const darks = useDarks();
  return (
    <>
      <path fill={darks.part} d="M40-232h8V-8h-8zM54-232h8V-8h-8zM40-232h22v8H40z" />
      <g transform={`translate(74 ${-LIFT})`}>
        <Pallet />
        <g transform={`translate(2 ${-PALLET.height})`}>{children}</g>
      </g>
      <path fill={MATERIALS.steel.shade} d={`M62-${LIFT + 60}h8v${52}h122v6H62z`} />
      <path fill={darks.part} d="M-104-212H18v9H-104zM-100-206h8v100h-8zM8-206h8l22 132h-9z" />
      <path
        {...mustBeSeen('face')}
        fill={MATERIALS.skin.lit}
        d="M-44-146v-12c-5-5-6-12-4-20h24c1 5 2 7 4 12l-3 2c1 9-3 13-10 12v6z"
      />
      <path fill={palette.ink} d="M-31-169a2 2 0 1 1 4 0 2 2 0 0 1-4 0z" />
      <path fill={palette.paper} d="M-52-174q-1-18 14-18 13 0 14 14l7 1v3z" />
      <path fill={palette.leaf} d="M-64-92v-38q0-16 14-16h12q14 0 14 16v38z" />
      <path fill={palette.forest} d="M-46-132h11q3 18 8 22l24 2v11l-30-1q-11-10-13-34z" />
      <path fill={palette.ink} d="M-2-122h5l-8 40h-5z" />
      <path fill={palette.laterite} d="M-146-92q0-12 12-12h52l8 14H28v62h-174z" />
      <path fill={palette.lateriteDeep} d="M-146-54H28v26h-174z" />
      <path fill={palette.amber} d={starPath(5, 15, 6, -112, -78)} />
      {WHEELS.map(({ x, radius }) => (
        <g key={x} transform={`translate(${x} ${-radius})`}>
          <circle r={radius} fill={darks.part} />
          <circle r={radius * 0.55} fill={palette.amber} />
          <circle r={radius * 0.22} fill={palette.ink} />
        </g>
      ))}
    </>
  );
}
