import { palette } from '../palette.ts';
import { mustBeSeen } from '../parts/key.ts';
import { BEARDS } from './beards.tsx';
import { CAST, type Looks } from './cast.ts';
import { Features, type View } from './Features.tsx';
import { BEHIND, HEADWEAR } from './headwear.tsx';
import type { Person } from './person.ts';

interface HeadProps {
  of: Person;
  /** Full face, or three quarters to the right. */
  view?: View;
}

const JAW = {
  front: 'M-14-38v12q1 11 7 15 7 4 14 0 6-4 7-15v-12z',
  turned: 'M-14-38v12q0 10 8 15 8 5 15 1 5-4 6-14l1-4-1-10z',
} as const;
const SIDE = {
  front: 'M-14-38v12q1 11 7 15 3 2 6 2-7-6-8-15v-14z',
  turned: 'M-14-38v12q0 10 8 15 5 3 9 2.500-9-6-10-15v-14.500z',
} as const;
const EARS = {
  front: 'M-14-31q-4-1-4 3t4 6zM14-31q4-1 4 3t-4 6z',
  turned: 'M-13-31q-5-1-5 3t5 6z',
} as const;

/** The head of one of the cast; the base of the neck is the origin, in centimetres. Marked with whose it is. */
export function Head({ of, view = 'turned' }: HeadProps) {
  const looks: Looks = CAST[of];
  const { skin, wears, beard, earrings, hair } = looks;
  return (
    <g data-person={of}>
      {BEHIND[wears]}
      <path fill={skin.shade} d="M-7-18H7v17q-7 6-14 0z" />
      {wears !== 'hijab' && <path fill={skin.shade} d={EARS[view]} />}
      <path {...mustBeSeen('face')} fill={skin.lit} d={JAW[view]} />
      <path fill={skin.shade} d={SIDE[view]} />
      <g transform={view === 'turned' ? 'translate(3)' : undefined}>
        {BEARDS[beard](hair)}
        <Features looks={looks} view={view} />
      </g>
      {earrings && (
        <path
          fill={palette.amber}
          d={view === 'front' ? 'M-18-22h4v7h-4zM14-22h4v7h-4z' : 'M-18-22h4.500v7h-4.500z'}
        />
      )}
      {HEADWEAR[wears]}
    </g>
  );
}
