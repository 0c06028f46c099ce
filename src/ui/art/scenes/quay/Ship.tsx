import { BandStrip } from '../../bands/BandStrip.tsx';
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
