import type { ReactNode } from 'react';
import { Bag } from '../goods/Bag.tsx';
import { CARTON, Carton } from '../goods/Carton.tsx';
import { Crate } from '../goods/Crate.tsx';
import { Drum } from '../goods/Drum.tsx';
import { Layers } from '../goods/Layers.tsx';
import { PALLET, Pallet } from '../goods/Pallet.tsx';
import { stack, times } from '../goods/shapes.ts';
import { WrappedLoad } from '../goods/WrappedLoad.tsx';
import { palette } from '../palette.ts';
import { Canvas } from '../parts/Canvas.tsx';
import type { Point } from '../parts/polygon.ts';
import type { SceneProps, View } from './scene.ts';

/** From one upright to the next, in centimetres. */
export const BAY = 158;
/** From one beam to the next, in centimetres. */
const LEVEL = 130;
const UPRIGHT = 13;
const BEAM = 15;

export type Load = 'wrapped' | 'cartons' | 'drums' | 'crates' | 'cement' | 'jute';

/** What stands in the bays, from the floor upwards; a bay without a load is free. */
export type Bay = readonly (Load | undefined)[];

const BAGS = stack({
  count: 8,
  across: 2,
  pitch: { width: 61.5, height: 22.5 },
  bond: 2.5,
  from: [-2, 0],
});

const LOADS: Record<Load, ReactNode> = {
  wrapped: <WrappedLoad />,
  cartons: (
    <Carton
      at={stack({ count: 6, across: 3, pitch: { width: 39.5, height: CARTON.height }, from: [1, 0] })}
    />
  ),
  drums: (
    <>
      <Drum />
      <Drum paint="forest" at={[[61, 0]]} />
    </>
  ),
  crates: <Crate at={stack({ count: 2, across: 2, pitch: { width: 61, height: 0 } })} />,
  cement: <Bag at={BAGS} />,
  jute: <Bag kind="jute" at={BAGS} />,
};

/** What stands in racking, once per drawing; `id` keeps the names apart from other drawings of the page. */
export function RackingParts({ id }: { id: string }) {
  return (
    <defs>
      {Object.entries(LOADS).map(([load, drawn]) => (
        <g key={load} id={`${id}-${load}`}>
          {drawn}
        </g>
      ))}
    </defs>
  );
}

/** Racking on the ground line y = 0, its first upright at x = 0: amber uprights, laterite beams, a pallet in each loaded bay. */
export function Rack({ id, bays }: { id: string; bays: readonly Bay[] }) {
  const levels = Math.max(...bays.map((bay) => bay.length));
  const pallets = bays.flatMap((bay, column) =>
    bay.flatMap((load, level) => {
      const x = column * BAY + UPRIGHT + (BAY - UPRIGHT - PALLET.width) / 2;
      return load ? { load, x, y: -level * LEVEL } : [];
    }),
  );
  const width = bays.length * BAY + UPRIGHT;
  const uprights = times(bays.length + 1).flatMap((column) =>
    times(levels).map((level): Point => [column * BAY, -level * LEVEL]),
  );
  return (
    <>
      <Pallet at={pallets.map(({ x, y }) => [x, y])} />
      {pallets.map(({ load, x, y }) => (
        <use key={`${x} ${y}`} href={`#${id}-${load}`} x={x + 2} y={y - PALLET.height} />
      ))}
      <Layers of={beam(width)} at={times(levels - 1).map((level) => [0, -LEVEL * (level + 1)])} />
      <Layers of={UPRIGHT_LAYERS} at={uprights} />
    </>
  );
}

const beam = (width: number) => [
  { d: `M0 0h${width}v${BEAM}H0z`, fill: palette.laterite },
  { d: `M0 ${BEAM - 4}h${width}v4H0z`, fill: palette.lateriteDeep },
];

/** An upright from one level to the next, and its holes. */
const UPRIGHT_LAYERS = [
  { d: `M0 0V${-LEVEL}h${UPRIGHT}V0z`, fill: palette.amber },
  {
    d: times(5)
      .map((i) => `M${UPRIGHT / 2 - 2} ${-12 - i * 26}v-9h4v9z`)
      .join(''),
    fill: palette.ink,
  },
];

const CARD: View = [0, -392, 420, 392];
const TILE: View = [0, -278, 347, 278];

const BAYS: readonly Bay[] = [
  ['cement', 'drums', 'wrapped'],
  ['jute', 'crates', 'cartons'],
  ['cement', 'cartons', 'wrapped'],
];

/**
 * The warehouse card: three bays that bleed off its right edge, on the card's lower edge, for an ink field.
 * `compact` is two levels of them, for the flat card of a phone.
 */
export function Racking({ compact = false, ...props }: SceneProps & { compact?: boolean }) {
  return (
    <Canvas box={compact ? TILE : CARD} {...props}>
      <RackingParts id="racking" />
      <Rack id="racking" bays={compact ? BAYS.map(([floor, , top]) => [floor, top]) : BAYS} />
    </Canvas>
  );
}
