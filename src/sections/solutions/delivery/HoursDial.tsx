import { palette } from '#src/ui/art/palette.ts';
import { starPath } from '#src/ui/art/parts/star.ts';

interface Hours {
  from: number;
  until: number;
}

interface Props {
  /** Three runs of hours, drawn from the outermost ring inwards. */
  hours: readonly Hours[];
  /** A description of the dial, for those who do not see it. */
  description: string;
  className?: string;
}

const DAY = 24;
const RINGS = [
  { radius: 158, colour: palette.amber },
  { radius: 124, colour: palette.laterite },
  { radius: 90, colour: palette.leaf },
] as const;
const RING_WIDTH = 28;
const NUMERALS = [0, 3, 6, 9, 12, 15, 18, 21];
const NUMERAL_RADIUS = 200;
const TICK = 'M-3-183h6V-174h-6z';

const round = (value: number) => Math.round(value * 10) / 10;

/** A point of the dial, midnight at the top. */
function at(hour: number, radius: number) {
  const angle = (hour / DAY) * 2 * Math.PI;
  return { x: round(radius * Math.sin(angle)), y: round(-radius * Math.cos(angle)) };
}

/** A run of hours as an open arc; the whole day as a closed ring. */
function arc({ from, until }: Hours, radius: number): string {
  const length = until > from ? until - from : until + DAY - from;
  if (length === DAY)
    return `M0-${radius}a${radius} ${radius} 0 1 1 0 ${2 * radius}a${radius} ${radius} 0 1 1 0-${2 * radius}z`;
  const [start, end] = [at(from, radius), at(until, radius)];
  return `M${start.x} ${start.y}A${radius} ${radius} 0 ${length > DAY / 2 ? 1 : 0} 1 ${end.x} ${end.y}`;
}

/** A day of 24 hours as rings: in which of them what may be on the road. */
export function HoursDial({ hours, description, className = '' }: Props) {
  return (
    <svg
      viewBox="-226 -226 452 452"
      width="452"
      height="452"
      role="img"
      aria-label={description}
      className={className}
    >
      <circle r="226" fill={palette.ink} />
      {Array.from({ length: DAY }, (_, hour) => (
        <path
          key={TICK + hour.toString()}
          d={TICK}
          transform={`rotate(${(hour * 360) / DAY})`}
          fill={palette.muted}
        />
      ))}
      <g fill="none" strokeWidth={RING_WIDTH}>
        {RINGS.map(({ radius, colour }, ring) => {
          const run = hours[ring];
          return (
            <g key={radius}>
              <circle r={radius} stroke={palette.rubber} />
              {run && <path d={arc(run, radius)} stroke={colour} />}
            </g>
          );
        })}
      </g>
      <g className="fill-paper font-display text-[1.75rem]" textAnchor="middle" dominantBaseline="central">
        {NUMERALS.map((hour) => {
          const { x, y } = at(hour, NUMERAL_RADIUS);
          return (
            <text key={hour} x={x} y={y}>
              {hour}
            </text>
          );
        })}
      </g>
      <path d="M0-60a44 44 0 1 0 0 88 52 52 0 0 1 0-88z" transform="translate(6 -12)" fill={palette.paper} />
      <path d={starPath(12, 30, 18, 26, 18)} fill={palette.amber} />
    </svg>
  );
}
