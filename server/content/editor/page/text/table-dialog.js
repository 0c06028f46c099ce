/** A table, filled in cell by cell. @typedef {import('./edits.js').Field} Field */
import { asked, made } from './dialog.js';
import { insertBlock } from './edits.js';
import { tableAt, tableText } from './tables.js';

/** A table that begins. */
const NEW = Array.from({ length: 3 }, () => ['', '']);
/** More columns are cut off on a phone that reads the page. */
const MOST_COLUMNS = 8;

/**
 * Asks for the cells of a new table, or of the one at the cursor.
 * @param {Field} field
 * @returns {Promise<Field | undefined>}
 */
export function askTable(field) {
  const was = tableAt(field);
  const written = was?.rows ?? NEW;
  const width = Math.max(...written.map((row) => row.length));
  const rows = written.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? ''));
  const columns = () => rows[0]?.length ?? 0;
  const grid = made('table');
  const draw = () => {
    grid.replaceChildren(
      ...rows.map((row, at) =>
        made(
          'tr',
          {},
          ...row.map((words, column) => {
            const autofocus = at + column === 0;
            const cell = made('input', { type: 'text', value: words, autocomplete: 'off', autofocus });
            const place = at === 0 ? `Heading of column ${column + 1}` : `Row ${at}, column ${column + 1}`;
            cell.setAttribute('aria-label', place);
            if (at === 0) cell.placeholder = `Heading ${column + 1}`;
            cell.addEventListener('input', () => {
              row[column] = cell.value;
            });
            return made(at === 0 ? 'th' : 'td', {}, cell);
          }),
        ),
      ),
    );
    addColumn.disabled = columns() >= MOST_COLUMNS;
    removeColumn.disabled = columns() < 2;
    removeRow.disabled = rows.length < 3;
  };
  /** @param {string} word @param {() => void} change */
  const changing = (word, change) => {
    const button = made('button', { type: 'button' }, word);
    button.addEventListener('click', () => {
      change();
      draw();
    });
    return button;
  };
  const addRow = changing('Add a row', () => rows.push(Array.from({ length: columns() }, () => '')));
  const addColumn = changing('Add a column', () => {
    for (const row of rows) row.push('');
  });
  const removeRow = changing('Remove the last row', () => rows.pop());
  const removeColumn = changing('Remove the last column', () => {
    for (const row of rows) row.pop();
  });
  draw();
  return asked(
    was ? 'Change the table' : 'Table',
    [
      made('div', { className: 'text-table' }, grid),
      made('div', { className: 'text-buttons' }, addRow, addColumn, removeRow, removeColumn),
      made(
        'p',
        { className: 'text-said' },
        'If the first heading is empty, the first column names the rows.',
      ),
    ],
    was ? 'Change' : 'Insert',
    () => {
      const last = rows.findLastIndex((row) => row.some((cell) => cell.trim() !== ''));
      if (last === -1) return 'Fill in a cell.';
      // Rows that were offered and not filled in are none.
      const table = tableText(rows.slice(0, Math.max(last + 1, 2)), was?.rule);
      if (!was) return insertBlock(field, table);
      const text = field.text.slice(0, was.from) + table + field.text.slice(was.to);
      const end = was.from + table.length;
      return { text, start: end, end };
    },
  );
}
