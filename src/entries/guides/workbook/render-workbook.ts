import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import type { GuidePdfCopy, GuideText } from '#domain/entries/guide-pdf.ts';
import { palette } from '#src/ui/art/palette.ts';
import { type SheetCell, sheetsOf } from './sheets.ts';

/** Width of a sheet, in letters: what fits a page on its side. */
const SHEET_WIDTH = 110;
const NARROWEST = 12;
const FONT = { fontFamily: 'Arial', fontSize: 11 };
const BORDER = { borderColor: palette.muted, borderStyle: 'thin' } as const;
const TOP = { alignVertical: 'top', wrap: true } as const;
const WHOLE = '#,##0';
const PARTS = '#,##0.00';

/**
 * Makes the workbook of a guide: its worksheets whose sums are calculated as the reader fills them in.
 * @returns the bytes of an Office Open XML workbook (.xlsx)
 */
export function renderWorkbook(guide: GuideText, copy: GuidePdfCopy): Promise<Buffer> {
  const { name, lead, field, sum } = copy.workbook;
  const opening: SheetData = [
    [{ value: guide.title, fontWeight: 'bold', fontSize: 16, wrap: true }],
    [{ value: guide.subTitle, ...TOP }],
    [{ value: lead, ...TOP }],
    [{ value: field, ...BORDER, backgroundColor: palette.sand, ...TOP }],
    [{ value: sum, ...BORDER, backgroundColor: palette.glassLight, ...TOP }],
    [{ value: copy.back.caution, ...TOP }],
  ];
  const sheets = sheetsOf(guide).map(({ name: sheet, shares, rows }) => ({
    sheet,
    data: rows.map((row) => row.map((cell) => written(cell, row))) as SheetData,
    columns: shares.map((share) => ({ width: Math.max(NARROWEST, Math.round(share * SHEET_WIDTH)) })),
    orientation: 'landscape' as const,
  }));
  return writeExcelFile(
    [{ sheet: name, data: opening, columns: [{ width: SHEET_WIDTH }], orientation: 'landscape' }, ...sheets],
    FONT,
  ).toBuffer();
}

/** How a cell is written; the figures beside it tell how many places a sum has. */
function written(cell: SheetCell, row: SheetCell[]) {
  const hasParts = row.some((other) => other.kind === 'figure' && !Number.isInteger(other.figure));
  switch (cell.kind) {
    case 'heading':
      return { value: cell.words, fontWeight: 'bold', fontSize: 14 };
    case 'head':
      return { value: cell.words, fontWeight: 'bold', ...BORDER, ...TOP };
    case 'text':
      return { value: cell.words, ...BORDER, ...TOP };
    case 'figure':
      return { value: cell.figure, format: hasParts ? PARTS : WHOLE, ...BORDER, ...TOP };
    case 'field':
      return { value: '', ...BORDER, backgroundColor: palette.sand };
    case 'formula':
      return {
        value: cell.formula,
        type: 'Formula' as const,
        format: hasParts ? PARTS : WHOLE,
        fontWeight: 'bold',
        backgroundColor: palette.glassLight,
        ...BORDER,
        ...TOP,
      };
  }
}
