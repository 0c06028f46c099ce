import { palette } from '#src/illustrations/palette.ts';
import { starPath } from '#src/illustrations/parts/star.ts';

/** The stamp of the receiving desk, set a little askew as stamps are; decoration. */
export function ReceivedStamp({ className }: { className?: string }) {
  return (
    <svg viewBox="-160 -160 320 320" className={className} aria-hidden="true">
      <g transform="rotate(-10)">
        <path d={starPath(24, 158, 132)} fill={palette.laterite} />
        <circle r="112" fill="none" stroke={palette.paper} strokeWidth="5" />
        <path d={starPath(16, 98, 78)} fill={palette.lateriteDeep} />
        <path d="m-52 2 36 38 70-78" fill="none" stroke={palette.paper} strokeWidth="24" />
      </g>
    </svg>
  );
}
