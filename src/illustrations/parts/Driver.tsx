import { palette } from '../palette.ts';

/** The driver at the wheel, seen through the door window: shoulder, head and cap, his eyes on the road to the right. */
export function Driver() {
  return (
    <g transform="translate(13 -25.7) scale(.88)">
      <path fill={palette.forest} d="M88,-214c0,-22 8,-33 24,-35h14c10,2 17,14 19,35z" />
      <path fill={palette.deep} d="M88,-214c0,-22 8,-33 24,-35h4c-10,8 -12,20 -11,35z" />
      <path
        fill={palette.lateriteDeep}
        d="M110,-246v-14c-5,-5 -6,-14 -4,-22h27c1,5 2,8 4,14l-3,2c1,10 -3,14 -11,13v7c-4,6 -9,5 -13,0z"
      />
      <path fill={palette.paper} d="M105,-276v-12q0,-3 3,-4l22,-3q4,0 4,4l1,15z" />
      <path fill={palette.leaf} d="M104,-281h32v6h-32z" />
      <path fill="none" stroke={palette.ink} strokeWidth="5" strokeLinecap="round" d="M150,-214l12,-26" />
    </g>
  );
}
