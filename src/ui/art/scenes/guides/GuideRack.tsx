import { BandStrip } from '../../bands/BandStrip.tsx';
import { BAG, BAG_PITCH, Bag } from '../../goods/Bag.tsx';
import { stack } from '../../goods/shapes.ts';
import { FortyFoot } from '../../lorry/fleet/articulated.tsx';
import { palette } from '../../palette.ts';
import { Canvas } from '../../parts/Canvas.tsx';
import { BOX_PAINTS, CONTAINER_HEIGHT, Container } from '../../parts/Container.tsx';
import { CAB_PAINTS } from '../../parts/paint.ts';
import type { SceneProps, View } from '../scene.ts';
import { GUIDE, PRINTS, PrintedCover, PrintedSpine } from './Printed.tsx';

const HOLDER = { left: -216, right: 216, height: 92 };
const PILE = [PRINTS.amber, PRINTS.glass, PRINTS.forest, PRINTS.sand, PRINTS.ink];
/** How far each guide of the pile lies out of line. */
const SHIFTS = [0, 9, -5, 12, 3];
const PILE_AT = 258;
const BAG_SCALE = 1.4;

const VIEWS = {
  wide: [-320, -374, 904, 374],
  rack: [-320, -374, 640, 374],
} as const satisfies Record<string, View>;

/** Guides from the press: three fanned in their holder, and a pile lying beside it with the stamp on top. For a laterite field. */
export function GuideRack({ view = 'wide', ...props }: SceneProps & { view?: keyof typeof VIEWS }) {
  return (
    <Canvas box={VIEWS[view]} {...props}>
      <g transform="translate(-112 -58) rotate(-16)">
        <PrintedCover print={PRINTS.glass}>
          <Boxes />
        </PrintedCover>
      </g>
      <g transform="translate(112 -58) rotate(16)">
        <PrintedCover print={PRINTS.amber}>
          <Bags />
        </PrintedCover>
      </g>
      <g transform="translate(0 -64)">
        <PrintedCover print={PRINTS.forest}>
          <path fill={palette.ink} d="M-99 0h198v8H-99z" />
          <g transform="translate(64) scale(0.125)">
            <FortyFoot paint={CAB_PAINTS.amber} box={BOX_PAINTS.paper} />
          </g>
        </PrintedCover>
      </g>
      <Holder />
      {PILE.map((print, place) => (
        <g
          key={print.field}
          transform={`translate(${PILE_AT + (SHIFTS[place] ?? 0)} ${-place * GUIDE.thickness})`}
        >
          <PrintedSpine print={print} />
        </g>
      ))}
      <g transform={`translate(${PILE_AT + 150} ${-PILE.length * GUIDE.thickness})`}>
        <Stamp />
      </g>
    </Canvas>
  );
}

/** Containers, stacked as on a quay. */
function Boxes() {
  const paints = [BOX_PAINTS.laterite, BOX_PAINTS.amber] as const;
  return (
    <g transform="scale(0.23)">
      {paints.map((paint, place) => (
        <Container key={paint.side} feet={20} at={[[-303, -place * CONTAINER_HEIGHT]]} paint={paint} />
      ))}
    </g>
  );
}

function Bags() {
  return (
    <g transform={`translate(${-BAG.width * BAG_SCALE}) scale(${BAG_SCALE})`}>
      <Bag at={stack({ count: 4, across: 2, pitch: BAG_PITCH })} />
    </g>
  );
}

/** The painted box that the guides stand in. */
function Holder() {
  const { left, right, height } = HOLDER;
  return (
    <>
      <path fill={palette.ink} d={`M${left}-${height}H${right}V0H${left}z`} />
      <path fill={palette.rubber} d={`M${left}-${height}H${right}v8H${left}z`} />
      <BandStrip motif="lozenge" x={left} y={-66} width={right - left} height={44} />
    </>
  );
}

/** A rubber stamp of the receiving desk, about x = 0 on y = 0. */
function Stamp() {
  return (
    <>
      <path fill={palette.lateriteDeep} d="M-38-10h76V0h-76z" />
      <path fill={palette.ink} d="M-42-30h84v20h-84z" />
      <path fill={palette.amber} d="M-13-30q5-22-6-42-9-34 19-36 28 2 19 36-11 20-6 42z" />
      <path fill={palette.amberFoot} d="M4-30q7-22-3-42-7-30 3-36 21 4 15 36-11 20-6 42z" />
    </>
  );
}
