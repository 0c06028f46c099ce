import type { TruckSize } from '#domain/price/trucks/trucks.ts';
import { BonnetedCab } from '../../parts/BonnetedCab.tsx';
import { CabOver } from '../../parts/CabOver.tsx';
import {
  type Axles,
  Chassis,
  DECK_TOP,
  Dropside,
  FRAME_TOP,
  TANK_HEIGHT,
  TANK_LENGTH,
} from '../../parts/Chassis.tsx';
import { BOX_PAINTS, CONTAINER_HEIGHT, CONTAINER_LENGTH } from '../../parts/Container.tsx';
import {
  TARPAULIN_BAG,
  TARPAULIN_HEIGHT,
  TIPPER_FLOOR,
  TIPPER_RIM,
  TipperBody,
} from '../../parts/open-bodies.tsx';
import { CAB_PAINTS, type CabPaint } from '../../parts/paint.ts';

/** Where the goods lie on a truck, in cm: the cab's back wall is x = 0, the ground y = 0 and up is negative. */
export interface Body {
  /** The end at the cab, and how long the body is to the left of it. */
  right: number;
  length: number;
  floor: number;
  /** How high goods reach when it is full. */
  height: number;
  /** An open body shows its goods above its boards; a closed one through a window in its side. */
  closed?: true;
  /** The corners of the window. */
  round?: number;
}

/** How high goods are stacked on an open body. */
const STACK = 216;

/** Of each size that an answer may name; the drawings of the fleet are built on the same figures. */
export const BODIES = {
  15: { right: -16, length: 520, floor: FRAME_TOP, height: STACK },
  20: { right: -16, length: 690, floor: FRAME_TOP, height: STACK },
  25: {
    right: -24,
    length: 800,
    floor: TIPPER_FLOOR + DECK_TOP - FRAME_TOP,
    height: TIPPER_FLOOR - TIPPER_RIM,
    closed: true,
  },
  30: { right: -24, length: 1216, floor: DECK_TOP, height: STACK },
  40: {
    right: -33,
    length: CONTAINER_LENGTH[40],
    floor: DECK_TOP,
    height: CONTAINER_HEIGHT,
    closed: true,
  },
  45: { right: -26, length: TANK_LENGTH, floor: DECK_TOP, height: TANK_HEIGHT, closed: true, round: 66 },
  50: {
    right: -44,
    length: 9 * TARPAULIN_BAG,
    floor: DECK_TOP,
    height: TARPAULIN_HEIGHT,
    closed: true,
  },
} as const satisfies Partial<Record<TruckSize, Body>>;

/** A size whose goods are drawn. */
export type LoadedSize = keyof typeof BODIES;

export const isLoadedSize = (size: TruckSize): size is LoadedSize => size in BODIES;

/** Whether goods on a truck of a size are seen through its side. */
export const isClosed = (size: LoadedSize): boolean => 'closed' in BODIES[size];

/*
 * Rigid lorries: the cab's back wall is x = 0, the body runs to the left of it.
 */
interface LorryProps {
  paint?: CabPaint;
  driver?: boolean;
}

/** Tipper on three axles. */
export function Tipper({ paint = CAB_PAINTS.laterite, driver }: LorryProps) {
  return (
    <>
      <Chassis from={-520} to={4} axles={[-410, -282]} wheel={paint.wheel} />
      <TipperBody x={-14} />
      <CabOver paint={paint} driver={driver} />
    </>
  );
}

/** Short dropside, in the fleet on three axles. */
export function ShortDropside({
  paint = CAB_PAINTS.forest,
  driver,
  axles = [-426, -304],
}: LorryProps & { axles?: Axles }) {
  return (
    <>
      <Chassis from={-520} to={4} axles={axles} wheel={paint.wheel} />
      <Dropside x={BODIES[15].right} length={BODIES[15].length} />
      <CabOver paint={paint} driver={driver} />
    </>
  );
}

/** Long dropside on three axles. */
export function LongDropside({ paint = CAB_PAINTS.laterite, driver }: LorryProps) {
  return (
    <>
      <Chassis from={-700} to={4} axles={[-580, -452]} wheel={paint.wheel} />
      <Dropside x={BODIES[20].right} length={BODIES[20].length} paint={BOX_PAINTS.forest} />
      <CabOver paint={paint} driver={driver} />
    </>
  );
}

/** The owner-driver's bonneted lorry with a dropside body, for partners. */
export function BonnetedDropside({ paint = CAB_PAINTS.laterite, driver }: LorryProps) {
  return (
    <>
      <Chassis from={-520} to={60} axles={[-380, -252]} wheel={paint.wheel} />
      <Dropside x={-12} length={520} />
      <BonnetedCab paint={paint} driver={driver} />
    </>
  );
}
