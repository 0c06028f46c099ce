import type { ReactNode } from 'react';
import { times } from '#src/ui/art/goods/shapes.ts';
import { palette } from '#src/ui/art/palette.ts';

export type RoomMarkName = 'dock' | 'held' | 'racks' | 'desk' | 'picks' | 'gate';

const { ink, jute, juteDeep, laterite, leaf, forest, amber, paper, rubber, glass } = palette;

const pallet = (x: number, y: number) => `M${x} ${y}h22v18h-22z`;
const boards = (x: number, y: number) => `M${x} ${y + 4}h22v2h-22zM${x} ${y + 12}h22v2h-22z`;

/** Pallets from above, at the corners given. */
function Pallets({
  at,
  fill = jute,
  shade = juteDeep,
}: {
  at: [number, number][];
  fill?: string;
  shade?: string;
}) {
  return (
    <>
      <path fill={fill} d={at.map(([x, y]) => pallet(x, y)).join('')} />
      <path fill={shade} d={at.map(([x, y]) => boards(x, y)).join('')} />
    </>
  );
}

/** A lorry from above with its tail to the wall, right or left of it. */
function Lorry({ turned = false }: { turned?: boolean }) {
  return (
    <g transform={turned ? 'translate(240) scale(-1 1)' : undefined}>
      <path fill={rubber} d="M0 22h118v44H0z" />
      <path fill={forest} d="M0 26h118v36H0z" />
      <path fill={laterite} d="M-40 24h34v40h-34z" />
      <path fill={glass} d="M-32 28h8v32h-8z" />
    </g>
  );
}

const RACK_ROWS = [8, 58];
const SLOTS = 18;
/** Slots that stand empty, so that the racks read as racks. */
const FREE = new Set([4, 11, 16]);

const MARKS: Record<RoomMarkName, ReactNode> = {
  dock: (
    <>
      <Lorry />
      <path fill={ink} d="M126 14h6v60h-6z" />
      <Pallets
        at={[
          [146, 24],
          [146, 48],
          [174, 36],
        ]}
      />
    </>
  ),
  held: (
    <>
      <path fill="none" stroke={laterite} strokeWidth="5" strokeDasharray="12 8" d="M20 12h120v66H20z" />
      <Pallets
        at={[
          [40, 24],
          [40, 50],
          [76, 36],
        ]}
        fill={laterite}
        shade={palette.lateriteDeep}
      />
    </>
  ),
  racks: (
    <>
      {RACK_ROWS.map((y) => (
        <g key={y}>
          <path fill={ink} d={`M8 ${y - 3}h${SLOTS * 28 + 4}v24H8z`} />
          <path
            fill={amber}
            d={times(SLOTS + 1)
              .map((i) => `M${8 + i * 28} ${y - 3}h3v24h-3z`)
              .join('')}
          />
          <Pallets
            at={times(SLOTS)
              .filter((i) => !FREE.has((i + y) % SLOTS))
              .map((i) => [13 + i * 28, y])}
          />
        </g>
      ))}
      <path stroke={leaf} strokeWidth="4" strokeDasharray="10 8" d="M0 40h560" />
    </>
  ),
  desk: (
    <>
      <path fill={forest} d="M24 34h120v40H24z" />
      <path fill={paper} d="M36 42h24v26H36zM68 42h24v26H68z" />
      <path fill={laterite} d="M40 48h16v3H40zm0 7h16v3H40zm0 7h10v3H40zM72 48h16v3H72zm0 7h12v3H72z" />
      <circle cx="118" cy="20" r="11" fill={amber} />
      <circle cx="118" cy="20" r="5" fill={ink} />
    </>
  ),
  picks: (
    <>
      <path fill="none" stroke={leaf} strokeWidth="4" strokeDasharray="10 8" d="M0 20h150v44H40v30" />
      <Pallets
        at={[
          [60, 32],
          [96, 32],
          [170, 10],
          [170, 56],
        ]}
      />
    </>
  ),
  gate: (
    <>
      <Pallets
        at={[
          [10, 26],
          [10, 48],
          [38, 36],
        ]}
      />
      <path fill={ink} d="M108 14h6v60h-6z" />
      <Lorry turned />
    </>
  ),
};

/** The goods and tools in a room of the plan, seen from above; decoration. */
export function RoomMark({ name }: { name: RoomMarkName }) {
  const end = name === 'gate';
  return (
    <svg
      viewBox={name === 'racks' ? '0 0 522 90' : '0 0 240 90'}
      width="240"
      height="90"
      preserveAspectRatio={end ? 'xMaxYMax meet' : 'xMinYMax meet'}
      className="mt-auto h-24 w-full md:h-28"
      aria-hidden="true"
    >
      {MARKS[name]}
    </svg>
  );
}
