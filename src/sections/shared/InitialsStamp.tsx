const POINTS = 20;
const OUTER = 50;
const INNER = 42;

/** A rosette like those on lorry doors: `POINTS` points between two radii, around the middle of 100 units. */
const ROSETTE = Array.from({ length: POINTS * 2 }, (_, corner) => {
  const radius = corner % 2 === 0 ? OUTER : INNER;
  const angle = (Math.PI * corner) / POINTS;
  return `${(50 + radius * Math.sin(angle)).toFixed(1)},${(50 - radius * Math.cos(angle)).toFixed(1)}`;
}).join(' ');

/** A person's initials as a stamp; decorative, the name stands beside it. */
export function InitialsStamp({ initials }: { initials: string }) {
  return (
    <svg viewBox="0 0 100 100" className="size-16 shrink-0" aria-hidden="true" focusable="false">
      <polygon points={ROSETTE} className="fill-forest" />
      <circle cx="50" cy="50" r="35" className="fill-none stroke-paper/60" strokeWidth="2" />
      <text x="50" y="62" textAnchor="middle" fontSize="34" className="fill-paper font-display">
        {initials}
      </text>
    </svg>
  );
}
