import { times } from '../../goods/shapes.ts';
import { palette } from '../../palette.ts';
import { mustBeSeen } from '../../parts/key.ts';
import type { Cloth } from '../../people/cloth.ts';

const HOLES = 8;
const DEGREES = 360 / HOLES;

/**
 * A desk telephone seen from the front, 46 cm wide about x = 0 on y = 0; larger than life, since it says what the desk is for.
 * @param ringing lifts its handset and draws the sound
 */
export function Telephone({ paint, ringing = false }: { paint: Cloth; ringing?: boolean }) {
  return (
    <g {...mustBeSeen('telephone')}>
      <path fill={paint.shade} d="M-12-35h4v8h16v-8h4v12h-24z" />
      <path fill={paint.lit} d="M-23 0v-7q8-20 13-22h20q5 2 13 22v7z" />
      <path fill={paint.shade} d="M-23 0v-6h46v6z" />
      <circle cy="-15" r="11" fill={palette.paper} />
      {times(HOLES).map((hole) => (
        <circle
          key={hole}
          cy="-22.6"
          r="1.7"
          fill={palette.ink}
          transform={`rotate(${hole * DEGREES} 0 -15)`}
        />
      ))}
      <circle cy="-15" r="3.6" fill={paint.lit} />
      <g transform={ringing ? 'translate(0 -5) rotate(-9)' : undefined}>
        <path fill={paint.lit} d="M-24-29q-4-13 7-15h34q11 2 7 15h-12q0-6-4-7H-8q-4 1-4 7z" />
        <path fill={paint.shade} d="M-24-29v-3h12v3zM12-29v-3h12v3z" />
      </g>
      {ringing && <path fill={palette.laterite} d="M24-58l1-13 5 1zM30-54l8-11 4 4zM34-48l12-5 1 5z" />}
    </g>
  );
}

/** A mobile telephone on its stand, a chat on its screen; 26 cm wide about x = 0 on y = 0. */
export function ChatTelephone() {
  return (
    <g {...mustBeSeen('telephone')}>
      <path fill={palette.steelDeep} d="M-12 0l4-6H8l4 6z" />
      <path fill={palette.ink} d="M-13-6v-42q0-4 4-4H9q4 0 4 4v42q0 4-4 4H-9q-4 0-4-4z" />
      <path fill={palette.glass} d="M-10-9v-36H10v36z" />
      <path fill={palette.paper} d="M-8-42H4v8H-4l-4 4z" />
      <path fill={palette.leaf} d="M8-28H-4v9h8l4 4z" />
      <path fill={palette.amber} d="M-10-14H10v5H-10z" />
    </g>
  );
}
