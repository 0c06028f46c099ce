import { palette } from '../palette.ts';
import { CAST } from './cast.ts';
import { CLOTHS, type Cloth } from './cloth.ts';
import { Head } from './Head.tsx';
import { Limb } from './Limb.tsx';

/** A trader in kaftan and cap who holds out a signed waybill; faces right on y = 0, about x = 0, 186 cm tall. */
export function Trader({ cloth = CLOTHS.paper }: { cloth?: Cloth }) {
  return (
    <>
      <path fill={cloth.shade} d="M-12-50H2l-2 46h-13zM4-50h13l-1 46H4z" />
      <path fill={palette.lateriteDeep} d="M-14-5H0l6 5h-20zM3-5h13l6 5H3z" />
      <path fill={cloth.lit} d="M-17-26l3-96q1-16 13-16h6q13 0 13 16l4 96z" />
      <path fill={cloth.shade} d="M-17-26l3-96q1-13 8-16l2 112z" />
      <path fill={palette.amber} d="M6-138h6q5 1 6 8l1 30h-8z" />
      <path fill={palette.laterite} d="M12-130l3 4-3 4-2-4zm1 11 3 4-3 4-2-4z" />
      <g transform="translate(2 -136)">
        <Head of="trader" />
      </g>
      <g transform="translate(43 -109) rotate(-8)">
        <path fill={palette.glassLight} d="M-8-14h19v28H-8z" />
        <path fill={palette.forest} d="M-5-9H8v2.5H-5zm0 6H8v2.5H-5z" />
        <circle cx="5" cy="7" r="4" fill={palette.laterite} />
      </g>
      <Limb fill={CAST.trader.skin.lit} width={9} d="M20-98 40-104" />
      <Limb fill={cloth.shade} width={15} d="M0-124 7-97 24-101" />
    </>
  );
}
