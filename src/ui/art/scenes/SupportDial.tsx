import { times } from '../goods/shapes.ts';
import { palette } from '../palette.ts';
import { Canvas } from '../parts/Canvas.tsx';
import { starPath } from '../parts/star.ts';
import type { SceneProps, View } from './scene.ts';

const CARD: View = [-160, -154, 320, 258];
const TILE: View = [-179, -209, 358, 418];
const RADIUS = 148;
const HOURS = 24;
const DEGREES_AN_HOUR = 360 / HOURS;

/**
 * The support card: a dial of 24 hours, its left half night, its right half day; the card cuts it at its lower edge.
 * `compact` is the whole dial, with an hour mark for every three, for a small tile.
 */
export function SupportDial({ compact = false, ...props }: SceneProps & { compact?: boolean }) {
  return (
    <Canvas box={compact ? TILE : CARD} {...props}>
      <Dial every={compact ? 3 : 1} />
    </Canvas>
  );
}

/** The dial about its centre, 152 in radius, with an hour mark for `every` so many hours. */
export function Dial({ every }: { every: 1 | 3 }) {
  const hours = times(HOURS).filter((hour) => hour % every === 0);
  const mark = every === 3 ? 'M-15-146h30L0-108z' : 'M-8.5-146h17L0-122z';
  return (
    <>
      <circle r={RADIUS + 4} fill={palette.ink} />
      <path d={`M0-${RADIUS}a${RADIUS} ${RADIUS} 0 0 1 0 ${2 * RADIUS}z`} fill={palette.amber} />
      {hours.map((hour) => (
        <path
          key={hour}
          d={mark}
          transform={`rotate(${hour * DEGREES_AN_HOUR})`}
          fill={hour <= HOURS / 2 ? palette.laterite : palette.amber}
        />
      ))}
      <path d="M-44-33a35 35 0 1 0 0 60a42 42 0 0 1 0-60z" fill={palette.paper} />
      <path d={starPath(12, 36, 23, 62, -4)} fill={palette.laterite} />
      <path d="M-6 0-4.5-104h9L6 0z" fill={palette.paper} />
      <path d="M0-4.5 70 62l-8 6L-4 6z" fill={palette.paper} />
      <circle r="13" fill={palette.paper} />
      <circle r="6" fill={palette.laterite} />
    </>
  );
}
