import type { Place } from '#domain/price/roads/places.ts';
import type { Point } from './places.ts';
import { MAP_VIEW } from './places.ts';

/** Height of a name on a phone, in units of the map, and how wide one of its letters is at most. */
export const NAME_SIZE = 36;
const LETTER = 0.56 * NAME_SIZE;
/** From the middle of a place to its name, past the star of an end. */
const GAP = 28;

/** A name beside its place. */
export interface PlacedName extends Point {
  text: string;
  anchor: 'start' | 'end' | 'middle';
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The four places of a name around a point, the best first. */
function around({ x, y }: Point, text: string): (PlacedName & { box: Box })[] {
  const width = text.length * LETTER;
  const at = (anchor: PlacedName['anchor'], cx: number, cy: number) => {
    const left = anchor === 'start' ? cx : anchor === 'end' ? cx - width : cx - width / 2;
    const box = { left, right: left + width, top: cy - NAME_SIZE / 2, bottom: cy + NAME_SIZE / 2 };
    return { text, anchor, x: cx, y: cy, box };
  };
  return [
    at('start', x + GAP, y),
    at('end', x - GAP, y),
    at('middle', x, y - GAP - NAME_SIZE / 2),
    at('middle', x, y + GAP + NAME_SIZE / 2),
  ];
}

const overlaps = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * Places names so that none covers another or one of the points, and all lie within the map. Ends come first: what has no room after
 * them goes without.
 */
export function placeNames(places: readonly { place: Place; point: Point }[]): PlacedName[] {
  const [left, top, width, height] = MAP_VIEW;
  const taken: Box[] = [];
  const points = places.map(({ point: { x, y } }) => ({
    left: x - 12,
    right: x + 12,
    top: y - 12,
    bottom: y + 12,
  }));
  return places.flatMap(({ place, point }, index) => {
    const others = [...taken, ...points.filter((_, at) => at !== index)];
    const fits = ({ box }: { box: Box }) =>
      box.left >= left && box.right <= left + width && box.top >= top && box.bottom <= top + height;
    const sides = around(point, place.name).filter(fits);
    const free = sides.find(({ box }) => !others.some((other) => overlaps(box, other)));
    // The ends of a road always have their names.
    const chosen =
      free ?? (index < 2 ? sides.find(({ box }) => !taken.some((other) => overlaps(box, other))) : undefined);
    if (!chosen) return [];
    taken.push(chosen.box);
    const { box: _, ...name } = chosen;
    return [name];
  });
}
