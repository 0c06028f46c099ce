/** Tables of pages as Markdown, whose rows have one line each and as many cells as the first. */
import { tableText } from './tables.js';

/**
 * The cells of a table, one in each column: of one that spans several, the others are empty.
 * @param {HTMLTableElement} table
 * @returns {Element[][]}
 */
function gridOf(table) {
  /** @type {Element[][]} */
  const grid = [...table.rows].map(() => []);
  for (const [at, row] of [...table.rows].entries())
    for (const cell of row.cells) {
      const line = grid[at] ?? [];
      let column = 0;
      while (line[column]) column += 1;
      for (let down = 0; down < Math.max(1, cell.rowSpan); down += 1)
        for (let across = 0; across < Math.max(1, cell.colSpan); across += 1) {
          const other = grid[at + down];
          if (other)
            other[column + across] = down + across === 0 ? cell : table.ownerDocument.createElement('td');
        }
    }
  return grid.filter((line) => line.some((cell) => cell?.textContent.trim() !== ''));
}

/**
 * @param {HTMLTableElement} table
 * @param {import('turndown')} service
 * @returns {string} with a line above and below
 */
export function tableOf(table, service) {
  const grid = gridOf(table);
  const inside = (/** @type {Element | undefined} */ cell) =>
    cell ? service.turndown(/** @type {HTMLElement} */ (cell)).trim() : '';
  const [only] = grid.flat();
  if (grid.flat().length === 1) return `\n\n${inside(only)}\n\n`;
  const rows = grid.map((line, at) =>
    Array.from(line, (cell) => {
      if (at === 0)
        for (const strong of cell?.querySelectorAll('strong') ?? []) strong.replaceWith(...strong.childNodes);
      // A line of a cell ends with the cell.
      return inside(cell).replace(/\\?\n+/g, '<br>');
    }),
  );
  return `\n\n${tableText(rows)}\n\n`;
}
