import { Document, isSeq, visit } from 'yaml';
import type { RateCard } from '#domain/price/rates/card.ts';
import { TRUCK_SIZES } from '#domain/price/trucks/trucks.ts';
import { csvText } from '../../platform/spreadsheets/csv-text.ts';
import { BAND_ITEM, CARD_COLUMNS, type CardColumn, LANE_ITEM, SETTINGS, TRUCK_ITEMS } from './card-rows.ts';

export type CardTableRow = Partial<Record<CardColumn, string | number>>;

/** A card as CSV with a row for each figure, which `readCard` reads back to the same card. */
export function cardCsv(card: RateCard): string {
  return csvText(cardTable(card), CARD_COLUMNS, { header: true });
}

/** The same as rows, for a workbook. */
export const cardTable = (card: RateCard): CardTableRow[] => [
  ...settingRows(card),
  ...truckRows(card),
  ...laneRows(card),
];

/** A card with every item of each truck size and without its figures; an item that has no price is left empty. */
export const emptyCardTable = (): CardTableRow[] => [
  ...Object.keys(SETTINGS).map((item) => ({ item })),
  ...TRUCK_SIZES.flatMap((size) => [BAND_ITEM, ...Object.keys(TRUCK_ITEMS)].map((item) => ({ item, size }))),
];

function settingRows(card: RateCard): CardTableRow[] {
  return Object.entries(SETTINGS).flatMap(([item, { path, kind }]) => {
    const value = path.reduce<unknown>((of, key) => (of as Record<string, unknown>)[key], card);
    if (value === undefined) return [];
    if (typeof value === 'boolean') return [{ item, value: value ? 'yes' : 'no' }];
    // Without its sign, less than one per cent could be a share.
    return [{ item, value: kind === 'percent' && Number(value) < 1 ? `${value}%` : String(value) }];
  });
}

function truckRows({ trucks }: RateCard): CardTableRow[] {
  return TRUCK_SIZES.flatMap((size) => {
    const rates = trucks[size];
    if (!rates) return [];
    const bands = rates.bands.map(({ upTo, perKm }) => ({
      item: BAND_ITEM,
      size,
      up_to_km: upTo,
      value: perKm,
    }));
    const others = Object.entries(TRUCK_ITEMS).flatMap(([item, name]) =>
      rates[name] === undefined ? [] : [{ item, size, value: rates[name] }],
    );
    return [...bands, ...others];
  });
}

const laneRows = ({ lanes }: RateCard): CardTableRow[] =>
  lanes.map(({ price, ...lane }) => ({ item: LANE_ITEM, ...lane, value: price }));

const MADE = " Made by 'npm run rates -- import'. To change a price, import a card with a new version.";
const WIDTH = 120;

/** A card as the text of its file in the content folder. Bands and lanes take a line each. */
export function cardYaml({ version: _name, ...body }: RateCard): string {
  const trucks = TRUCK_SIZES.filter((size) => body.trucks[size]).map(
    (size) => [size, body.trucks[size]] as const,
  );
  const document = new Document({ ...body, trucks: new Map(trucks) });
  document.commentBefore = MADE;
  visit(document, {
    Map(_key, map, ancestors) {
      map.flow = isSeq(ancestors.at(-1));
    },
  });
  return document.toString({ lineWidth: WIDTH });
}
