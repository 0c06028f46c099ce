import { BLOCKS } from '@contentful/rich-text-types';
import type { GuideText } from '#domain/entries/guide-pdf.ts';
import { words } from '#domain/entries/rich-text/document.ts';
import { outline, planTable, type TablePlan } from '#src/entries/guides/pdf/layout.ts';

/** How a line of a guide says that it is calculated: letters of other lines, figures, × ÷ + − and brackets. */
const SUM = /^[A-Z\d\s.,×÷+−()]+$/;
const LETTER = /[A-Z]/g;
const SHARE = /^([\d.]+)% of (.+)$/;
const ROUNDING = /^(.+), rounded (up|down)$/;
/** Stands for a sum of whatever is above. */
const ALL_ABOVE = /^all lines above$/i;
const OPERATORS: Record<string, string> = { '×': '*', '÷': '/', '−': '-' };

/** Where the figures of a sum stand: the cell of a line, and the cells above, as `C4` and `C2:C9`. */
interface Places {
  line(letter: string): string | undefined;
  above: string;
}

/**
 * The formula of a spreadsheet for a sum as a guide writes it: 'C ÷ D, rounded up', '7.5% of B + C', 'all lines above'. It has no
 * `=` before it, as in the files of spreadsheets, and shows nothing until every figure is there.
 * @returns nothing when the words are no sum, or name a line that is not there
 */
export function formulaOf(words: string, places: Places): string | undefined {
  if (ALL_ABOVE.test(words)) return `IF(COUNT(${places.above})=0,"",SUM(${places.above}))`;
  const [, whole = words, direction] = ROUNDING.exec(words) ?? [];
  const [, percent, sum = whole] = SHARE.exec(whole) ?? [];
  if (!SUM.test(sum)) return undefined;
  const cells = new Map([...new Set(sum.match(LETTER))].map((letter) => [letter, places.line(letter)]));
  const found = [...cells.values()].filter((cell) => cell !== undefined);
  if (found.length === 0 || found.length < cells.size) return undefined;
  const written = sum
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/[×÷−]/g, (sign) => OPERATORS[sign] ?? sign)
    .replace(/\s/g, '')
    .replace(LETTER, (letter) => cells.get(letter) ?? '');
  const shared = percent === undefined ? written : `${percent}/100*(${written})`;
  const rounded = direction === undefined ? shared : `ROUND${direction.toUpperCase()}(${shared},0)`;
  return `IF(COUNT(${found.join(',')})<${found.length},"",${rounded})`;
}

/** The content of a cell of a workbook. */
export type SheetCell =
  | { kind: 'heading' | 'head' | 'text'; words: string }
  | { kind: 'figure'; figure: number }
  /** For the reader to fill in. */
  | { kind: 'field' }
  | { kind: 'formula'; formula: string };

/** One sheet: the tables of a section, one below the other. */
export interface Sheet {
  name: string;
  /** Shares of the width by column, of the table with most columns. */
  shares: number[];
  rows: SheetCell[][];
}

/** The characters that spreadsheets allow in the name of a sheet, and its length. */
const BARRED = /[[\]:*?/\\]/g;
const LONGEST_NAME = 31;
/** 'B. Cost of a kilometre': the letter by which other lines call it. */
const LETTERED = /^([A-Z])\. /;
/** Head of the column that says how a line is calculated, in tables where the line's name does not. */
const HOW = 'How';
const FIGURE = /^\d[\d,]*(?:\.\d+)?$/;

/** The tables of a guide that have cells to fill in, as sheets whose lines are calculated as the guide says. */
export function sheetsOf({ content }: Pick<GuideText, 'content'>): Sheet[] {
  return outline(content).sections.flatMap(({ title, groups }) => {
    const rows: SheetCell[][] = [];
    let shares: number[] = [];
    for (const group of groups) {
      const blocks = [...group.kept, ...group.rest];
      const heading = blocks.find(({ nodeType }) => nodeType === BLOCKS.HEADING_3);
      for (const table of blocks.filter(({ nodeType }) => nodeType === BLOCKS.TABLE)) {
        const plan = planTable(table);
        if (!plan.rows.some((row) => row.some((cell) => !cell.words))) continue;
        if (rows.length > 0) rows.push([]);
        rows.push(
          [{ kind: 'heading', words: heading ? words(heading) : title }],
          ...tableRows(plan, rows.length + 1),
        );
        if (plan.columns.length > shares.length) shares = plan.columns.map(({ share }) => share);
      }
    }
    const name = title.replace(BARRED, '').slice(0, LONGEST_NAME).trim();
    return rows.length > 0 ? [{ name, shares, rows }] : [];
  });
}

/** @param before how many rows of the sheet are above the table */
function tableRows({ columns, rows }: TablePlan, before: number): SheetCell[][] {
  const heads = columns.flatMap(({ head }): SheetCell[] =>
    head ? [{ kind: 'head', words: head.words }] : [],
  );
  const first = before + 1 + (heads.length > 0 ? 1 : 0);
  const how = columns.findIndex(({ head }) => head?.words === HOW);
  const lines = new Map(
    rows.flatMap(([label], at) => {
      const letter = LETTERED.exec(label?.words ?? '')?.[1];
      return letter === undefined ? [] : [[letter, first + at] as const];
    }),
  );
  const body = rows.map((row, at) =>
    columns.map(({ letter: column }, place): SheetCell => {
      const filled = row[place]?.words ?? '';
      if (FIGURE.test(filled) && place > 0)
        return { kind: 'figure', figure: Number(filled.replaceAll(',', '')) };
      if (filled) return { kind: 'text', words: filled };
      const formula = formulaOf(sumOf(row[0]?.words ?? '', row[how]?.words), {
        line: (letter) => (lines.has(letter) ? `${column}${lines.get(letter)}` : undefined),
        above: `${column}${first}:${column}${first + at - 1}`,
      });
      return formula === undefined ? { kind: 'field' } : { kind: 'formula', formula };
    }),
  );
  return heads.length > 0 ? [heads, ...body] : body;
}

/** How a line is calculated: what its own column says, or what follows its name. */
const sumOf = (label: string, how: string | undefined) => how ?? label.split(': ').slice(1).at(-1) ?? '';
