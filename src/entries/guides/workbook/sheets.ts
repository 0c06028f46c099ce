import { BLOCKS } from '@contentful/rich-text-types';
import type { GuideText } from '#domain/entries/guide-pdf.ts';
import { words } from '#domain/entries/rich-text/document.ts';
import { planTable, type TablePlan } from '#src/entries/guides/pdf/columns.ts';
import { outline } from '#src/entries/guides/pdf/outline.ts';
import { formulaOf } from './formula.ts';

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

/** @param before how many rows of the sheet stand above the table */
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
      const held = row[place]?.words ?? '';
      if (FIGURE.test(held) && place > 0) return { kind: 'figure', figure: Number(held.replaceAll(',', '')) };
      if (held) return { kind: 'text', words: held };
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
