/**
 * Draws src/ui/art/map/states.ts from the npm package @svg-maps/nigeria (CC BY 4.0, see NOTICE).
 * Run by hand (`npm run map`) when the package or the numbers below change; the result is committed.
 */
import { writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import nigeria from '@svg-maps/nigeria';
import { arcs, area, parseRings, simplify, skipInlets, snap } from './topology.mjs';

/** The source writes one border twice with rounding differences up to this; in units of its view box, 1.8 km each. */
const SNAP = 0.12;
/** How far a border may move. */
const TOLERANCE = 1.05;
/** Islands smaller than this are left out, in square units. */
const SMALLEST = 60;
/** Creeks narrower than this are closed, however far they wind. */
const CREEK = 5;
const CREEK_POINTS = 60;
/** Spellings of the source that differ from the constitution's, by the source's id. */
const NAMES = new Map([
  ['cross-river', 'Cross River'],
  ['nassarawa', 'Nasarawa'],
  ['plateau', 'Plateau'],
]);
const IDS = new Map([['nassarawa', 'nasarawa']]);

const outlines = nigeria.locations.flatMap(({ id, path }) =>
  parseRings(path)
    .filter((ring) => area(ring) >= SMALLEST)
    .map((ring) => ({ id, ring })),
);
const { places, rings } = snap(
  outlines.map(({ ring }) => ring),
  SNAP,
);

/** @type {Map<string, [number, number][]>} */
const drawn = new Map();
/** @type {(arc: number[]) => [number, number][]} */
function drawArc(arc) {
  const reversed = arc.toReversed();
  const [a, b] = [arc.join(), reversed.join()];
  const forward = a <= b;
  const key = forward ? a : b;
  const line =
    drawn.get(key) ??
    simplify(
      skipInlets(
        (forward ? arc : reversed).map((place) => places[place] ?? [0, 0]),
        CREEK,
        CREEK_POINTS,
      ),
      TOLERANCE,
    ).map(([x, y]) => /** @type {[number, number]} */ ([Math.round(x), Math.round(y)]));
  drawn.set(key, line);
  return forward ? line : line.toReversed();
}

/** @type {(ring: [number, number][]) => string} */
function write(ring) {
  let [px, py] = [0, 0];
  let path = '';
  for (const [x, y] of ring) {
    if (path && x === px && y === py) continue;
    const [dx, dy] = [x - px, y - py];
    path += `${path === '' ? 'M' : path.includes('l') ? (dx < 0 ? '' : ' ') : 'l'}${dx}${dy < 0 ? '' : ' '}${dy}`;
    [px, py] = [x, y];
  }
  return `${path}z`;
}

const paths = new Map(nigeria.locations.map(({ id }) => [id, '']));
arcs(rings).forEach((cut, i) => {
  const { id } = outlines[i] ?? { id: '' };
  const ring = cut.flatMap((arc) => drawArc(arc).slice(0, -1));
  paths.set(id, paths.get(id) + write(ring));
});

const rows = nigeria.locations
  .map(({ id, name }) => ({ id: IDS.get(id) ?? id, name: NAMES.get(id) ?? name, path: paths.get(id) }))
  .toSorted((a, b) => (a.id < b.id ? -1 : 1))
  .map(({ id, name, path }) => `  { id: '${id}', name: '${name}', path: '${path}' },\n`);
const text = `/** Written by tools/pictures/map.mjs from @svg-maps/nigeria (MapSVG, CC BY 4.0, simplified): change it there. */

/** A state of the federation, or the Federal Capital Territory; \`path\` is its outline in the units of \`MAP_SIZE\`. */
export type State = { id: string; name: string; path: string };

export const MAP_SIZE = { width: 744, height: 600 };

export const STATES: readonly State[] = [
${rows.join('')}];
`;
await writeFile(new URL('../../src/ui/art/map/states.ts', import.meta.url), text);
console.log(
  `${rows.length} states, ${(text.length / 1024).toFixed(1)} KiB, ${(gzipSync(text).length / 1024).toFixed(1)} KiB gzipped`,
);
