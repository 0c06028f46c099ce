import { describe, expect, test } from 'vitest';
import { renderWorkbook } from '#src/entries/guides/workbook/render-workbook.ts';
import { type Sheet, type SheetCell, sheetsOf } from '#src/entries/guides/workbook/sheets.ts';
import { readSiteContent } from '#tests/support/site-content.ts';

const { copy, entries } = await readSiteContent();

const figureAt = (sheet: Sheet, column: number, row: number): number | undefined => {
  const cell = sheet.rows[row - 1]?.[column];
  return cell?.kind === 'figure' ? cell.figure : undefined;
};

/** Calculates a formula with the figures of another column; undefined where one of them is words. */
function calculate(sheet: Sheet, formula: string, column: number): number | undefined {
  const sum = /^IF\(COUNT\(.+?\)[<=]\d,"",(.+)\)$/.exec(formula)?.[1] ?? '';
  const range = /^SUM\([A-Z](\d+):[A-Z](\d+)\)$/.exec(sum);
  if (range) {
    const [first, last] = [Number(range[1]), Number(range[2])];
    const rows = Array.from({ length: last - first + 1 }, (_, at) => first + at);
    return rows.reduce((total, row) => total + (figureAt(sheet, column, row) ?? 0), 0);
  }
  const filled = sum.replace(/[A-Z](\d+)/g, (_, row) => String(figureAt(sheet, column, Number(row))));
  if (filled.includes('undefined')) return undefined;
  const code = filled.replace(/ROUND(UP|DOWN)\((.+),0\)/, (_, way, inner) =>
    way === 'UP' ? `Math.ceil(${inner})` : `Math.floor(${inner})`,
  );
  return Number(new Function(`return ${code}`)());
}

/** Half of the last place that a printed figure has. */
const rounding = (figure: number) => 0.5 * 10 ** -(String(figure).split('.')[1]?.length ?? 0);

/** Every printed figure of a line that is calculated, with what its line comes to. */
function examples(sheet: Sheet): { line: string; printed: number; calculated: number }[] {
  return sheet.rows.flatMap((row) => {
    const [label] = row;
    const own = row.find((cell): cell is SheetCell & { kind: 'formula' } => cell.kind === 'formula');
    if (!own) return [];
    return row.flatMap((cell, column) => {
      if (cell.kind !== 'figure') return [];
      const calculated = calculate(sheet, own.formula, column);
      const line = label && 'words' in label ? label.words : '';
      return calculated === undefined ? [] : [{ line, printed: cell.figure, calculated }];
    });
  });
}

describe.each(entries.guideTexts)('$slug', (guide) => {
  const sheets = sheetsOf(guide);

  test('every printed example comes to what its line says', () => {
    const all = sheets.flatMap(examples);
    expect(all.length).toBeGreaterThan(2);
    const wrong = all.filter(
      ({ printed, calculated }) => Math.abs(printed - calculated) > rounding(printed) + 1e-9,
    );
    expect(wrong).toEqual([]);
  });

  test('lines that say how they are calculated are, and all others are for the reader', () => {
    const cells = sheets.flatMap(({ rows }) => rows.flat());
    const sums = sheets.flatMap(({ rows }) =>
      rows.filter(
        ([label]) => label && 'words' in label && /: .*([A-Z] [×÷+−]|lines above)/.test(label.words),
      ),
    );
    for (const row of sums) expect(row.some(({ kind }) => kind === 'formula')).toBe(true);
    expect(cells.filter(({ kind }) => kind === 'field').length).toBeGreaterThan(20);
  });

  test('names of sheets are allowed, and each is there once', () => {
    const names = [copy['guide-pdf'].workbook.name, ...sheets.map(({ name }) => name)];
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[^[\]:*?/\\]{1,31}$/);
  });

  test('the workbook is a file that spreadsheets open', async () => {
    const file = await renderWorkbook(guide, copy['guide-pdf']);
    expect(file.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04');
    expect(file.length).toBeLessThan(60_000);
  });
});
