/** Tables as a text has them. @typedef {import('./edits.js').Field} Field */

const ROW = /^\s*\|.*\|\s*$/;
const RULE = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/;

/** @param {string} row */
const cellsOf = (row) =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

/** A bar ends a cell, and a line ends the row. @param {string} cell */
const inCell = (cell) =>
  cell
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<!\\)\|/g, String.raw`\|`);

/**
 * The table at the cursor, with its place.
 * @param {Field} field
 * @returns {{ from: number, to: number, rows: string[][], rule: string[] } | undefined}
 */
export function tableAt({ text, start }) {
  const lines = text.split('\n');
  const at = text.slice(0, start).split('\n').length - 1;
  if (!ROW.test(lines[at] ?? '')) return undefined;
  let [first, last] = [at, at];
  while (ROW.test(lines[first - 1] ?? '')) first -= 1;
  while (ROW.test(lines[last + 1] ?? '')) last += 1;
  const [head = '', rule = '', ...body] = lines.slice(first, last + 1);
  if (!RULE.test(rule)) return undefined;
  const from = lines.slice(0, first).join('\n').length + (first > 0 ? 1 : 0);
  return {
    from,
    to: from + lines.slice(first, last + 1).join('\n').length,
    rows: [head, ...body].map(cellsOf),
    rule: cellsOf(rule),
  };
}

/**
 * A table as a text has it: the first row is its head.
 * @param {string[][]} rows
 * @param {string[]} [rule] how each column is aligned
 */
export function tableText(rows, rule = []) {
  const columns = Math.max(...rows.map((row) => row.length));
  const places = Array.from({ length: columns }, (_, place) => place);
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`;
  const [head = [], ...body] = rows.map((row) => line(places.map((place) => inCell(row[place] ?? ''))));
  return [head, line(places.map((place) => rule[place] || '---')), ...body].join('\n');
}
