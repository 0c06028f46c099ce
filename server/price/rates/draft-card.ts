import type { TruckSize } from '#domain/price/trucks/trucks.ts';
import { slug } from '#domain/shared/slug.ts';
import type { TableRow } from '../../platform/spreadsheets/table.ts';
import {
  type CardColumn,
  CellError,
  columnsOf,
  LANE_ITEM,
  readFigure,
  readSize,
  readValue,
  SETTINGS,
  TRUCK_ITEMS,
  type Writing,
} from './cells.ts';

export type CardRow = TableRow<CardColumn>;

interface Band {
  upTo: number;
  perKm: unknown;
}

/** A card as the rows of a spreadsheet say it, not checked yet, and which row says what. */
export class DraftCard {
  /** Fields that occur once, with nested ones, and the prices of trucks. */
  readonly fields: Record<string, unknown> = {};
  readonly #bands = new Map<TruckSize, { band: Band; row: CardRow }[]>();
  readonly #lanes: { lane: object; row: CardRow }[] = [];
  readonly #rows = new Map<string, CardRow>();
  readonly #writing: Writing;

  constructor(writing: Writing) {
    this.#writing = writing;
  }

  /** Takes a row. @throws CellError when it cannot be read */
  add(row: CardRow): void {
    const { item, value } = row.cells;
    const needed = columnsOf(item);
    if (!needed) throw new CellError('there is no such item; see the first column of an export');
    for (const column of ['size', 'from', 'to', 'up_to_km'] as const) {
      const isFilled = row.cells[column] !== '';
      if (needed.includes(column) && !isFilled) throw new CellError(`${column} is empty: fill it`);
      if (!needed.includes(column) && isFilled) throw new CellError(`leave ${column} empty`);
    }
    const setting = SETTINGS[item];
    if (setting) this.#put(setting.path, readValue(value, setting.kind, this.#writing), row);
    else this.#addPrice(row, readValue(value, 'number', this.#writing));
  }

  #addPrice(row: CardRow, price: unknown): void {
    const { item, from, to, up_to_km } = row.cells;
    const size = readSize(row.cells.size);
    const field = TRUCK_ITEMS[item];
    if (field) this.#put(['trucks', String(size), field], price, row);
    else if (price === undefined) throw new CellError('value is empty: fill it');
    else if (item === LANE_ITEM)
      this.#lanes.push({ lane: { from: slug(from), to: slug(to), size, price }, row });
    else {
      const band = { upTo: readFigure(up_to_km, this.#writing), perKm: price };
      this.#bands.set(size, [...(this.#bands.get(size) ?? []), { band, row }]);
    }
  }

  /** The whole card, with the bands of each size by rising distance. */
  finished(): Record<string, unknown> {
    for (const [size, bands] of this.#bands) {
      const path = ['trucks', String(size), 'bands'];
      const rising = bands.toSorted((one, other) => one.band.upTo - other.band.upTo);
      this.#set(
        path,
        rising.map(({ band }) => band),
      );
      for (const [place, { row }] of rising.entries()) this.#rows.set([...path, place].join(), row);
    }
    for (const [place, { row }] of this.#lanes.entries()) this.#rows.set(['lanes', place].join(), row);
    return { trucks: {}, ...this.fields, lanes: this.#lanes.map(({ lane }) => lane) };
  }

  /** The row that says what is at a path of the card, or what holds it. */
  rowOf(path: readonly PropertyKey[]): CardRow | undefined {
    for (let depth = path.length; depth > 0; depth -= 1) {
      const row = this.#rows.get(path.slice(0, depth).map(String).join());
      if (row) return row;
    }
    return undefined;
  }

  #put(path: readonly string[], value: unknown, row: CardRow): void {
    const before = this.#rows.get(path.join());
    if (before) throw new CellError(`stands in line ${before.line} too: keep one of them`);
    this.#rows.set(path.join(), row);
    if (value !== undefined) this.#set(path, value);
  }

  #set(path: readonly string[], value: unknown): void {
    let holder = this.fields;
    for (const key of path.slice(0, -1)) {
      holder[key] ??= {};
      holder = holder[key] as Record<string, unknown>;
    }
    holder[path.at(-1) ?? ''] = value;
  }
}
