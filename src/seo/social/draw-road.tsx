import satori from 'satori';
import { SOCIAL_SIZE } from '#domain/services/social.ts';
import { COUNTRY } from '#src/ui/art/map/RouteMap.tsx';
import { palette } from '#src/ui/art/palette.ts';
import { starPath } from '#src/ui/art/parts/star.ts';
import { fonts } from './board.tsx';
import type { Road } from './card.ts';

/** The part of the card that the map takes, in px. */
export const MAP = { width: 560, height: SOCIAL_SIZE.height } as const;

/** Room around the road, as a share of its larger side, and at least in units of the map. */
const MARGIN = 0.12;
const LEAST_SIDE = 90;
/** Height of a name, in px, and its distance from the middle of its star. */
const NAME = 46;
const GAP = 34;
/** Room at the edges for a name and its star, in px. */
const EDGE = NAME + GAP + 24;

interface Frame {
  left: number;
  top: number;
  /** Px of a unit of the map. */
  scale: number;
}

/** The part of the map that shows a road whole, with room for the names of its ends. */
function frameOf(points: Road['points']): Frame {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const side = (values: number[]) => Math.max(LEAST_SIDE, Math.max(...values) - Math.min(...values));
  const margin = Math.max(side(xs), side(ys)) * MARGIN;
  const scale = Math.min(
    (MAP.width - 2 * EDGE) / (side(xs) + margin),
    (MAP.height - 2 * EDGE) / (side(ys) + margin),
  );
  return { left: middle(xs) - MAP.width / 2 / scale, top: middle(ys) - MAP.height / 2 / scale, scale };
}

/** Draws the map of a road with the names of its ends: the northern one's above it, the southern one's below. */
export async function drawRoad({ way, points, ends }: Road): Promise<string> {
  const { left, top, scale } = frameOf(points);
  const unit = 1 / scale;
  const [north, south] = ends.toSorted((one, other) => one.y - other.y);
  const names = await satori(
    <div style={{ display: 'flex', width: '100%', height: '100%', fontFamily: 'Bricolage Grotesque' }}>
      {[north, south].map(
        (end, place) =>
          end && (
            <div
              key={end.name}
              style={{
                position: 'absolute',
                display: 'flex',
                justifyContent: 'center',
                width: MAP.width,
                left: shifted((end.x - left) * scale, end.name),
                top: (end.y - top) * scale + (place === 0 ? -GAP - NAME * 1.1 : GAP),
                fontSize: NAME,
                lineHeight: 1.1,
                color: palette.ink,
              }}
            >
              {end.name.normalize()}
            </div>
          ),
      )}
    </div>,
    { ...MAP, fonts },
  );
  const box = `${left} ${top} ${MAP.width * unit} ${MAP.height * unit}`;
  const stars = (radius: number, inner: number) =>
    ends.map(({ x, y }) => starPath(10, radius * unit, inner * unit, x, y)).join('');
  const map = [
    `<svg viewBox="${box}" width="${MAP.width}" height="${MAP.height}">`,
    `<path d="${COUNTRY}" fill="${palette.glass}" stroke="${palette.paper}" stroke-width="${3 * unit}"/>`,
    `<g fill="none" stroke-linejoin="round" stroke-linecap="round">`,
    `<path d="${way}" stroke="${palette.forest}" stroke-width="${18 * unit}"/>`,
    `<path d="${way}" stroke="${palette.amber}" stroke-width="${7 * unit}"/></g>`,
    `<path d="${stars(30, 20)}" fill="${palette.forest}"/><path d="${stars(22, 13)}" fill="${palette.amber}"/></svg>`,
  ].join('');
  return `<path fill="${palette.sand}" d="M0 0h${MAP.width}v${MAP.height}H0z"/>${map}${names}`;
}

/** Half of the room that a letter of a name takes at most, in px. */
const HALF_LETTER = 0.27 * NAME;

/** How far the line of a name is moved so that its middle lies at `x`, and the name inside the map. */
function shifted(x: number, name: string): number {
  const half = Math.min(MAP.width / 2, name.length * HALF_LETTER + 12);
  return Math.min(Math.max(x, half), MAP.width - half) - MAP.width / 2;
}
