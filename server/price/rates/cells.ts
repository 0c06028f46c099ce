import { readNumber } from '#domain/price/trucks/load-query.ts';
import { TRUCK_SIZES, type TruckSize } from '#domain/price/trucks/trucks.ts';
import type { ValueKind } from './card-rows.ts';

/** A cell that cannot be read; the message says what to write. */
export class CellError extends Error {
  override name = 'CellError';
}

const CURRENCY_SIGN = /^(₦|NGN|N)\s*/i;
/** `150.000` is 150 to one spreadsheet and 150,000 to another. */
const TWO_WAYS = /^\d{1,3}\.\d{3}$/;
const SWITCHES: Record<string, boolean> = { yes: true, true: true, no: false, false: false };

/**
 * Reads a value as people write it: `250,000`, `N250,000`, `1789,45`, `3%`, `yes`.
 * @returns nothing for an empty cell
 * @throws CellError
 */
export function readValue(cell: string, kind: ValueKind): string | number | boolean | undefined {
  if (cell === '') return undefined;
  if (kind === 'text') return cell;
  if (kind === 'percent') return readFigure(cell.endsWith('%') ? cell.slice(0, -1).trimEnd() : cell);
  if (kind === 'number') return readFigure(cell.replace(CURRENCY_SIGN, ''));
  const answer = cell.toLowerCase();
  if (!Object.hasOwn(SWITCHES, answer)) throw new CellError('write yes or no');
  return SWITCHES[answer];
}

/** @throws CellError for what is no figure, or one that can be read in two ways */
export function readFigure(cell: string): number {
  if (TWO_WAYS.test(cell)) throw new CellError(`'${cell}' can be read in two ways: write it without the dot`);
  const figure = readNumber(cell);
  if (figure === undefined) throw new CellError(`'${cell}' is no number: write it like 250000 or 1789.45`);
  return figure;
}

/** @throws CellError for what is no truck size of the specification */
export function readSize(cell: string): TruckSize {
  const size = TRUCK_SIZES.find((known) => String(known) === cell);
  if (!size) throw new CellError(`size: write one of ${TRUCK_SIZES.join(', ')}`);
  return size;
}
