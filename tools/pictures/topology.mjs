/**
 * Simplifies neighbouring outlines without tearing them apart: a border is found once, simplified once and given back to
 * both of its sides.
 *
 * @typedef {[x: number, y: number]} Point
 * @typedef {Point[]} Ring a closed outline, its first point not repeated
 */

/**
 * Reads the closed outlines of a path that has only relative moves, relative lines and closings.
 * @param {string} path
 * @returns {Ring[]}
 */
export function parseRings(path) {
  /** @type {Ring[]} */
  const rings = [];
  let x = 0;
  let y = 0;
  for (const outline of path.split('z').filter((part) => part.trim() !== '')) {
    /** @type {Ring} */
    const ring = [];
    for (const [, dx, dy] of outline.matchAll(/(-?[\d.e-]+),(-?[\d.e-]+)/g)) {
      x += Number(dx);
      y += Number(dy);
      ring.push([x, y]);
    }
    [x, y] = ring[0] ?? [x, y];
    rings.push(ring);
  }
  return rings;
}

/**
 * Gives points that lie closer together than `distance` the same number, and numbers their common place.
 * @param {Ring[]} rings
 * @param {number} distance
 * @returns {{ places: Point[], rings: number[][] }} rings as numbers of places, runs of one place made one
 */
export function snap(rings, distance) {
  /** @type {Point[]} */
  const places = [];
  /** @type {Map<string, number[]>} */
  const cells = new Map();
  /** @type {(at: number) => number} */
  const cell = (at) => Math.floor(at / distance);
  /** @type {(point: Point) => number} */
  const placeOf = ([x, y]) => {
    for (const i of [-1, 0, 1])
      for (const j of [-1, 0, 1])
        for (const place of cells.get(`${cell(x) + i},${cell(y) + j}`) ?? []) {
          const [px, py] = places[place] ?? [Infinity, Infinity];
          if (Math.hypot(px - x, py - y) < distance) return place;
        }
    const key = `${cell(x)},${cell(y)}`;
    cells.set(key, [...(cells.get(key) ?? []), places.length]);
    return places.push([x, y]) - 1;
  };
  const numbered = rings.map((ring) => {
    const numbers = ring.map(placeOf);
    return numbers.filter((place, i) => place !== numbers.at(i - 1));
  });
  return { places, rings: numbered };
}

/**
 * Cuts rings into arcs at the places where more than two lines meet, so that neighbours share whole arcs.
 * @param {number[][]} rings
 * @returns {number[][][]} for each ring its arcs in order, each with both of its ends
 */
export function arcs(rings) {
  /** @type {Map<number, Set<number>>} */
  const neighbours = new Map();
  for (const ring of rings)
    ring.forEach((place, i) => {
      const before = ring.at(i - 1) ?? place;
      neighbours.set(place, (neighbours.get(place) ?? new Set()).add(before));
      neighbours.set(before, (neighbours.get(before) ?? new Set()).add(place));
    });
  /** @type {(place: number) => boolean} */
  const isJunction = (place) => neighbours.get(place)?.size !== 2;
  return rings.map((ring) => {
    const start = Math.max(0, ring.findIndex(isJunction));
    const turned = [...ring.slice(start), ...ring.slice(0, start + 1)];
    /** @type {number[][]} */
    const cut = [];
    let arc = turned.slice(0, 1);
    for (const place of turned.slice(1)) {
      arc.push(place);
      if (isJunction(place)) {
        cut.push(arc);
        arc = [place];
      }
    }
    return arc.length > 1 ? [...cut, arc] : cut;
  });
}

/**
 * Leaves out the points of an arc that lie closer than `tolerance` to the line without them (Douglas and Peucker, 1973).
 * The ends stay, and the result is the same from either end.
 * @param {Point[]} arc
 * @param {number} tolerance
 * @returns {Point[]}
 */
export function simplify(arc, tolerance) {
  const [first, last] = [arc[0], arc.at(-1)];
  if (!first || !last || arc.length < 3) return arc;
  const distances = arc.map((point) => distanceToLine(point, first, last));
  const farthest = Math.max(...distances);
  if (farthest < tolerance) return [first, last];
  const split = distances.indexOf(farthest);
  return [
    ...simplify(arc.slice(0, split + 1), tolerance).slice(0, -1),
    ...simplify(arc.slice(split), tolerance),
  ];
}

/**
 * Sails past inlets narrower than `width`: from each point on to the last one of the next `reach` that is that near.
 * @param {Point[]} arc
 * @param {number} width
 * @param {number} reach
 * @returns {Point[]}
 */
export function skipInlets(arc, width, reach) {
  const [first, last] = [arc[0], arc.at(-1)];
  if (!first || !last) return arc;
  const kept = [first];
  for (let at = 0; at < arc.length - 1; ) {
    const [x, y] = arc[at] ?? first;
    const ahead = arc.slice(at + 1, at + 1 + reach);
    const near = ahead.findLastIndex(([ax, ay]) => Math.hypot(ax - x, ay - y) < width);
    at += 1 + Math.max(0, near);
    kept.push(arc[at] ?? last);
  }
  return kept;
}

/** @type {(point: Point, from: Point, to: Point) => number} */
function distanceToLine([x, y], [x1, y1], [x2, y2]) {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return Math.hypot(x - x1, y - y1);
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
}

/**
 * The area inside a ring, in square units.
 * @param {Ring} ring
 */
export function area(ring) {
  const twice = ring.reduce((sum, [x, y], i) => {
    const [px, py] = ring.at(i - 1) ?? [x, y];
    return sum + px * y - x * py;
  }, 0);
  return Math.abs(twice) / 2;
}
