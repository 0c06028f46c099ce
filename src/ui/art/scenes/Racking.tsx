import { PALLET, Pallet } from '../goods/Pallet.tsx';
import { times } from '../goods/shapes.ts';
import { palette } from '../palette.ts';
import { Canvas } from '../parts/Canvas.tsx';
import { Layers } from '../parts/Layers.tsx';
import type { Point } from '../parts/polygon.ts';
import { LOAD_KINDS, type Load, PalletLoad } from './PalletLoad.tsx';
import type { SceneProps, View } from './scene.ts';

/** From one upright to the next, in centimetres. */
export const BAY = 158;
/** From one beam to the next, in centimetres. */
const LEVEL = 130;
const UPRIGHT = 13;
const BEAM = 15;

/** The loads of the bays, from the floor upwards; a bay without a load is free. */
export type Bay = readonly (Load | undefined)[];

/** Racking on the ground line y = 0, its first upright at x = 0: amber uprights, laterite beams, a pallet in each loaded bay. */
export function Rack({ bays }: { bays: readonly Bay[] }) {
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
      {LOAD_KINDS.map((kind) => (
        <PalletLoad
          key={kind}
          of={kind}
          at={pallets.flatMap(({ load, x, y }) => (load === kind ? [[x + 2, y - PALLET.height]] : []))}
        />
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
      <Rack bays={compact ? BAYS.map(([floor, , top]) => [floor, top]) : BAYS} />
    </Canvas>
  );
}
