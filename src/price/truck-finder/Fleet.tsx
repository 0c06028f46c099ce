import type { TruckSize } from '#domain/price/trucks/trucks.ts';
import { Scene } from '#src/ui/art/files.tsx';
import './fleet.css';
import type { TruckSizesCopy } from '#domain/pages/copy/haulage.ts';
import type { WhichTruckCopy } from '#domain/price/copy/which-truck.ts';
import type { LoadQuestion } from '#domain/price/trucks/load-query.ts';
import type { Leg, Plan } from '#domain/price/trucks/which-truck.ts';
import { fill } from '#domain/shared/fill.ts';
import { times } from '#src/ui/art/goods/shapes.ts';
import { isClosed, isLoadedSize } from '#src/ui/art/lorry/bodies.ts';
import { type Goods, Load } from '#src/ui/art/lorry/Load.tsx';
import { bodyWords, legWords, shareWords } from './load-words.ts';

/** How high each drawing is (src/ui/art/drawings): its cab, its box or its bonnet is the highest part. */
const HEIGHTS: Record<TruckSize, string> = {
  15: 'fleet-cab',
  20: 'fleet-cab',
  25: 'fleet-cab',
  30: 'fleet-cab',
  40: 'fleet-box',
  45: 'fleet-cab',
  50: 'fleet-cab',
  60: 'fleet-bonnet',
};

/** A truck at the scale of the `.fleet` that it stands in; decorative, its size is said beside it. */
export function ScaledTruck({ size }: { size: TruckSize }) {
  return <Scene name={`truck-${size}`} alt="" className={`fleet-truck ${HEIGHTS[size]}`} />;
}

/** Trucks of one size that are drawn at most; the caption says when there are more. */
const DRAWN_MOST = 6;

interface Props {
  plan: Plan;
  question: LoadQuestion;
  copy: WhichTruckCopy;
  bodies: TruckSizesCopy['trucks'];
}

/** The trucks of a plan on one tape measure, up to `DRAWN_MOST` of a size, loaded to its share with goods like those asked for. */
export function LoadedFleet({ plan, question, copy, bodies }: Props) {
  const goods = goodsOf(question);
  return (
    <ul className="fleet fleet-answer flex flex-wrap gap-y-8 overflow-hidden bg-cool px-4 pt-6 pb-5 text-ink md:px-6">
      {plan.legs.flatMap((leg) =>
        times(Math.min(leg.count, DRAWN_MOST)).map((place) => (
          <li key={`${leg.truck.size} ${place}`} className="flex grow flex-col">
            <LoadedTruck leg={leg} goods={goods} isFirst={place === 0} />
            <div className="fleet-tape" />
            {place === 0 && <Caption leg={leg} copy={copy} bodies={bodies} />}
          </li>
        )),
      )}
    </ul>
  );
}

/** The fields besides the weight tell the kind of the pieces. */
function goodsOf({ kind, piece, typed }: LoadQuestion): Goods {
  if (kind === 'loose' || kind === 'liquid') return kind;
  if (typed.pallets) return 'pallets';
  if (kind === 'dry') return 'cement';
  return typed.bags && piece === 'bag' ? 'jute' : 'cartons';
}

/** A truck and its goods, which lie behind the boards of an open body and in the window of a closed one. */
function LoadedTruck({ leg: { truck, share }, ...how }: { leg: Leg; goods: Goods; isFirst: boolean }) {
  const { size } = truck;
  const isOnTop = isLoadedSize(size) && isClosed(size);
  const load = isLoadedSize(size) && <Load size={size} share={share} {...how} />;
  return (
    <div className="fleet-row flex items-end pr-6 md:pr-10">
      <div className="fleet-loaded">
        {!isOnTop && load}
        <ScaledTruck size={size} />
        {isOnTop && load}
      </div>
    </div>
  );
}

/** How full the trucks of one size are, as the figure of the answer. */
function Caption({ leg, copy, bodies }: Pick<Props, 'copy' | 'bodies'> & { leg: Leg }) {
  const [figure = '', limit = ''] = shareWords(leg, copy).split(/(?<=%)\s/);
  return (
    <div className="mt-3 max-w-[19rem] pr-4">
      <p className="font-display text-h4">{legWords(leg, copy)}</p>
      <p className="mt-1 font-display">
        <span className="text-h2 text-accent-deep">{figure}</span>{' '}
        <span className="block text-h4">{limit}</span>
      </p>
      <p className="mt-1 text-label">
        {bodyWords(leg, copy, bodies)}
        {leg.count > DRAWN_MOST && ` ${fill(copy.drawn, { n: DRAWN_MOST })}`}
      </p>
    </div>
  );
}
