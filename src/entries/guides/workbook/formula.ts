/** How a line of a guide says that it is calculated: letters of other lines, figures, × ÷ + − and brackets. */
const SUM = /^[A-Z\d\s.,×÷+−()]+$/;
const LETTER = /[A-Z]/g;
const SHARE = /^([\d.]+)% of (.+)$/;
const ROUNDING = /^(.+), rounded (up|down)$/;
/** Stands for a sum of whatever is above. */
const ALL_ABOVE = /^all lines above$/i;
const OPERATORS: Record<string, string> = { '×': '*', '÷': '/', '−': '-' };

/** Where the figures of a sum stand: the cell of a line, and the cells above, as `C4` and `C2:C9`. */
export interface Places {
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
