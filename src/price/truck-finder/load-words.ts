import type { TruckSizesCopy } from '#domain/pages/copy/haulage.ts';
import type { WhichTruckCopy } from '#domain/price/copy/which-truck.ts';
import {
  type LoadError,
  type LoadField,
  type LoadQuestion,
  tonnes,
} from '#domain/price/trucks/load-query.ts';
import { PIECES } from '#domain/price/trucks/pieces.ts';
import {
  CONTAINERS,
  GROSS_CEILING,
  SINGLE_AXLE_LIMIT,
  SIX_AXLE_GROSS,
  TWO_AXLE_GROSS,
} from '#domain/price/trucks/trucks.ts';
import {
  grossOnOneTruck,
  isPartLoad,
  type Leg,
  type Load,
  type Plan,
  percentFull,
} from '#domain/price/trucks/which-truck.ts';
import { fill } from '#domain/shared/fill.ts';

/** The figures that the tool reckons with, in tonnes and m³, by their names in the copy. */
export const RULES = {
  axle: SINGLE_AXLE_LIMIT,
  ceiling: GROSS_CEILING,
  two: TWO_AXLE_GROSS,
  six: SIX_AXLE_GROSS,
  goods20: CONTAINERS[20].goodsTonnes,
  space20: CONTAINERS[20].cubicMetres,
  goods40: CONTAINERS[40].goodsTonnes,
  space40: CONTAINERS[40].cubicMetres,
} as const;

/** The facts of the load besides its weight, each with a comma before it. */
function details(
  { kind, cubicMetres, pallets, boxes }: Load,
  copy: WhichTruckCopy,
  typed: LoadQuestion['typed'],
): string {
  const isMachine = kind === 'machine';
  const bags = typed.bags ?? (isMachine ? '1' : undefined);
  const piece = isMachine ? kind : typed.piece;
  const { details: words } = copy;
  const known = [
    bags && fill(words.bags, { n: bags, pieces: piecesOf(bags === '1' ? 'one' : 'many', piece, copy) }),
    pallets && fill(pallets === 1 ? words.pallets.one : words.pallets.many, { n: pallets }),
    cubicMetres && fill(words.volume, { n: cubicMetres }),
    boxes && fill(boxes === 1 ? words.boxes.one : words.boxes.many, { n: boxes }),
  ];
  return known.map((one) => (one ? `, ${one}` : '')).join('');
}

/** The word for one, or for several, of the pieces that a load is counted in. */
function piecesOf(number: 'one' | 'many', named: string | undefined, { pieces }: WhichTruckCopy): string {
  return pieces[PIECES.find((one) => one === named) ?? 'bag'][number];
}

/** The label of a field of the load, in the words of its pieces. */
export const loadLabel = (name: LoadField, { piece }: Pick<LoadQuestion, 'piece'>, copy: WhichTruckCopy) =>
  fill(name === 'piece' ? copy.bags : copy[name], {
    piece: copy.pieces[piece].one,
    pieces: copy.pieces[piece].many,
  });

/** '2 × 40 tons' */
export const legWords = (
  { count, truck }: { count: number; truck: Pick<Leg['truck'], 'size'> },
  copy: WhichTruckCopy,
) => fill(copy.leg, { count, size: truck.size });

/** '95% full by weight' */
export const shareWords = ({ share, limit }: Leg, copy: WhichTruckCopy) =>
  fill(copy.full, { percent: percentFull(share), limit: copy.limits[limit] });

/** 'Sided trailer, loaded with up to 30 t.' */
export const bodyWords = ({ truck }: Leg, copy: WhichTruckCopy, bodies: TruckSizesCopy['trucks']) =>
  fill(copy.body, { body: bodies[truck.size].body, planned: truck.plannedTonnes });

/** 'up to 30 t each' */
export const eachWords = ({ truck }: Leg, copy: WhichTruckCopy) =>
  fill(copy.each, { planned: truck.plannedTonnes });

/** Why a load is shared out over trucks, where its weight is the reason. */
export function splitWords(load: Load, copy: WhichTruckCopy): string | undefined {
  const gross = grossOnOneTruck(load);
  return gross === undefined ? undefined : fill(copy.split, { ...RULES, gross: Math.round(gross) });
}

/** '30 t, 600 bags'; empty where there is no load. */
export const loadWords = (
  { load, typed }: Pick<LoadQuestion, 'load' | 'typed'>,
  copy: WhichTruckCopy,
): string => (load ? tonnes(load.kilograms) + details(load, copy, typed) : '');

/** The error of a field; undefined where there is none. */
export const loadErrorWords = (
  error: LoadError | undefined,
  { errors: errorsCopy, pieces }: WhichTruckCopy,
): string | undefined => {
  if (!error) return undefined;
  const { one, many } = pieces[error.piece ?? 'bag'];
  return fill(errorsCopy[error.error], { amount: error.amount ?? '', piece: one, pieces: many });
};

/** The load in words, as the answer is headed. */
export const answerWords = (question: LoadQuestion, copy: WhichTruckCopy): string =>
  question.load ? fill(copy.answer, { load: loadWords(question, copy) }) : '';

/** The first lines of a message to the desk about a load and the trucks for it. */
export function messageFor({ load, typed }: LoadQuestion, plan: Plan | undefined, copy: WhichTruckCopy) {
  if (!load || !plan) return undefined;
  return fill(isPartLoad(load) ? copy.part.message : copy.message, {
    load: tonnes(load.kilograms),
    details: details(load, copy, typed),
    trucks: plan.legs.map((leg) => `${legWords(leg, copy)} (${shareWords(leg, copy)})`).join(', '),
  });
}
