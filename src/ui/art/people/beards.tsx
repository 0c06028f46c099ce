import type { ReactNode } from 'react';
import type { Colour } from '../palette.ts';
import type { Beard } from './cast.ts';

/** Beards under the features of a face, in the colour of the hair. */
export const BEARDS: Record<Beard, (hair: Colour) => ReactNode> = {
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
