import type { Charge } from '#domain/price/rates/card.ts';

/** How a rate card stands in a spreadsheet: a row for each figure. What a kind of row does not need stays empty. */
export const CARD_COLUMNS = ['item', 'size', 'from', 'to', 'up_to_km', 'value'] as const;
export type CardColumn = (typeof CARD_COLUMNS)[number];

/** The kind of a value, which decides how people write it. */
export type ValueKind = 'number' | 'percent' | 'text' | 'day' | 'switch';

/** Rows that stand once, with the field of the card that each fills. */
export const SETTINGS: Record<string, { path: readonly string[]; kind: ValueKind }> = {
  version: { path: ['version'], kind: 'text' },
  sample: { path: ['sample'], kind: 'switch' },
  issued: { path: ['issued'], kind: 'day' },
  valid_until: { path: ['validUntil'], kind: 'day' },
  currency: { path: ['currency'], kind: 'text' },
  spread_low_percent: { path: ['spread', 'low'], kind: 'percent' },
  spread_high_percent: { path: ['spread', 'high'], kind: 'percent' },
  round_to: { path: ['roundTo'], kind: 'number' },
  diesel_reference: { path: ['diesel', 'reference'], kind: 'number' },
  diesel_reference_on: { path: ['diesel', 'on'], kind: 'day' },
  diesel_share_percent: { path: ['diesel', 'share'], kind: 'percent' },
  freight_on_delivery_percent: { path: ['freightOnDelivery'], kind: 'percent' },
};

/** Rows that stand once for each truck size, with the field of its prices. */
export const TRUCK_ITEMS: Record<string, 'minimum' | Charge> = {
  minimum: 'minimum',
  loading: 'loading',
  offloading: 'offloading',
  waiting_day: 'waitingDay',
  extra_stop: 'extraStop',
  empty_return: 'emptyReturn',
};

/** A row for each band of a truck size, and for each fixed lane. */
export const BAND_ITEM = 'per_km';
export const LANE_ITEM = 'lane';

/** The columns besides `item` and `value` that a row fills; nothing where there is no such item. */
export function columnsOf(item: string): readonly CardColumn[] | undefined {
  if (Object.hasOwn(SETTINGS, item)) return [];
  if (Object.hasOwn(TRUCK_ITEMS, item)) return ['size'];
  if (item === BAND_ITEM) return ['size', 'up_to_km'];
  return item === LANE_ITEM ? ['size', 'from', 'to'] : undefined;
}
