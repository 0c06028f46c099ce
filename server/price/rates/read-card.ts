import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Document, isSeq, visit } from 'yaml';
import type { z } from 'zod';
import { type RateCard, rateCardSchema, versionName } from '#domain/price/rates/card.ts';
import { TRUCK_SIZES } from '#domain/price/trucks/trucks.ts';
import { parseRateCards, RATES_FOLDER, rateCardFile } from '../../content/copy/rate-cards.ts';
import { type Files, remedy } from '../../content/formats/errors.ts';
import { type Table, TableError } from '../../platform/spreadsheets/table.ts';
import { csvText } from '../../platform/spreadsheets/write-table.ts';
import { decimalSignOf, isMonthFirst } from '../../platform/spreadsheets/written-values.ts';
import {
  BAND_ITEM,
  bareFigure,
  CARD_COLUMNS,
  type CardColumn,
  CellError,
  LANE_ITEM,
  SETTINGS,
  TRUCK_ITEMS,
} from './cells.ts';
import { DraftCard } from './draft-card.ts';

const fileSchema = rateCardSchema.safeExtend({ version: versionName });

/**
 * Reads a rate card from a spreadsheet.
 * @param table with a row for each figure, in any order
 * @throws TableError that lists every error with its line
 */
export function readCard({ rows }: Pick<Table<CardColumn>, 'rows'>): RateCard {
  const errors: string[] = [];
  const values = rows.map(({ cells }) => cells.value);
  const figures = [...values, ...rows.map(({ cells }) => cells.up_to_km)].map(bareFigure);
  const draft = new DraftCard({ decimal: decimalSignOf(figures), monthFirst: isMonthFirst(values) });
  for (const row of rows) {
    try {
      draft.add(row);
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      errors.push(`line ${row.line}: ${row.cells.item || 'item'}: ${error.message}`);
    }
  }
  if (errors.length > 0) throw new TableError(errors);
  const { data, error } = fileSchema.safeParse(draft.finished(), { error: remedy });
  if (!data) throw new TableError([...new Set(error.issues.map((issue) => reported(issue, draft)))]);
  return data;
}

function reported({ path, code, message }: z.core.$ZodIssue, draft: DraftCard): string {
  const row = draft.rowOf(path);
  if (row) return `line ${row.line}: ${row.cells.item}: ${message}`;
  return code === 'invalid_type' ? `there is no row ${itemOf(path)}: add it` : message;
}

/** The name of a field's row, like `minimum of size 30`. */
function itemOf(path: readonly PropertyKey[]): string {
  const [first, size, field] = path.map(String);
  if (first === 'trucks' && size && field) {
    const item = Object.entries(TRUCK_ITEMS).find(([, name]) => name === field)?.[0] ?? BAND_ITEM;
    return `${item} of size ${size}`;
  }
  const names = Object.entries(SETTINGS).filter(([, setting]) =>
    path.every((step, place) => setting.path[place] === step),
  );
  return names.map(([name]) => name).join(', ');
}

type CardTableRow = Partial<Record<CardColumn, string | number>>;

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

/** A version that exists is never written over: estimates name it. */
export class VersionTaken extends Error {
  override name = 'VersionTaken';
}

/** Reads the files of all rate cards; none where there is no content folder or no cards in it. */
export async function readRateFiles(contentDirectory: string): Promise<Files> {
  const names = await readdir(join(contentDirectory, RATES_FOLDER)).catch(() => []);
  const files = names.filter((name) => name.endsWith('.yaml')).map((name) => RATES_FOLDER + name);
  const texts = await Promise.all(files.map((file) => readFile(join(contentDirectory, file), 'utf8')));
  return new Map(files.map((file, place) => [file, texts[place] ?? '']));
}

/**
 * Writes a card as a new version beside the others, whole or not at all.
 * @returns false when the same card is there already
 * @throws VersionTaken when another card has this version
 */
export async function addCard(contentDirectory: string, card: RateCard): Promise<boolean> {
  const file = rateCardFile(card);
  const text = (await readRateFiles(contentDirectory)).get(file);
  if (text !== undefined) {
    const [kept] = parseRateCards(new Map([[file, text]]), []);
    if (isDeepStrictEqual(kept, card)) return false;
    throw new VersionTaken(`version: ${card.version} is the name of another card: write a new one`);
  }
  const path = join(contentDirectory, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.unfinished`, cardYaml(card));
  await rename(`${path}.unfinished`, path);
  return true;
}
