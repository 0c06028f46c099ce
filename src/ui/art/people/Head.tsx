import type { ReactNode } from 'react';
import { BandStrip } from '../bands/BandStrip.tsx';
import { type Colour, palette } from '../palette.ts';
import { Canvas } from '../parts/Canvas.tsx';
import { mustBeSeen } from '../parts/paint.ts';
import { starPath } from '../parts/star.ts';
import { type Beard, CAST, type Looks } from './cast.ts';
import { BEHIND, HEADWEAR } from './headwear.tsx';
import type { Person } from './people.ts';

/** Beards under the features of a face, in the colour of the hair. */
const BEARDS: Record<Beard, (hair: Colour) => ReactNode> = {
  none: () => null,
  moustache: (hair) => <path fill={hair} d="M-7-15.500q2-4 7-4t7 4q-3.500-1-7-1t-7 1z" />,
  stubble: (hair) => (
    <path
      fill={hair}
      d="M-14-25q1 3 4 4 2-3 4.500-3h11q2.500 0 4.500 3 2-1 3-4-1 12-6 15-7 4-14 0-6-4-7-15zM-5-17q0 5 5 5t5-5q-5-1.500-10 0z"
      fillRule="evenodd"
      opacity=".8"
    />
  ),
  full: (hair) => (
    <path
      fill={hair}
      d="M-14-26q2 7 6 5.500 3-1.500 5-1.500h6q2 0 5 1.500 3 1.500 5-4.500 0 13-5 18-7.500 6.500-15.500 0-5.500-5.500-6.500-19zM-5-17q0 5 5 5t5-5q-5-1.500-10 0z"
      fillRule="evenodd"
    />
  ),
};

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
function Features({ looks, view }: { looks: Looks; view: View }) {
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

interface PortraitProps {
  of: Person;
  view: View;
  ground: Colour;
  star: Colour;
}

/** A person as sign painters put one on a lorry's door: before a great star, above a band. */
function Portrait({ of, view, ground, star }: PortraitProps) {
  const { cloth, skin } = CAST[of];
  return (
    <Canvas box={[-60, -74, 120, 120]}>
      <path fill={ground} d="M-60-74H60V46H-60z" />
      <path fill={star} d={starPath(16, 58, 44, 0, -22)} />
      <path fill={cloth.lit} d="M-46 46q-1-32 24-38l12-5h20l12 5q25 6 24 38z" />
      <path fill={cloth.shade} d="M-46 46q-1-32 24-38l4-1.500q-12 12-9 39.500z" />
      <path fill={skin.shade} d="M-9 3q9 13 18 0l-1-4H-8z" />
      <g transform="translate(0 6) scale(1.2)">
        <Head of={of} view={view} />
      </g>
      <BandStrip motif="lozenge" x={-60} y={34} width={120} height={12} count={10} />
    </Canvas>
  );
}

const { deep, amber, laterite, glass, sand } = palette;

/** The portraits by whose they are. */
export const PORTRAIT_DRAWINGS = {
  haulier: () => <Portrait of="haulier" view="turned" ground={amber} star={palette.amberFoot} />,
  payer: () => <Portrait of="payer" view="front" ground={deep} star={palette.leaf} />,
  marshal: () => <Portrait of="marshal" view="front" ground={palette.leaf} star={palette.forest} />,
  loader: () => <Portrait of="loader" view="turned" ground={glass} star={palette.glassLight} />,
  clerk: () => <Portrait of="clerk" view="front" ground={sand} star={palette.rule} />,
  trader: () => <Portrait of="trader" view="turned" ground={laterite} star={palette.lateriteDeep} />,
} satisfies Record<Person, () => React.ReactNode>;
