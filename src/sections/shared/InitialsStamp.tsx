import { starPath } from '#src/illustrations/parts/star.ts';

const ROSETTE = starPath(20, 50, 42, 50, 50);

/** A person's initials as a stamp; decorative, the name stands beside it. */
export function InitialsStamp({ initials }: { initials: string }) {
  return (
    <svg viewBox="0 0 100 100" width="64" height="64" className="size-16 shrink-0" aria-hidden="true">
      <path d={ROSETTE} className="fill-forest" />
      <circle cx="50" cy="50" r="35" className="fill-none stroke-paper/60" strokeWidth="2" />
      <text x="50" y="62" textAnchor="middle" fontSize="34" className="fill-paper font-display">
        {initials}
      </text>
    </svg>
  );
}
