import { palette } from '../palette.ts';

const FIVE = 'v34h6v-34zm13 0v34h6v-34zm13 0v34h6v-34zm13 0v34h6v-34zm-47 26 60-18v6l-60 18z';

/** The writing on a board: bags counted in fives, lines over a stamp. */
const SHEETS = {
  tally: (
    <>
      <path
        fill={palette.ink}
        d={[
          [-38, -150],
          [-38, -98],
        ]
          .map(([x, y]) => `M${x} ${y}${FIVE}`)
          .join('')}
      />
      <path
        fill={palette.laterite}
        d="M-38-46h6v34h-6zm13 0h6v34h-6zm13 0h6v34h-6z"
        transform="translate(0 -6)"
      />
    </>
  ),
  stamped: (
    <>
      <path fill={palette.ink} d="M-38-150h76v9h-76zm0 22h60v9h-60zm0 22h70v9h-70z" />
      <circle cx="18" cy="-56" r="22" fill={palette.laterite} />
      <circle cx="18" cy="-56" r="14" fill={palette.paper} />
      <path fill={palette.laterite} d="M10-58l6 6 12-13 4 4-16 17-10-10z" />
    </>
  ),
} as const;

/** A clipboard as large as a person, leaning on its foot about x = 0 on y = 0, 190 cm tall; larger than life, for covers. */
export function Board({ sheet }: { sheet: keyof typeof SHEETS }) {
  return (
    <>
      <path fill={palette.lateriteDeep} d="M-60-178H60V0H-60z" />
      <path fill={palette.laterite} d="M-60-178H60v-6H-60z" />
      <path fill={palette.paper} d="M-50-166H50V-12H-50z" />
      <path fill={palette.steelDeep} d="M-24-178v-14q0-6 6-6h36q6 0 6 6v14q0 6-6 6h-36q-6 0-6-6z" />
      {SHEETS[sheet]}
    </>
  );
}
