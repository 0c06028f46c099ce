import { Scene } from '../files.tsx';
import { MAP_VIEW, PLACES, type Place } from './places.ts';

/** A name on the map. `minor` names appear from 768 px on, where there is room for them. */
export interface MapName {
  place: Place;
  text: string;
  side: 'left' | 'right' | 'above' | 'below';
  minor?: boolean;
}

/** The names of the country's corridors, each on the side where no road runs. */
const MAP_NAMES: readonly MapName[] = [
  { place: 'apapa', text: 'Apapa', side: 'below' },
  { place: 'onne', text: 'Onne', side: 'below' },
  { place: 'abuja', text: 'Abuja', side: 'left' },
  { place: 'kano', text: 'Kano', side: 'right' },
  { place: 'maiduguri', text: 'Maiduguri', side: 'above' },
  { place: 'sokoto', text: 'Sokoto', side: 'right', minor: true },
  { place: 'kaduna', text: 'Kaduna', side: 'left', minor: true },
  { place: 'jos', text: 'Jos', side: 'left', minor: true },
  { place: 'obajana', text: 'Obajana', side: 'left', minor: true },
  { place: 'ibadan', text: 'Ibadan', side: 'left', minor: true },
  { place: 'benin', text: 'Benin City', side: 'below', minor: true },
  { place: 'akure', text: 'Akure', side: 'below', minor: true },
  { place: 'makurdi', text: 'Makurdi', side: 'right', minor: true },
  { place: 'enugu', text: 'Enugu', side: 'right', minor: true },
  { place: 'aba', text: 'Aba', side: 'left', minor: true },
  { place: 'calabar', text: 'Calabar', side: 'right', minor: true },
];

interface CoverageMapProps {
  /** A drawing in the view of the map. */
  scene?: 'map' | 'trip-map';
  names?: readonly MapName[];
  /** A description of the map, for those who do not see it. */
  description: string;
  className?: string;
}

/** From a place to its name, past the largest star. */
const SIDES = {
  left: { textAnchor: 'end', dx: -28, dy: 0 },
  right: { textAnchor: 'start', dx: 28, dy: 0 },
  above: { textAnchor: 'middle', dx: 0, dy: -32 },
  below: { textAnchor: 'middle', dx: 0, dy: 38 },
} as const;

/**
 * The map of the states as a file, with the names of places as text of the page over it: in the page's own type and colour, larger
 * on phones. The names are part of the picture; the description speaks for both.
 */
export function CoverageMap({
  scene = 'map',
  names = MAP_NAMES,
  description,
  className = '',
}: CoverageMapProps) {
  return (
    <div className={`relative ${className}`}>
      <Scene name={scene} alt={description} className="h-auto w-full" />
      <svg
        viewBox={MAP_VIEW.join(' ')}
        width={MAP_VIEW[2]}
        height={MAP_VIEW[3]}
        className="pointer-events-none absolute inset-0 size-full fill-current font-display text-[34px] [paint-order:stroke] md:text-[24px] forced-colors:stroke-[Canvas] forced-colors:stroke-8"
        dominantBaseline="central"
        aria-hidden="true"
      >
        {names.map(({ place, text, side, minor }) => {
          const { textAnchor, dx, dy } = SIDES[side];
          return (
            <text
              key={place}
              x={PLACES[place].x + dx}
              y={PLACES[place].y + dy}
              textAnchor={textAnchor}
              className={minor ? 'hidden md:inline' : undefined}
            >
              {text}
            </text>
          );
        })}
      </svg>
    </div>
  );
}
