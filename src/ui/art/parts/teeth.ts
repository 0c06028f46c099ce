const round = (value: number) => Math.round(value * 10) / 10;

/**
 * Painted teeth or scallops in a row, as two paths of alternating colour.
 * @param count how many
 * @param draw the path of one whose left foot stands at x
 */
function alternating(
  count: number,
  step: number,
  draw: (x: number, index: number) => string,
): [string, string] {
  const rows: [string, string] = ['', ''];
  for (let index = 0; index < count; index += 1)
    rows[index % 2 === 0 ? 0 : 1] += draw(round(index * step), index);
  return rows;
}

/** A row of triangles on the base line y, each `width` wide; a negative height points them up. */
export function teeth(count: number, x: number, y: number, width: number, height: number): [string, string] {
  return alternating(count, width, (at) => `M${round(x + at)},${y}h${width}l${-width / 2},${height}z`);
}

/** A row of scallops that hang from the line y, the second of each pair a little longer, like cloth. */
export function scallops(count: number, x: number, y: number, width: number, drop: number): [string, string] {
  return alternating(count, width, (at, index) => {
    const depth = index % 2 === 0 ? drop : drop * 1.25;
    return `M${round(x + at)},${y}h${width}v${round(depth - width / 2)}a${width / 2},${width / 2} 0 0 1 ${-width},0z`;
  });
}
