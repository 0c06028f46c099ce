import { u16 } from './sfnt.mjs';

/**
 * A `GSUB` table that draws a letter and its mark as one glyph, in every script (feature `ccmp`).
 * @param {{ sequence: number[], glyph: number }[]} ligatures glyph ids
 * @returns {Buffer}
 * @see https://learn.microsoft.com/typography/opentype/spec/gsub
 */
export function ligatureTable(ligatures) {
  const firsts = Map.groupBy(ligatures, ({ sequence }) => sequence[0] ?? 0);
  const sets = [...firsts].sort(([a], [b]) => a - b);
  const coverage = u16(1, sets.length, ...sets.map(([first]) => first));
  const bodies = sets.map(([, set]) =>
    table(
      [set.length],
      set.map(({ sequence, glyph }) => u16(glyph, sequence.length, ...sequence.slice(1))),
    ),
  );
  const substitution = table([1], [coverage, ...bodies], (offsets) => [
    offsets[0] ?? 0,
    sets.length,
    ...offsets.slice(1),
  ]);
  const lookup = table([4, 0, 1], [substitution]);
  const language = u16(0, 0xffff, 1, 0);
  const scripts = ['DFLT', 'latn'];
  // The list has tags between its offsets; both scripts have the same language system.
  const scriptsLength = 2 + 6 * scripts.length;
  const script = Buffer.concat([u16(4, 0), language]);
  const scriptList = Buffer.concat([
    u16(scripts.length),
    ...scripts.map((tag) => Buffer.concat([Buffer.from(tag, 'latin1'), u16(scriptsLength)])),
    script,
  ]);
  const features = Buffer.concat([u16(1), Buffer.from('ccmp', 'latin1'), u16(8), u16(0, 1, 0)]);
  return table([1, 0], [scriptList, features, table([1], [lookup])]);
}

/**
 * A header, the offsets of the parts, and the parts.
 * @param {number[]} header
 * @param {Buffer[]} parts
 * @param {(offsets: number[]) => number[]} [fields] the offsets with what stands between them
 */
function table(header, parts, fields = (offsets) => offsets) {
  const start = 2 * (header.length + fields(parts.map(() => 0)).length);
  let at = start;
  const offsets = parts.map((part) => {
    const offset = at;
    at += part.length;
    return offset;
  });
  return Buffer.concat([u16(...header, ...fields(offsets)), ...parts]);
}
