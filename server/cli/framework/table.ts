const GAP = '  ';

/** Lays out rows in columns as wide as what stands in them, below their headings. */
export function table(headings: string[], rows: string[][]): string {
  const lines = [headings, ...rows];
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join(GAP)
        .trimEnd(),
    )
    .join('\n');
}

/**
 * Says that a list is cut, since a long one looks whole; nothing where all is shown.
 * @param total how many there are
 */
export function cutNote(shown: number, total: number): string {
  return shown < total ? `\n${shown} of ${total} are shown; --limit ${total} shows all.` : '';
}

/** A number with its noun, like `1 lead` and `2 leads`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
