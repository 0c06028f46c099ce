import { Document, isSeq, visit } from 'yaml';
import type { RateCard } from '#domain/price/rates/card.ts';
import { TRUCK_SIZES } from '#domain/price/trucks/trucks.ts';
import { BAND_ITEM, CARD_COLUMNS, type CardColumn, LANE_ITEM, SETTINGS, TRUCK_ITEMS } from './card-rows.ts';

type Row = Partial<Record<CardColumn, string | number>>;

/** A card as CSV with a row for each figure, which `readCard` reads back to the same card. */
export function cardCsv(card: RateCard): string {
  const rows = [...settingRows(card), ...truckRows(card), ...laneRows(card)];
  return csvText(rows, CARD_COLUMNS, { header: true });
}

function settingRows(card: RateCard): Row[] {
  return Object.entries(SETTINGS).flatMap(([item, { path }]) => {
    const value = path.reduce<unknown>((of, key) => (of as Record<string, unknown>)[key], card);
    if (value === undefined) return [];
    return [{ item, value: typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value) }];
  });
}

function truckRows({ trucks }: RateCard): Row[] {
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

const laneRows = ({ lanes }: RateCard): Row[] =>
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
