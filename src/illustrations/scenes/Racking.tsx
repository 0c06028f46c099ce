import { Bag } from '../goods/Bag.tsx';
import { Carton } from '../goods/Carton.tsx';
import { Crate } from '../goods/Crate.tsx';
import { Drum } from '../goods/Drum.tsx';
import { PALLET, Pallet } from '../goods/Pallet.tsx';
import { times } from '../goods/shapes.ts';
import { WrappedLoad } from '../goods/WrappedLoad.tsx';
import { palette } from '../palette.ts';
import { Canvas } from '../parts/Canvas.tsx';
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

/** The parts of racking, once per drawing; `id` keeps their names apart from other drawings of the page. */
export function RackingParts({ id }: { id: string }) {
  return (
    <defs>
      <g id={`${id}-pallet`}>
        <Pallet />
      </g>
      <g id={`${id}-cement-bag`}>
        <Bag />
      </g>
      <g id={`${id}-jute-bag`}>
        <Bag kind="jute" />
      </g>
      <g id={`${id}-carton`}>
        <Carton />
      </g>
      <g id={`${id}-wrapped`}>
        <WrappedLoad />
      </g>
      <g id={`${id}-cartons`}>
        {times(6).map((i) => (
          <use key={i} href={`#${id}-carton`} x={(i % 3) * 39.5 + 1} y={-34 * Math.floor(i / 3)} />
        ))}
      </g>
      <g id={`${id}-drums`}>
        <Drum />
        <g transform="translate(61)">
          <Drum paint="forest" />
        </g>
      </g>
      <g id={`${id}-crates`}>
        <Crate />
        <g transform="translate(61)">
          <Crate />
        </g>
      </g>
      {(['cement', 'jute'] as const).map((kind) => (
        <g key={kind} id={`${id}-${kind}`}>
          {times(8).map((i) => (
            <use
              key={i}
              href={`#${id}-${kind}-bag`}
              x={(i % 2) * 61.5 - 2 + (Math.floor(i / 2) % 2) * 2.5}
              y={-22.5 * Math.floor(i / 2)}
            />
          ))}
        </g>
      ))}
      <path id={`${id}-upright`} d={`M0 0V${-LEVEL}h${UPRIGHT}V0z`} fill={palette.amber} />
      <path
        id={`${id}-holes`}
        d={times(5)
          .map((i) => `M${UPRIGHT / 2 - 2} ${-12 - i * 26}v-9h4v9z`)
          .join('')}
        fill={palette.ink}
      />
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
  return (
    <>
      {pallets.map(({ load, x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <use href={`#${id}-pallet`} />
          <use href={`#${id}-${load}`} x="2" y={-PALLET.height} />
        </g>
      ))}
      {times(levels - 1).map((level) => (
        <g key={level}>
          <path d={`M0 ${-LEVEL * (level + 1)}h${width}v${BEAM}H0z`} fill={palette.laterite} />
          <path d={`M0 ${-LEVEL * (level + 1) + BEAM - 4}h${width}v4H0z`} fill={palette.lateriteDeep} />
        </g>
      ))}
      {times(bays.length + 1).flatMap((column) =>
        times(levels).map((level) => (
          <g key={`${column}-${level}`} transform={`translate(${column * BAY} ${-level * LEVEL})`}>
            <use href={`#${id}-upright`} />
            <use href={`#${id}-holes`} />
          </g>
        )),
      )}
    </>
  );
}

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
