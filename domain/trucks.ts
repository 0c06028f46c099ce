/** What a load is like, which decides the bodies that can take it. */
export const GOODS_KINDS = ['packed', 'loose', 'liquid'] as const;
export type GoodsKind = (typeof GOODS_KINDS)[number];

/** The loads, in tons, that trucks are booked by (specification, section 9, 'truck sizes'). */
export const TRUCK_SIZES = [15, 20, 25, 30, 40, 45, 50, 60] as const;
export type TruckSize = (typeof TRUCK_SIZES)[number];

/**
 * A truck of the fleet with the body that it is drawn with. Space and pallet places are typical, not promised: bodies
 * differ. Both containers follow their published inside sizes; pallets are 1,200 by 1,000 mm, on one level.
 */
export interface Truck {
  /** Load in tonnes. */
  size: TruckSize;
  cubicMetres: number;
  /** 0 for a body that takes no pallets. */
  palletPlaces: number;
  carries: readonly GoodsKind[];
}

/** The fleet by rising size. */
export const TRUCKS: readonly Truck[] = [
  { size: 15, cubicMetres: 25, palletPlaces: 8, carries: ['packed', 'loose'] },
  { size: 20, cubicMetres: 33, palletPlaces: 10, carries: ['packed', 'loose'] },
  { size: 25, cubicMetres: 18, palletPlaces: 0, carries: ['loose'] },
  { size: 30, cubicMetres: 33, palletPlaces: 10, carries: ['packed'] },
  { size: 40, cubicMetres: 67, palletPlaces: 20, carries: ['packed'] },
  { size: 45, cubicMetres: 45, palletPlaces: 0, carries: ['liquid'] },
  { size: 50, cubicMetres: 70, palletPlaces: 20, carries: ['packed'] },
  { size: 60, cubicMetres: 55, palletPlaces: 14, carries: ['packed'] },
];
