import { palette } from '#src/ui/art/palette.ts';
import { starPath } from '#src/ui/art/parts/star.ts';

const MARKS = { received: 'm-52 2 36 38 70-78', late: 'M0-62V6l46 28' };

interface Props {
  /** A tick, or the hands of a clock for what came too late. */
  mark?: keyof typeof MARKS;
  className?: string;
}

/** The stamp of the receiving desk, set a little askew as stamps are; decoration. */
export function ReceivedStamp({ mark = 'received', className }: Props) {
  return (
    <svg
      viewBox="-160 -160 320 320"
      width="320"
      height="320"
      className={`h-auto ${className}`}
      aria-hidden="true"
    >
      <g transform="rotate(-10)">
        <path d={starPath(24, 158, 132)} fill={palette.laterite} />
        <circle r="112" fill="none" stroke={palette.paper} strokeWidth="5" />
        <path d={starPath(16, 98, 78)} fill={palette.lateriteDeep} />
        <path d={MARKS[mark]} fill="none" stroke={palette.paper} strokeWidth="24" />
      </g>
    </svg>
  );
}
