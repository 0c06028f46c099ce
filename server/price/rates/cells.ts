import { type Charge, currentCard, hasRunOut, type RateCard } from '#domain/price/rates/card.ts';
import { TRUCK_SIZES, type TruckSize } from '#domain/price/trucks/trucks.ts';
import { type DecimalSign, readDay, readNumbers } from '../../platform/spreadsheets/written-values.ts';

/** A rate card as a spreadsheet has it: a row for each figure. What a kind of row does not need stays empty. */
export const CARD_COLUMNS = ['item', 'size', 'from', 'to', 'up_to_km', 'value'] as const;
export type CardColumn = (typeof CARD_COLUMNS)[number];

/** The kind of a value, which decides how people write it. */
type ValueKind = 'number' | 'percent' | 'text' | 'day' | 'switch';

/** Rows that occur once, with the field of the card that each fills. */
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

/** Rows that occur once for each truck size, with the field of its prices. */
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

/** A cell that cannot be read; the message says what to write. */
export class CellError extends Error {
  override name = 'CellError';
}

/** How the file writes numbers and days. */
export interface Writing {
  decimal: DecimalSign | undefined;
  monthFirst: boolean;
}

const CURRENCY_SIGN = /^(₦|NGN|N)\s*/i;
const SWITCHES: Record<string, boolean> = { yes: true, true: true, no: false, false: false };

/** A figure without its signs: `N250,000` and `5%` as `250,000` and `5`. */
export function bareFigure(cell: string): string {
  const figure = cell.replace(CURRENCY_SIGN, '');
  return figure.endsWith('%') ? figure.slice(0, -1).trimEnd() : figure;
}

/**
 * Reads a value as people write it: `250,000`, `N250,000`, `1789,45`, `3%`, `24/11/2026`, `yes`.
 * @returns nothing for an empty cell
 * @throws CellError
 */
export function readValue(
  cell: string,
  kind: ValueKind,
  writing: Writing,
): string | number | boolean | undefined {
  if (cell === '') return undefined;
  switch (kind) {
    case 'text':
      return cell;
    case 'day':
      return readDay(cell, writing.monthFirst) ?? cell;
    case 'number':
      return readFigure(cell, writing);
    case 'percent':
      return readPercent(cell, writing);
    case 'switch': {
      const answer = cell.toLowerCase();
      if (!Object.hasOwn(SWITCHES, answer)) throw new CellError('write yes or no');
      return SWITCHES[answer];
    }
  }
}

/** @throws CellError for what is no figure, or one that can be read in two ways */
export function readFigure(cell: string, { decimal }: Writing): number {
  const [figure, ...others] = readNumbers(bareFigure(cell), decimal);
  if (others.length > 0)
    throw new CellError(
      `'${cell}' can be read in two ways: write it without the ${cell.includes(',') ? 'comma' : 'dot'}`,
    );
  if (figure === undefined) throw new CellError(`'${cell}' is no number: write it like 250000 or 1789.45`);
  return figure;
}

/** A workbook keeps 5% as 0.05, which would be read as a twentieth of one per cent. */
function readPercent(cell: string, writing: Writing): number {
  const figure = readFigure(cell, writing);
  if (figure > 0 && figure < 1 && !cell.endsWith('%'))
    throw new CellError(`'${cell}' may be a share or per cent: write it like 5 or 0.5%, as text`);
  return figure;
}

/** @throws CellError for what is no truck size of the specification */
export function readSize(cell: string): TruckSize {
  const size = TRUCK_SIZES.find((known) => String(known) === cell);
  if (!size) throw new CellError(`size: write one of ${TRUCK_SIZES.join(', ')}`);
  return size;
}

/**
 * Which card counts on a day, in words.
 * @param cards all versions
 * @returns `holds` when the site can price by it
 */
export function cardStatus(cards: readonly RateCard[], today: string): { says: string; holds: boolean } {
  const card = currentCard(cards, today);
  if (!card) {
    const [next] = cards.toSorted((one, other) => (one.issued < other.issued ? -1 : 1));
    return { says: next ? `none yet; ${next.version} is issued on ${next.issued}` : 'none', holds: false };
  }
  const name = card.sample ? `${card.version}, a sample` : card.version;
  return hasRunOut(card, today)
    ? { says: `${name}: expired on ${card.validUntil}`, holds: false }
    : { says: `${name}, valid until ${card.validUntil}`, holds: true };
}
