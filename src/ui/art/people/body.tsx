import type { Colour } from '../palette.ts';
import type { Cloth } from './cast.ts';
import type { View } from './Head.tsx';

/** Half the room between the feet differs by view: turned, the near side is the left one. */
const TORSOS = {
  front: {
    whole: (hem: number) => `M-24 ${hem}v${-118 - hem}q0-15 14-18l6-2h8l6 2q14 3 14 18V${hem}z`,
    shade: (hem: number) => `M-24 ${hem}v${-118 - hem}q0-15 14-18q-5 8-4 24V${hem}z`,
  },
  turned: {
    whole: (hem: number) => `M-23 ${hem}v${-117 - hem}q0-16 15-19l6-2h8l5 2q9 3 9 17V${hem}z`,
    shade: (hem: number) => `M-23 ${hem}v${-117 - hem}q0-16 15-19q-4 8-3 24V${hem}z`,
  },
} as const;

const LEGS = {
  front: { near: 'M-20-92H0v18L-3-7h-14z', far: 'M0-92H20L17-7H3L0-74z' },
  turned: { near: 'M-20-92h21v20L-5-7h-13z', far: 'M-1-92H18L16-7H3L-1-72z' },
} as const;

const SHOES = {
  front: 'M-19-9h16v5q0 4-4 4h-9q-5 0-4-4zM19-9H3v5q0 4 4 4h9q5 0 4-4z',
  turned: 'M-19-9h14l7 6q1 3-1 3h-20zM3-9h13l7 6q1 3-1 3H3z',
} as const;

interface Turned {
  view: View;
}

/** A trunk from the neck to a hem, light from the right. @param hem its height, negative */
export function Torso({ view, cloth, hem }: Turned & { cloth: Cloth; hem: number }) {
  const { whole, shade } = TORSOS[view];
  return (
    <>
      <path fill={cloth.lit} d={whole(hem)} />
      <path fill={cloth.shade} d={shade(hem)} />
    </>
  );
}

/** Trousers and shoes of one who stands. */
export function Legs({ view, cloth, shoes }: Turned & { cloth: Cloth; shoes: Colour }) {
  const { near, far } = LEGS[view];
  return (
    <>
      <path fill={cloth.lit} d={far} />
      <path fill={cloth.shade} d={near} />
      <path fill={shoes} d={SHOES[view]} />
    </>
  );
}

/** Feet below a wrapper. */
export function Feet({ view, skin, shoes }: Turned & { skin: string; shoes: Colour }) {
  return (
    <>
      <path fill={skin} d="M-14-14h9v9h-9zM5-14h9v9H5z" />
      <path fill={shoes} d={SHOES[view]} />
    </>
  );
}

/** A wrapper from the waist to above the feet; its hem is 50 cm wide. */
export function Wrapper({ cloth }: { cloth: Cloth }) {
  return (
    <>
      <path fill={cloth.lit} d="M-22-92H20l5 80h-50z" />
      <path fill={cloth.shade} d="M-22-92h14l-5 80h-12z" />
    </>
  );
}
