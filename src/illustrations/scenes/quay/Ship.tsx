import { BandStrip } from '../../bands/BandStrip.tsx';
import { palette } from '../../palette.ts';
import { BOX_PAINTS, CONTAINER_HEIGHT, CONTAINER_LENGTH, Container } from '../../parts/Container.tsx';

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

type Paint = 'forest' | 'paper' | 'laterite' | 'ink';

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

/** A container ship with its bow at x = 0 and its stern out of sight on the right; floats with its red below y = 0. */
export function Ship() {
  const boxes = STACKS.flatMap((stack, column) =>
    stack.map((paint, row) => ({ paint, x: FIRST_STACK + column * PITCH, y: DECK - row * CONTAINER_HEIGHT })),
  );
  return (
    <>
      <defs>
        {(['forest', 'paper', 'laterite', 'ink'] as const).map((paint) => (
          <g key={paint} id={`quay-${paint}`}>
            <Container feet={20} paint={BOX_PAINTS[paint]} />
          </g>
        ))}
      </defs>
      {boxes.map(({ paint, x, y }) => (
        <use key={`${x} ${y}`} href={`#quay-${paint}`} x={x} y={y} />
      ))}
      <path fill={palette.laterite} d={`M90-140H${LENGTH}V330H250z`} />
      <path fill={palette.ink} d={`M0 ${DECK}H${LENGTH}v380H100z`} />
      <path fill={palette.forest} d={`M-8 ${DECK}H${LENGTH}v80H14z`} />
      <BandStrip motif="lozenge" paint={NAME_BAND} x={170} y={-390} width={4200} height={170} count={32} />
    </>
  );
}
