import type { ComponentType } from 'react';
import { sceneFile } from '../files.tsx';
import { BAG_PITCH, Bag, CARTON, Carton, LOADED_PALLET, LoadedPallet } from '../goods/goods.tsx';
import { type Colour, palette } from '../palette.ts';
import { BODIES, type Body, type LoadedSize } from './bodies.ts';

/** Goods in pieces, bags of jute or of cement among them, and goods that fill a body like water. */
type PieceName = 'jute' | 'cement' | 'cartons' | 'pallets';
type FillName = 'loose' | 'liquid';
export type Goods = PieceName | FillName;

/** A piece that is repeated, with its width and height in cm; it stands on the line y = 0. */
interface Piece {
  width: number;
  height: number;
  Draw: ComponentType;
}

const PIECE: Record<PieceName, Piece> = {
  jute: { ...BAG_PITCH, Draw: () => <Bag kind="jute" /> },
  cement: { ...BAG_PITCH, Draw: Bag },
  cartons: { ...CARTON, Draw: Carton },
  pallets: { ...LOADED_PALLET, Draw: LoadedPallet },
};

const FILL: Record<FillName, Colour> = { loose: palette.jute, liquid: palette.amber };

/** The frame of a window in a closed body, in cm. */
const FRAME = 22;

const isFill = (goods: Goods): goods is FillName => goods in FILL;

interface Props {
  size: LoadedSize;
  goods: Goods;
  /** How full the truck is, above 0 and at most 1. */
  share: number;
  /** Whether it is the first of its size on the page: the others repeat its piece. */
  isFirst: boolean;
}

/** The goods on a truck, on a sheet of the size of its drawing file: behind an open body, in a window of a closed one. */
export function Load({ size, goods, share, isFirst }: Props) {
  const { viewBox, width, height } = sceneFile(`truck-${size}`);
  const body: Body = BODIES[size];
  const frame = body.closed ? FRAME : 0;
  const room = {
    right: body.right - frame,
    floor: body.floor - frame,
    length: body.length - 2 * frame,
    height: body.height - 2 * frame,
  };
  return (
    <svg viewBox={viewBox} width={width} height={height} aria-hidden="true">
      {body.closed && (
        <rect
          x={room.right - room.length}
          y={room.floor - room.height}
          width={room.length}
          height={room.height}
          rx={body.round}
          fill={palette.ink}
        />
      )}
      {isFill(goods) ? (
        <Level {...room} round={body.round} share={share} fill={FILL[goods]} />
      ) : (
        <Stack {...room} id={`goods-${size}`} isFirst={isFirst} share={share} piece={PIECE[goods]} />
      )}
    </svg>
  );
}

type Room = Pick<Body, 'right' | 'floor' | 'length' | 'height'>;

/** Goods that lie as high as the body is full. */
function Level({
  right,
  floor,
  length,
  height,
  round = 0,
  share,
  fill,
}: Room & { round?: number | undefined; share: number; fill: Colour }) {
  const level = height * share;
  return (
    <rect
      x={right - length}
      y={floor - level}
      width={length}
      height={level}
      rx={Math.min(round, level / 2)}
      fill={fill}
    />
  );
}

/** Pieces from the cab backwards, in whole rows to the height of the body, as far as it is full. */
function Stack({
  right,
  floor,
  length,
  height,
  id,
  isFirst,
  share,
  piece,
}: Room & { id: string; isFirst: boolean; share: number; piece: Piece }) {
  const across = Math.floor(length / piece.width);
  const rows = Math.max(1, Math.floor(height / piece.height));
  const columns = Math.max(1, Math.round(across * share));
  const width = columns * piece.width;
  return (
    <>
      {isFirst && (
        <pattern
          id={id}
          patternUnits="userSpaceOnUse"
          x={right - width}
          y={floor}
          width={piece.width}
          height={piece.height}
        >
          <g transform={`translate(0 ${piece.height})`}>
            <piece.Draw />
          </g>
        </pattern>
      )}
      <rect
        x={right - width}
        y={floor - rows * piece.height}
        width={width}
        height={rows * piece.height}
        fill={`url(#${id})`}
      />
    </>
  );
}
