import { times } from '../../goods/shapes.ts';
import { palette } from '../../palette.ts';
import { Canvas } from '../../parts/Canvas.tsx';
import { type Layer, Layers } from '../../parts/Layers.tsx';
import type { Point } from '../../parts/star.ts';
import type { SceneProps, View } from '../scene.ts';

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
