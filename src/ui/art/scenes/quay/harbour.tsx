import { BandStrip } from '../../bands/BandStrip.tsx';
import { times } from '../../goods/shapes.ts';
import { palette } from '../../palette.ts';
import { BOX_PAINTS, CONTAINER_HEIGHT, CONTAINER_LENGTH, Container } from '../../parts/Container.tsx';
import type { Point } from '../../parts/star.ts';

/** Height of the deck above the quay, in centimetres (negative is up). */
const DECK = -520;
const LENGTH = 4500;
const FIRST_STACK = 330;
const PITCH = CONTAINER_LENGTH[20] + 16;
const NAME_BAND = {
  field: palette.ink,
  figure: palette.amber,
  heart: palette.ink,
  line: palette.ink,
} as const;

const PAINTS = ['forest', 'paper', 'laterite', 'ink'] as const;
type Paint = (typeof PAINTS)[number];

/** The deck's stacks from the bow, each from the lowest box up. */
const STACKS: readonly (readonly Paint[])[] = [
  ['forest', 'paper', 'forest'],
  ['laterite', 'ink'],
  ['paper', 'forest', 'paper'],
  ['ink', 'laterite', 'ink'],
  ['forest', 'paper', 'forest'],
  ['laterite', 'ink', 'paper'],
  ['paper', 'forest'],
];

/**
 * A container ship with its bow at x = 0 and its stern out of sight on the right; floats with its red below y = 0.
 * `stacks` is how many of those on its deck are in sight.
 */
export function Ship({ stacks = STACKS.length }: { stacks?: number }) {
  const boxes = (of: Paint) =>
    STACKS.slice(0, stacks).flatMap((stack, column) =>
      stack.flatMap((paint, row): Point[] =>
        paint === of ? [[FIRST_STACK + column * PITCH, DECK - row * CONTAINER_HEIGHT]] : [],
      ),
    );
  return (
    <>
      {PAINTS.map((paint) => (
        <Container key={paint} feet={20} at={boxes(paint)} paint={BOX_PAINTS[paint]} />
      ))}
      <path fill={palette.laterite} d={`M90-140H${LENGTH}V330H250z`} />
      <path fill={palette.ink} d={`M0 ${DECK}H${LENGTH}v380H100z`} />
      <path fill={palette.forest} d={`M-8 ${DECK}H${LENGTH}v80H14z`} />
      <BandStrip motif="lozenge" paint={NAME_BAND} x={170} y={-390} width={4200} height={170} count={32} />
    </>
  );
}

/** Height of the boom above the quay, and where the trolley hangs from it, in centimetres. */
export const BOOM = -2150;
export const TROLLEY_AT = 3460;

const LEGS = [850, 1850];
const LEG = 170;
const BOOM_FROM = 150;
const BOOM_TO = 5750;
const TRUSS = 200;
const HOUSE = {
  field: palette.forest,
  figure: palette.amber,
  heart: palette.paper,
  line: palette.paper,
} as const;

/** A ship-to-shore crane: two legs on bogies, a boom over the water, and the stays that hold it. Stands on y = 0. */
export function Crane() {
  const trusses = times(Math.floor((BOOM_TO - BOOM_FROM) / TRUSS));
  return (
    <>
      <path
        fill="none"
        stroke={palette.ink}
        strokeWidth="26"
        d={`M1720-3350 420 ${BOOM}M1720-3350 3000 ${BOOM}M1720-3350 4300 ${BOOM}M1720-3350 5600 ${BOOM}`}
      />
      <path fill={palette.laterite} d={`M1640-3400h160l240 ${3400 + BOOM}h-130l-190-1000-230 1000h-130z`} />
      <path
        fill={palette.lateriteDeep}
        d={`M1930-740 1000-130v110l930-610zM1020-1320l830-680v-120l-830 690z`}
      />
      {LEGS.map((x) => (
        <g key={x}>
          <path fill={palette.laterite} d={`M${x} ${BOOM}h${LEG}V-60h${-LEG}z`} />
          <path fill={palette.lateriteDeep} d={`M${x + 115} ${BOOM}h55V-60h-55z`} />
          <path fill={palette.ink} d={`M${x - 130}-90h430v70h-430z`} />
          <path
            fill={palette.steel}
            d={times(4)
              .map((i) => `M${x - 115 + i * 106}-34a42 42 0 0 1 84 0 42 34 0 0 1-84 0z`)
              .join('')}
          />
        </g>
      ))}
      <path fill={palette.laterite} d="M850-800h1170v120H850z" />
      <path fill={palette.lateriteDeep} d="M850-710h1170v30H850z" />
      <path fill={palette.laterite} d={`M${BOOM_FROM} ${BOOM - 90}H${BOOM_TO}v100H${BOOM_FROM}z`} />
      <path
        fill={palette.lateriteDeep}
        d={`M${BOOM_FROM} ${BOOM - 12}H${BOOM_TO}v22H${BOOM_FROM}z${trusses
          .map((i) => `M${BOOM_FROM + i * TRUSS + 30} ${BOOM - 12}l70-60 70 60z`)
          .join('')}`}
      />
      <BandStrip motif="lozenge" paint={HOUSE} x={620} y={BOOM - 310} width={660} height={220} count={4} />
    </>
  );
}

/** The crane's trolley, driver's cabin and spreader, at `drop` centimetres below the boom, without the load. */
export function Spreader({ drop }: { drop: number }) {
  return (
    <g transform={`translate(${TROLLEY_AT} ${BOOM})`}>
      <path fill={palette.ink} d={`M-150 10h300v50h-300zM-130 60h16V${drop}h-16zM114 60h16V${drop}h-16z`} />
      <path fill={palette.ink} d="M-430 10h200v150h-200z" />
      <path fill={palette.glass} d="M-400 40h140v70h-140z" />
      <path fill={palette.ink} d={`M-270 ${drop}h540v45h-540z`} />
    </g>
  );
}
