import type { ReactNode } from 'react';
import { CARTON, Carton, DamagedCarton } from '../../goods/cartons.tsx';
import { PALLET, Pallet } from '../../goods/pallets.tsx';
import { stack, times } from '../../goods/shapes.ts';
import { palette } from '../../palette.ts';
import { Canvas } from '../../parts/Canvas.tsx';
import { type Layer, Layers } from '../../parts/Layers.tsx';
import type { Point } from '../../parts/star.ts';
import { CLOTHS } from '../../people/cast.ts';
import { Clerk, Trader } from '../../people/people.tsx';
import type { SceneProps, View } from '../scene.ts';

/** At the offloading: a damaged carton on its pallet, the clerk who notes it, and the owner with the form. The page is their ground, a glass field. */
export function Claim(props: SceneProps) {
  return (
    <Canvas box={[-40, -216, 520, 216]} {...props}>
      <ClaimWorld>
        <g transform="translate(12)">
          <Clerk />
        </g>
        <g transform="translate(434) scale(-1 1)">
          <Trader cloth={CLOTHS.forest} />
        </g>
      </ClaimWorld>
    </Canvas>
  );
}

/** The goods without a sheet of their own, for larger drawings, and who stands by them. */
export function ClaimWorld({ children }: { children?: ReactNode }) {
  return (
    <>
      {children}
      <g transform="translate(94)">
        <Pallet />
        <g transform={`translate(2 ${-PALLET.height})`}>
          <DamagedCarton />
        </g>
      </g>
      <g transform="translate(232)">
        <Pallet />
        <Carton at={stack({ count: 5, across: 3, pitch: CARTON, bond: 18, from: [4, -PALLET.height] })} />
      </g>
    </>
  );
}

const CARD: View = [-160, -240, 320, 240];
const TILE: View = [-84, -186, 168, 196];
const GROUND = 5;
const BOX = { width: 45, height: 27 };
const STEP = BOX.width + 3.5;
const RIBS = 8;

/** Containers in each bar; the last month stands out. */
const MONTHS = [2, 4, 3, 5, 6, 8];
const MONTHS_COMPACT = [2, 3, 6];

/** A container seen from afar, its left corner at x = 0 on the ground line y = 0. */
const box = (lit: string, shade: string): Layer[] => [
  { d: 'M0-26h45V0H0z', fill: lit },
  {
    d: `M0-26h45v3H0zM0-3h45v3H0z${times(RIBS)
      .map((i) => `M${(BOX.width / RIBS) * i + 1.5}-21h2.5v16h-2.5z`)
      .join('')}`,
    fill: shade,
  },
];

const LIGHT = box(palette.leaf, palette.forest);
const DARK = box(palette.forest, palette.deep);
const NOW = box(palette.laterite, palette.lateriteDeep);

/** The reporting card: months as stacks of containers on the card's lower edge, for a glass field. `compact` is three of them for a small tile. */
export function ReportBars({ compact = false, ...props }: SceneProps & { compact?: boolean }) {
  const months = compact ? MONTHS_COMPACT : MONTHS;
  const left = -(months.length * STEP - 3.5) / 2;
  const boxes = months.flatMap((count, month) =>
    times(count).map((place) => ({
      at: [left + month * STEP, -GROUND - place * BOX.height] satisfies Point,
      kind: month === months.length - 1 ? NOW : (month + place) % 3 === 1 ? DARK : LIGHT,
    })),
  );
  return (
    <Canvas box={compact ? TILE : CARD} {...props}>
      {[LIGHT, DARK, NOW].map((kind) => (
        <Layers
          key={kind[0]?.fill}
          of={kind}
          at={boxes.filter((one) => one.kind === kind).map(({ at }) => at)}
        />
      ))}
      <path d="M-160-5h320v15h-320z" fill={palette.ink} />
    </Canvas>
  );
}
