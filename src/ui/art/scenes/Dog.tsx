import { palette } from '../palette.ts';

/** A yard dog asleep, its nose to the right; about 96 cm long on y = 0. */
export function Dog() {
  return (
    <>
      <path
        fill={palette.jute}
        d="M4 0q-8-24 16-36 26-12 48 2 8-10 18-8l10 10 10 4q6 4 2 10-4 8-18 8l-4 10z"
      />
      <path
        fill={palette.juteDeep}
        d="M4 0q-6-16 4-26 2 14 18 14h40q14 0 20-2l-4 14zM70-34q-2-14 10-16l6 16-8 10z"
      />
      <path fill={palette.juteDeep} d="M10-22q-16 0-18 14-1 8 8 8h30v-6H6q-6 0-4-6 3-6 12-5z" />
      <path fill={palette.ink} d="M104-20q6 0 5 4t-6 3zM88-22q4 3 8 1v2q-5 2-9-1z" />
    </>
  );
}
