import type { TruckSizesCopy } from '#domain/pages/copy/haulage.ts';
import type { WhichTruckCopy } from '#domain/price/copy/which-truck.ts';
import { type LoadError, type LoadQuestion, tonnes } from '#domain/price/trucks/load-query.ts';
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
import { fill } from '../../ui/parts/fill.ts';

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
function details({ cubicMetres, pallets, boxes }: Load, copy: WhichTruckCopy, bags?: string): string {
  const known: [string, string | number | undefined][] = [
    [copy.details.bags, bags],
    [copy.details.pallets, pallets],
    [copy.details.volume, cubicMetres],
    [copy.details.boxes, boxes],
  ];
  return known.map(([words, n]) => (n === undefined ? '' : `, ${fill(words, { n })}`)).join('');
}

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
): string => (load ? tonnes(load.kilograms) + details(load, copy, typed.bags) : '');

/** The error of a field; undefined where there is none. */
export const loadErrorWords = (
  error: LoadError | undefined,
  { errors: errorsCopy }: WhichTruckCopy,
): string | undefined =>
  error && fill(errorsCopy[error.error], error.amount === undefined ? {} : { amount: error.amount });

/** The load in words, as the answer is headed. */
export const answerWords = (question: LoadQuestion, copy: WhichTruckCopy): string =>
  question.load ? fill(copy.answer, { load: loadWords(question, copy) }) : '';

/** The first lines of a message to the desk about a load and the trucks for it. */
export function messageFor({ load, typed }: LoadQuestion, plan: Plan | undefined, copy: WhichTruckCopy) {
  if (!load || !plan) return undefined;
  return fill(isPartLoad(load) ? copy.part.message : copy.message, {
    load: tonnes(load.kilograms),
    details: details(load, copy, typed.bags),
    trucks: plan.legs.map((leg) => `${legWords(leg, copy)} (${shareWords(leg, copy)})`).join(', '),
  });
}
