import { CONTAINER_GROSS_KILOGRAMS, CONTAINERS } from './containers.ts';
import { plannedGross, roundedDown } from './road-weights.ts';

/** The kinds of goods, which decide the bodies that can take them; `dry` goods are packed and must not get wet. */
export const GOODS_KINDS = ['packed', 'dry', 'loose', 'liquid'] as const;
export type GoodsKind = (typeof GOODS_KINDS)[number];

/** Whether goods come in pieces that can be counted. */
export const isPacked = (kind: GoodsKind): boolean => kind === 'packed' || kind === 'dry';

/** The sizes, in tons, that trucks are booked by (specification, section 9, 'truck sizes'). They are names of the trade. */
export const TRUCK_SIZES = [15, 20, 25, 30, 40, 45, 50, 60] as const;
export type TruckSize = (typeof TRUCK_SIZES)[number];

/** A truck of the fleet as it is drawn. Weights and space are typical, not promised: trucks differ. */
interface Drawn {
  size: TruckSize;
  /** Of truck and trailer together. */
  axles: number;
  /** Truck, trailer and an empty box, in tonnes; absent where no source was found. */
  emptyTonnes?: number;
  /** Goods that the plate of the box leaves room for, in tonnes. */
  plateTonnes?: number;
  cubicMetres: number;
  /** Of 1,200 by 1,000 mm, on one level; 0 for a body that takes no pallets. */
  palletPlaces: number;
  carries: readonly GoodsKind[];
}

export interface Truck extends Drawn {
  /** Goods that it is sent out with at most, in tonnes; absent where it is not known and the desk asks first. */
  plannedTonnes?: number;
}

/** A truck that can be answered with. */
export type PlannedTruck = Truck & { emptyTonnes: number; plannedTonnes: number };

const KILOGRAMS = 1000;

/**
 * Empty weights, in tonnes. A tractor weighs 7.5 to 8 t, with two driven axles 8.5 to 9; a trailer for boxes 6.5 t, with a deck 0.5 more.
 * @see https://us.ok.com/ask/what-is-the-weight-of-a-tractor-head
 */
const TRACTOR = 8;
const BOX_TRAILER = 6.5;
const SIDED_TRAILER = 7;
/**
 * Tipping and tank semi-trailers of a French course on weights.
 * @see http://legistrans.free.fr/dimensionpma/PMA_reponse.htm
 */
const TIPPING_TRAILER = 7.3;
const TANK_TRAILER = 8;
/** A rigid truck on three axles: 8.5 t in the same course, and 1.5 t more for a heavier body and two driven axles. */
const RIGID_ON_THREE = 10;
/** The box itself: what its plate takes from its gross mass. */
const EMPTY_BOX = CONTAINER_GROSS_KILOGRAMS / KILOGRAMS - CONTAINERS[40].goodsTonnes;

const PIECES: readonly GoodsKind[] = ['packed'];
const SHELTERED: readonly GoodsKind[] = ['packed', 'dry'];

const DRAWN: readonly Drawn[] = [
  { size: 15, axles: 3, emptyTonnes: RIGID_ON_THREE, cubicMetres: 25, palletPlaces: 8, carries: PIECES },
  { size: 20, axles: 3, emptyTonnes: RIGID_ON_THREE, cubicMetres: 33, palletPlaces: 10, carries: PIECES },
  {
    size: 25,
    axles: 6,
    emptyTonnes: TRACTOR + TIPPING_TRAILER,
    cubicMetres: 26,
    palletPlaces: 0,
    carries: ['loose'],
  },
  {
    size: 30,
    axles: 6,
    emptyTonnes: TRACTOR + SIDED_TRAILER,
    cubicMetres: 60,
    palletPlaces: 24,
    carries: PIECES,
  },
  {
    size: 40,
    axles: 6,
    emptyTonnes: TRACTOR + BOX_TRAILER + EMPTY_BOX,
    plateTonnes: CONTAINERS[40].goodsTonnes,
    cubicMetres: CONTAINERS[40].cubicMetres,
    palletPlaces: CONTAINERS[40].palletPlaces,
    carries: SHELTERED,
  },
  {
    size: 45,
    axles: 6,
    emptyTonnes: TRACTOR + TANK_TRAILER,
    cubicMetres: 45,
    palletPlaces: 0,
    carries: ['liquid'],
  },
  {
    size: 50,
    axles: 6,
    emptyTonnes: TRACTOR + SIDED_TRAILER,
    cubicMetres: 70,
    palletPlaces: 24,
    carries: SHELTERED,
  },
  // One machine or pipe that cannot be shared between trucks: exceptional transport (ECOWAS Act of 2012, article 6).
  { size: 60, axles: 6, cubicMetres: 55, palletPlaces: 0, carries: [] },
];

function planned(truck: Drawn): Truck {
  const { size, axles, emptyTonnes, plateTonnes = size } = truck;
  if (emptyTonnes === undefined) return truck;
  const road = roundedDown(plannedGross(axles) - emptyTonnes);
  return { ...truck, plannedTonnes: Math.min(size, plateTonnes, road) };
}

/** The fleet by rising size. */
export const TRUCKS: readonly Truck[] = DRAWN.map(planned);

const isPlanned = (truck: Truck): truck is PlannedTruck => truck.plannedTonnes !== undefined;

/** The trucks that take goods of a kind, by rising size. */
export const trucksFor = (kind: GoodsKind): PlannedTruck[] =>
  TRUCKS.filter(isPlanned).filter(({ carries }) => carries.includes(kind));
