import type { z } from 'zod';
import { type RateCard, rateCardSchema } from '#domain/price/rates/card.ts';
import { versionName } from '#domain/price/rates/fields.ts';
import { remedy } from '../../content/formats/error-messages.ts';
import { type Table, TableError } from '../../platform/spreadsheets/table.ts';
import { decimalSignOf, isMonthFirst } from '../../platform/spreadsheets/written-values.ts';
import { BAND_ITEM, type CardColumn, SETTINGS, TRUCK_ITEMS } from './card-rows.ts';
import { bareFigure, CellError } from './cells.ts';
import { DraftCard } from './draft-card.ts';

const fileSchema = rateCardSchema.safeExtend({ version: versionName });

/**
 * Reads a rate card from a spreadsheet.
 * @param table with a row for each figure, in any order
 * @throws TableError that lists every fault with its line
 */
export function readCard({ rows }: Pick<Table<CardColumn>, 'rows'>): RateCard {
  const faults: string[] = [];
  const values = rows.map(({ cells }) => cells.value);
  const figures = [...values, ...rows.map(({ cells }) => cells.up_to_km)].map(bareFigure);
  const draft = new DraftCard({ decimal: decimalSignOf(figures), monthFirst: isMonthFirst(values) });
  for (const row of rows) {
    try {
      draft.add(row);
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      faults.push(`line ${row.line}: ${row.cells.item || 'item'}: ${error.message}`);
    }
  }
  if (faults.length > 0) throw new TableError(faults);
  const { data, error } = fileSchema.safeParse(draft.finished(), { error: remedy });
  if (!data) throw new TableError([...new Set(error.issues.map((issue) => told(issue, draft)))]);
  return data;
}

function told({ path, code, message }: z.core.$ZodIssue, draft: DraftCard): string {
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
