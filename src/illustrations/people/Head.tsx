import { MATERIALS } from '../goods/materials.ts';
import { palette } from '../palette.ts';
import { mustBeSeen } from '../parts/key.ts';

export type Headwear = 'cap' | 'hair' | 'helmet' | 'wrap';

const HEADWEAR = {
  cap: (
    <>
      <path {...mustBeSeen('headwear')} fill={palette.laterite} d="M-12-33v-11q0-4 4-5l19-3q5 0 5 5l1 12z" />
      <path fill={palette.amber} d="M-12-38l6 6 6-6 6 6 6-6 5 5v5h-29z" />
    </>
  ),
  hair: (
    <path
      {...mustBeSeen('headwear')}
      fill={palette.ink}
      d="M-12-24v-12q1-14 17-15 14 0 15 14l-1 3q-9-4-17-2-4 3-6 9 0 6-4 6z"
    />
  ),
  helmet: (
    <>
      <path {...mustBeSeen('headwear')} fill={palette.paper} d="M-13-33q-1-19 15-20 14 0 15 16l8 1v3z" />
      <path fill={palette.rule} d="M-13-33v-4h38v4z" />
    </>
  ),
  wrap: (
    <>
      <path
        {...mustBeSeen('headwear')}
        fill={palette.amber}
        d="M-11-27q-12-8-10-19t13-9q6-8 16-4 12 2 10 14 1 8-2 12z"
      />
      <path fill={palette.laterite} d="M-16-33q12-2 20-12 6 2 13 1 1 6-1 11l-2 4q-16-2-25 2-4-2-5-6z" />
    </>
  ),
} as const;

/** A head in profile, looking right, with what is worn on it; the base of the neck is the origin, in centimetres. */
export function Head({ wears }: { wears: Headwear }) {
  return (
    <>
      <path
        {...mustBeSeen('face')}
        fill={MATERIALS.skin.lit}
        d="M-6.5 0v-14c-5-5-6-14-4-22h27c1 5 2 8 4 14l-3 2c1 10-3 14-11 13v7c-4 6-9 5-13 0z"
      />
      <path fill={MATERIALS.skin.shade} d="M-6.5 0v-14l4-5q3 8 9 12v7c-4 6-9 5-13 0zM-1-28q4 0 4 4t-4 4z" />
      {HEADWEAR[wears]}
    </>
  );
}
