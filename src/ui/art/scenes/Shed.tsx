import { BandStrip } from '../bands/BandStrip.tsx';
import { times } from '../goods/shapes.ts';
import { palette } from '../palette.ts';
import { mustBeSeen } from '../parts/key.ts';
import { Layers } from '../parts/Layers.tsx';

const DOOR_PITCH = 420;
const DOORS = 4;
const SLATS = 7;
const DOOR = [
  { fill: palette.rule, d: 'M0-330h320V0H0z' },
  {
    fill: palette.sand,
    d: times(SLATS)
      .map((slat) => `M16-${316 - slat * 45}h288v12H16z`)
      .join(''),
  },
];

/** A transit shed with roller doors and a painted eave, its left wall at x = 0 on y = 0; 1,800 by 560 cm. */
export function Shed() {
  return (
    <>
      <path fill={palette.sand} d="M0-460h1800V0H0z" />
      <path {...mustBeSeen('roof')} fill={palette.deep} d="M-40-460 60-560h1680l100 100z" />
      <BandStrip motif="sawtooth" y={-460} width={1800} height={62} />
      <Layers of={DOOR} at={times(DOORS).map((door) => [110 + door * DOOR_PITCH, 0])} />
    </>
  );
}
