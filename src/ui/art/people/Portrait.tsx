import { BandStrip } from '../bands/BandStrip.tsx';
import { type Colour, palette } from '../palette.ts';
import { Canvas } from '../parts/Canvas.tsx';
import { starPath } from '../parts/star.ts';
import { CAST } from './cast.ts';
import type { View } from './Features.tsx';
import { Head } from './Head.tsx';
import type { Person } from './person.ts';

interface PortraitProps {
  of: Person;
  view: View;
  ground: Colour;
  star: Colour;
}

/** A person as sign painters put one on a lorry's door: before a great star, above a band. */
function Portrait({ of, view, ground, star }: PortraitProps) {
  const { cloth, skin } = CAST[of];
  return (
    <Canvas box={[-60, -74, 120, 120]}>
      <path fill={ground} d="M-60-74H60V46H-60z" />
      <path fill={star} d={starPath(16, 58, 44, 0, -22)} />
      <path fill={cloth.lit} d="M-46 46q-1-32 24-38l12-5h20l12 5q25 6 24 38z" />
      <path fill={cloth.shade} d="M-46 46q-1-32 24-38l4-1.500q-12 12-9 39.500z" />
      <path fill={skin.shade} d="M-9 3q9 13 18 0l-1-4H-8z" />
      <g transform="translate(0 6) scale(1.2)">
        <Head of={of} view={view} />
      </g>
      <BandStrip motif="lozenge" x={-60} y={34} width={120} height={12} count={10} />
    </Canvas>
  );
}

const { deep, amber, laterite, glass, sand } = palette;

/** The portraits by whose they are. */
export const PORTRAIT_DRAWINGS = {
  haulier: () => <Portrait of="haulier" view="turned" ground={amber} star={palette.amberFoot} />,
  payer: () => <Portrait of="payer" view="front" ground={deep} star={palette.leaf} />,
  marshal: () => <Portrait of="marshal" view="front" ground={palette.leaf} star={palette.forest} />,
  loader: () => <Portrait of="loader" view="turned" ground={glass} star={palette.glassLight} />,
  clerk: () => <Portrait of="clerk" view="front" ground={sand} star={palette.rule} />,
  trader: () => <Portrait of="trader" view="turned" ground={laterite} star={palette.lateriteDeep} />,
} satisfies Record<Person, () => React.ReactNode>;
