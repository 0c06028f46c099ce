import { TRUCK_SIZES, type TruckSize } from '#domain/price/trucks/trucks.ts';
import { type DecimalSign, readDay, readNumbers } from '../../platform/spreadsheets/written-values.ts';
import type { ValueKind } from './card-rows.ts';

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
export const bareFigure = (cell: string): string => cell.replace(CURRENCY_SIGN, '').replace(/\s*%$/, '');

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
