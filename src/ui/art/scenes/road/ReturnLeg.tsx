import { CRATE_PITCH, Crate } from '../../goods/cartons.tsx';
import { emptyPallets, PALLET, Pallet } from '../../goods/pallets.tsx';
import { stack, times } from '../../goods/shapes.ts';
import { Flatbed } from '../../lorry/fleet/articulated.tsx';
import { palette } from '../../palette.ts';
import { Canvas } from '../../parts/Canvas.tsx';
import { DECK_TOP } from '../../parts/Chassis.tsx';
import { CAB_PAINTS } from '../../parts/paint.ts';
import { useDarks } from '../../parts/surface.tsx';
import { CLOTHS } from '../../people/cast.ts';
import { Marshal } from '../../people/people.tsx';
import type { SceneProps, View } from '../scene.ts';

/** A shade tree, as stands in most yards; about x = 0 on y = 0, 560 cm tall. */
export function Tree() {
  const darks = useDarks();
  return (
    <>
      <path fill={darks.part} d="M-16 0l6-250-60-70 14-10 50 50 8-70h16l4 84 56-58 12 12-62 76 6 236z" />
      <path
        fill={palette.leaf}
        d="M-190-330q-30-70 40-110 0-80 90-84 50-50 116-14 90-6 104 76 66 46 28 120-30 50-100 28-40 34-96 12-70 30-106-10-60 20-76-18z"
      />
      <path
        fill={palette.forest}
        d="M-190-330q20 20 70 8 40 18 90-6 50 24 100-4 60 18 106-14 20-12 20-40 14 60-8 94-30 50-100 28-40 34-96 12-70 30-106-10-60 20-76-18z"
      />
    </>
  );
}

const WIDE: View = [-620, -600, 2120, 680];
const NARROW: View = [-420, -480, 900, 560];
const STACKS = [-1210, -1074, -938, -802, -666] as const;
const EMPTY_PALLETS = [-500, -360, -220] as const;
const HIGH = 12;

/** A truck on its way home, to the left, with empty crates and pallets, waved in at the yard; for an amber field. */
export function ReturnLeg({ compact = false, ...props }: SceneProps & { compact?: boolean }) {
  return (
    <Canvas box={compact ? NARROW : WIDE} {...props}>
      <ReturnRoad />
      <g transform="translate(-330)">
        <Marshal vest={CLOTHS.laterite} />
      </g>
    </Canvas>
  );
}

/** The road and the truck without a sheet of its own, for larger drawings; nobody stands on it. */
export function ReturnRoad() {
  return (
    <>
      <circle cx="1180" cy="-400" r="150" fill={palette.laterite} />
      <g transform="translate(-470)">
        <Tree />
      </g>
      <path fill={palette.ink} d="M-700 0h2300v200H-700z" />
      <path
        fill={palette.amber}
        d={times(13)
          .map((i) => `M${-660 + i * 180} 46h90l-16-12h-90z`)
          .join('')}
      />
      <g transform="scale(-1 1)">
        <Flatbed paint={CAB_PAINTS.forest} driver>
          <Pallet at={STACKS.map((x) => [x, DECK_TOP])} />
          <Crate
            at={STACKS.flatMap((x) =>
              stack({ count: 4, across: 2, pitch: CRATE_PITCH, from: [x + 3, DECK_TOP - PALLET.height] }),
            )}
          />
          <Pallet at={EMPTY_PALLETS.flatMap((x) => emptyPallets(HIGH, [x, DECK_TOP]))} />
        </Flatbed>
      </g>
    </>
  );
}
