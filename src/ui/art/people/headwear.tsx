import type { ReactNode } from 'react';
import { palette } from '../palette.ts';
import { mustBeSeen } from '../parts/paint.ts';
import type { Headwear } from './cast.ts';

const seen = mustBeSeen('headwear');

/** The part behind the head. */
export const BEHIND: Record<Headwear, ReactNode> = {
  fila: null,
  gele: (
    <path
      {...seen}
      fill={palette.lateriteDeep}
      d="M-15-33Q-27-38-30-50q7 1 10-1 4-9 14-9 8-8 18-3 12-2 16 8 6 2 5 8-8 4-14 14z"
    />
  ),
  hair: null,
  helmet: null,
  hijab: (
    <path
      fill={palette.deep}
      d="M-19-28q-1-22 19-22t19 22q0 14 7 22 3 6 0 12-13 8-26 8t-26-8q-3-6 0-12 7-8 7-22z"
    />
  ),
  hula: null,
};

/** Caps and scarves over brow and crown: real ones, seen from slightly below. */
export const HEADWEAR: Record<Headwear, ReactNode> = {
  /** A Yoruba man's soft cap, its top fallen to one side. */
  fila: (
    <>
      <path
        {...seen}
        fill={palette.laterite}
        d="M-15.500-36q-2-13 3-20 9-5 20-3 14 2 16 11 0 5-6 6-2 1-2 6-15-5-31 0z"
      />
      <path
        fill={palette.lateriteDeep}
        d="M-12-57q10 0 19 5t16 8q-1 2-5.500 2.500-2 1-2 5.500-2-9-10-13t-17.500-8z"
      />
      <path fill={palette.amber} d="M-15.600-38q15.500-5 31.200 0v2.500q-15.500-5-31.200 0z" />
    </>
  ),
  /** A woman's stiff headtie, wound round the brow and fanned to one side. */
  gele: (
    <>
      <path
        fill={palette.laterite}
        d="M-14-38Q-22-42-24-49q8 0 12-3 6-6 14-4 10-4 16 2 9-2 14 4-10 4-14 14-14-8-32-2z"
      />
      <path
        fill="none"
        stroke={palette.lateriteDeep}
        strokeWidth="1.700"
        d="M-9-41Q-13-46-20-48M-4-42.500Q-5-49-11-52M2-43Q4-50 3-56M8-42.500Q12-49 18-53M13-41Q18-47 27-51"
      />
      <path fill={palette.amber} d="M-16-31q-1-6 2-10 13-8 29 1-1 1-.5 9-14.500-8-30.500 0z" />
      <path fill={palette.amberFoot} d="M-16-31q-1-4 .5-7Q2-43 15.500-34l-1 3q-14.500-8-30.500 0z" />
      <path fill={palette.amber} d="M-15-34.500Q0-42 15-33.500l-.5 2.500q-14.500-8-30.500 0z" />
    </>
  ),
  /** Hair cut short, with a line at the brow. */
  hair: (
    <path
      {...seen}
      fill={palette.ink}
      d="M-14.300-28q-2.500-21 14.300-22 16.500 1 14 20l-1.500-4q-.5-2.500-3-3-9.500-1-19 0-2.500.5-3 3z"
    />
  ),
  helmet: (
    <>
      <path {...seen} fill={palette.paper} d="M-16-37q0-17 16-17t16 17z" />
      <path fill={palette.rule} d="M-16-37q0-12 8-15.500-3 6-3 15.500zM-2.500-53.800h5V-40h-5z" />
      <path fill={palette.rule} d="M-18-38q18-5 37 0v4q-18.500-5-37 0z" />
    </>
  ),
  /** A scarf round face and shoulders, over an underscarf. */
  hijab: (
    <>
      <path fill={palette.amber} d="M-15-32q1-13 15-13t15 13q-4-7-15-7t-15 7z" />
      <path
        {...seen}
        fill={palette.leaf}
        d="M-20-26q-1-26 20-26t20 26q0 12 6 19-12 12-27 12T-24-6q5-8 4-20zM-14.500-28q0 14 4 18 5 5 10.500 5t10.500-5q4-4 4-18-2-14.500-14.500-14.500T-14.500-28z"
        fillRule="evenodd"
      />
      <path
        fill={palette.forest}
        d="M-10-9.500Q2-1 13-15q4-3 5.500-3 1 6 7.500 11-12 12-27 12T-24-6Q-10 2-10-9.500z"
      />
    </>
  ),
  /** A northern man's stiff round cap, embroidered. */
  hula: (
    <>
      <path {...seen} fill={palette.paper} d="M-15.500-35l1.500-18q14-6 28 0l1.500 18q-15.500-6-31 0z" />
      <path fill={palette.rule} d="M-15.500-35l1.500-18q2.500-1.200 5-2l-1 18.200q-3 .6-5.500 1.800z" />
      <path
        fill={palette.forest}
        d="M-12-47l3-4 3 4-3 4zM-3-48l3-4 3 4-3 4zM6-47l3-4 3 4-3 4zM-15.300-37.500q15.300-6 30.600 0v2.500q-15.300-6-30.600 0z"
      />
    </>
  ),
};
