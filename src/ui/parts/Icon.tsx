const PATHS = {
  arrow: 'M3 10h12M10 4.5 15.5 10 10 15.5',
  caret: 'M5 7.5 10 13l5-5.5z',
  plus: 'M10 3.5v13M3.5 10h13',
  minus: 'M3.5 10h13',
  close: 'm4.5 4.5 11 11m0-11-11 11',
  check: 'm4 10.5 4 4 8-9',
  pause: 'M6.5 4v12M13.5 4v12',
  play: 'M6 3.5v13l10.5-6.5z',
  turn: 'M15.5 7.5A6 6 0 0 0 4.5 8M4.5 12.5a6 6 0 0 0 11-.5M4 4v4.5h4.5M16 16v-4.5h-4.5',
  search: 'M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11M13 13l4.5 4.5',
  alert: 'M10 3.5v8M10 15.5v1',
} as const;

const FILLED = new Set<keyof typeof PATHS>(['caret', 'play']);

export type IconName = keyof typeof PATHS;
export const ICON_NAMES = Object.keys(PATHS) as IconName[];

/** A sign of 20 units that takes the colour of the text around it; always decorative, its meaning is beside it. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  const filled = FILLED.has(name);
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      className={className}
      fill={filled ? 'currentColor' : 'none'}
      stroke={filled ? 'none' : 'currentColor'}
      strokeWidth="2.5"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
