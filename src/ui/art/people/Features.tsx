import { palette } from '../palette.ts';
import type { Looks } from './cast.ts';

export type View = 'front' | 'turned';

const NOSE = {
  front: 'M-1-28h2l3 7.500q-4 2.500-8 0z',
  turned: 'M0-28h2.500l4 7.500q-3.500 2.500-7 .5z',
} as const;

/** Width of the eye on the far side of the nose. */
const FAR_EYE = { front: 7.5, turned: 6 } as const;

/** Beside mouth and eyes; a full beard covers the first. */
const LAUGH_LINES = 'M-6-21q-2.500 2-2.500 5M6-21q2.500 2 2.500 5';
const EYE_LINES = 'M-10-24.500q2.500 1.600 5 .6M5-24q2.500 .8 4.500-.8';

/** Brows, eyes, nose and mouth about the middle of a face. */
export function Features({ looks, view }: { looks: Looks; view: View }) {
  const { skin, hair, beard, lined, lips } = looks;
  const far = FAR_EYE[view];
  const lids = `M-10.500-28q3.500-4 7.500 0M3-28q${far / 2}-4 ${far} 0`;
  return (
    <>
      <path
        fill={palette.paper}
        d={`M-10.500-28q3.500-4 7.500 0-4 3-7.500 0zM3-28q${far / 2}-4 ${far} 0-${far / 2} 3-${far} 0z`}
      />
      <path
        fill={palette.ink}
        d={`M-8.400-28.500a1.900 1.900 0 1 1 3.800 0 1.900 1.900 0 0 1-3.800 0zM${far / 2 + 1.4}-28.500a1.900 1.900 0 1 1 3.800 0 1.900 1.900 0 0 1-3.800 0z`}
      />
      <g fill="none" strokeLinecap="round">
        <path stroke={palette.ink} strokeWidth={lips ? 1.6 : 1.1} d={lids} />
        <path
          stroke={hair}
          strokeWidth={lips ? 1.5 : 2.3}
          d={`M-11.500-33q4-2.500 8.500-.9M3-33.900q${far / 2 + 0.5}-1.600 ${far + 1} .9`}
        />
        {lined && (
          <path
            stroke={skin.shade}
            strokeWidth="1.200"
            d={beard === 'full' ? EYE_LINES : `${LAUGH_LINES}${EYE_LINES}`}
          />
        )}
      </g>
      <path fill={skin.shade} d={NOSE[view]} />
      {lips ? (
        <path fill={skin.lip} d="M-5.500-15.500q3-2.500 5.500-1 2.500-1.500 5.500 1-5.500 6-11 0z" />
      ) : (
        <path fill={palette.paper} d="M-4.500-16h9q-1 3.400-4.500 3.400t-4.500-3.400z" />
      )}
    </>
  );
}
