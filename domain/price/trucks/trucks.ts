/** A standard shipping container; boxes differ, and the plate on the door outranks these figures. */
interface Container {
  /** Goods that its plate leaves room for, in tonnes. */
  goodsTonnes: number;
  cubicMetres: number;
  /** Pallets of 1,200 by 1,000 mm, on one level. */
  palletPlaces: number;
}

/**
 * Usual maximum gross mass of a box with its goods, in kg.
 * @see https://en.wikipedia.org/wiki/ISO_668
 */
export const CONTAINER_GROSS_KILOGRAMS = 30_480;

/**
 * The two common boxes by their length in feet, rounded down from public tables.
 * @see https://www.freightutils.com/containers
 */
export const CONTAINERS = {
  20: { goodsTonnes: 28, cubicMetres: 33, palletPlaces: 10 },
  40: { goodsTonnes: 26.6, cubicMetres: 67, palletPlaces: 20 },
} as const satisfies Record<number, Container>;

/*
 * The gross weight that a truck may have on the road, in tonnes, as far as sources carry. No Nigerian table of gross weights by axles
 * was found, and neither was Annex 2 of the ECOWAS Act, which holds the limits of axle groups (docs/decisions/0030-axle-load-limits.md).
 */

/**
 * The most on a single load-carrying axle: ECOWAS Supplementary Act SP.17/02/12, article 4, February 2012.
 * @see https://africanlii.org/akn/aa-ecowas/act/2012/2-sp17/eng@2012-02-17
 */
export const SINGLE_AXLE_LIMIT = 11.5;

/**
 * The most that any truck may weigh with its load in Nigeria, as a minister is quoted; undated, a weak source.
 * @see https://newsclickng.com/featured/fed-govt-outlaws-weights-above-45000-tonnes-on-roads
 */
export const GROSS_CEILING = 45;

/**
 * The two ends of UEMOA's table, which is not Nigerian law: a rigid truck on two axles, and the most on six.
 * @see https://fer.ci/pesage/reglement
 * @see https://news.abidjan.net/articles/600628/protection-des-infrastructures-routieres-le-reglement-n14-de-luemoa-applicable-en-cote-divoire-a-partir-du-1er-octobre
 */
export const TWO_AXLE_GROSS = 18;
export const SIX_AXLE_GROSS = 51;

/** A weight is planned in whole steps of 100 kg, rounded down. */
const STEPS = 10;
const NOISE = 1e-9;

/**
 * The gross weight that a truck is planned to have at most, until a weighbridge has said otherwise: our own line between UEMOA's two
 * ends, below Nigeria's ceiling. It is a plan, not a law.
 * @param axles of truck and trailer together, 2 to 6
 * @returns tonnes
 */
export function plannedGross(axles: number): number {
  const line = TWO_AXLE_GROSS + ((SIX_AXLE_GROSS - TWO_AXLE_GROSS) * (axles - 2)) / 4;
  return Math.min(GROSS_CEILING, SINGLE_AXLE_LIMIT * axles, line);
}

/** Rounds the weight that is left for goods down to 100 kg. */
export const roundedDown = (tonnes: number): number => Math.floor(tonnes * STEPS + NOISE) / STEPS;

/**
 * The kinds of goods, which decide the bodies that can take them: `dry` goods are packed and must not get wet, a `machine` is one piece that
 * is never divided between trucks.
 */
export const GOODS_KINDS = [
  'packed',
  'dry',
  'container20',
  'container40',
  'loose',
  'liquid',
  'machine',
] as const;
export type GoodsKind = (typeof GOODS_KINDS)[number];

/** Whether goods come in pieces that may be shared out between trucks. */
export const isPacked = (kind: GoodsKind): boolean => kind === 'packed' || kind === 'dry';

const LENGTHS: Partial<Record<GoodsKind, 20 | 40>> = { container20: 20, container40: 40 };

/** The length in feet of the containers that a load comes in, where it does. */
export const containerOf = (kind: GoodsKind): 20 | 40 | undefined => LENGTHS[kind];

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

interface Truck extends Drawn {
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

const PIECES: readonly GoodsKind[] = ['packed', 'machine'];
const SHELTERED: readonly GoodsKind[] = ['packed', 'dry'];
const BOXED: readonly GoodsKind[] = [...SHELTERED, 'container20', 'container40'];

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
    carries: BOXED,
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
