import { BandStrip } from '../bands/BandStrip.tsx';
import { type Colour, palette } from '../palette.ts';
import { Canvas } from '../parts/Canvas.tsx';
import { starPath } from '../parts/star.ts';
import { CLOTHS, type Cloth } from './cloth.ts';
import { Head, type Headwear } from './Head.tsx';

interface PortraitProps {
  wears: Headwear;
  cloth: Cloth;
  ground: Colour;
  star: Colour;
}

/** A person as sign painters put one on a lorry's door: in profile before a great star, above a band. */
function Portrait({ wears, cloth, ground, star }: PortraitProps) {
  return (
    <Canvas box={[-60, -74, 120, 120]}>
      <path fill={ground} d="M-60-74H60V46H-60z" />
      <path fill={star} d={starPath(16, 56, 40, 2, -20)} />
      <path fill={cloth.lit} d="M-44 46q0-44 30-48l12-4h12l14 4q26 6 28 48z" />
      <path fill={cloth.shade} d="M-44 46q0-44 30-48l8 12q-10 8-8 36z" />
      <g transform="translate(0 4) scale(1.16)">
        <Head wears={wears} />
      </g>
      <BandStrip motif="lozenge" x={-60} y={34} width={120} height={12} count={10} />
    </Canvas>
  );
}

const { deep, amber, laterite, glass, forest, sand, leaf } = palette;

/** The portraits by name: headwear, then cloth. */
export const PORTRAIT_DRAWINGS = {
  'cap-leaf': () => <Portrait wears="cap" cloth={CLOTHS.leaf} ground={amber} star={palette.amberFoot} />,
  'wrap-amber': () => <Portrait wears="wrap" cloth={CLOTHS.laterite} ground={deep} star={leaf} />,
  'helmet-amber': () => (
    <Portrait wears="helmet" cloth={CLOTHS.amber} ground={laterite} star={palette.lateriteDeep} />
  ),
  'hair-laterite': () => (
    <Portrait wears="hair" cloth={CLOTHS.laterite} ground={glass} star={palette.glassLight} />
  ),
  'wrap-leaf': () => <Portrait wears="wrap" cloth={CLOTHS.leaf} ground={sand} star={palette.rule} />,
  'cap-paper': () => <Portrait wears="cap" cloth={CLOTHS.paper} ground={forest} star={deep} />,
};
