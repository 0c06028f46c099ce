import { withSeparators } from '../../shared/locale.ts';
import { inKilograms, KILOGRAMS, readAmount, readWeight, TRUCK_WORDS, type Weight } from './amounts.ts';
import { PIECES, type Piece } from './pieces.ts';
import { containerOf, GOODS_KINDS, type GoodsKind, isPacked, trucksFor } from './trucks.ts';
import type { Load } from './which-truck.ts';

/** The fields of the 'Which truck?' form, named as in the address. */
export const LOAD_FIELDS = [
  'goods',
  'weight',
  'unit',
  'volume',
  'pallets',
  'bags',
  'bag',
  'piece',
  'boxes',
] as const;
export type LoadField = (typeof LOAD_FIELDS)[number];
type AmountField = Exclude<LoadField, 'goods' | 'unit' | 'weight' | 'piece'>;

/** Where the form and its answer are on the page. */
export const WHICH_TRUCK_ANCHOR = 'which_truck';

/** More of a typed value is not read; two weights to choose from fit in. */
const LONGEST = 40;
/** Above this, a load is a programme of trips, and arithmetic on one trip says little. */
export const MOST_TONNES = 3000;
/** The loosest goods, such as foam or empty bottles, weigh about this much, in kg per m³. */
const LEAST_DENSITY = 10;
/** More than this, in kg, is not a bag that people carry. */
const HEAVIEST_BAG = 2000;
/** Two statements of one weight may differ by this share. */
const AGREEMENT = 0.02;
/** From here on, a weight in tonnes is one in kilograms with the wrong unit. */
const LEAST_IN_KILOGRAMS = 10_000;
/** What bags of trade weigh, in kg: rice 25 and 50, cement, flour and sugar 50, maize 100. */
const USUAL_BAGS = ['25', '50', '100'];
/** What containers often weigh with their goods, in tonnes, besides as much as a truck takes. */
const USUAL_BOXES = [10, 20];
/** Trucks in place of a weight: '2 trailers'. */
const TRUCKS_ONLY = new RegExp(`^(\\d{1,3}) ?${TRUCK_WORDS}\\??$`, 'i');
/** Goods that a line names without saying how they are carried. */
export const UNSURE_GOODS = 'unsure';
/** Read from a line that names a truck which the rate card has no price for, such as a refrigerated one. */
export const SPECIAL_TRUCK = 'special';
/** A container whose length is not said, as the line says it. */
export const ANY_CONTAINER = 'container';

/** The errors of a field; their words are copy. */
export type LoadErrorKind =
  | 'number'
  | 'zero'
  | 'whole'
  | 'missing'
  | 'emptyBox'
  | 'emptyBoxes'
  | 'trucks'
  | 'unweighed'
  | 'heavyBag'
  | 'differs'
  | 'much'
  | 'light'
  | 'loose'
  | 'lightPallets'
  | 'choose'
  | 'confirm'
  | 'kilograms'
  | 'container'
  | 'kind'
  | 'special'
  | 'heavyBox'
  | 'lightBoxes';

/** An error, with the amount that its words name. */
export interface LoadError {
  error: LoadErrorKind;
  amount?: string;
  /** The pieces that its words are about, where they are not bags. */
  piece?: Piece;
  /** What may be meant, to choose from, as it is written in the field. */
  choices?: readonly string[];
}

/** The question in an address: the load, or its errors by field. */
export interface LoadQuestion {
  /** Whether anything was asked at all. */
  asked: boolean;
  typed: Partial<Record<LoadField, string>>;
  kind: GoodsKind;
  /** What the bags are, where the load is counted in something else. */
  piece: Piece;
  load?: Load;
  errors: Partial<Record<LoadField, LoadError>>;
}

/** @param query the parameters of the address, typed by anybody */
export function readLoad(query: URLSearchParams): LoadQuestion {
  const typed: LoadQuestion['typed'] = {};
  for (const field of LOAD_FIELDS) {
    const value = query.get(field)?.trim().slice(0, LONGEST);
    if (value) typed[field] = value;
  }
  const errors: LoadQuestion['errors'] = {};
  const kind = GOODS_KINDS.find((known) => known === typed.goods) ?? 'packed';
  const isMachine = kind === 'machine';
  const piece = isMachine ? 'machine' : (PIECES.find((known) => known === typed.piece) ?? 'bag');
  const named: Pick<LoadError, 'piece'> = piece === 'bag' ? {} : { piece };
  if (typed.goods === ANY_CONTAINER)
    errors.goods = { error: 'container', choices: GOODS_KINDS.filter((one) => containerOf(one)) };
  if (typed.goods === UNSURE_GOODS) errors.goods = { error: 'kind' };
  if (typed.goods === SPECIAL_TRUCK) errors.goods = { error: 'special' };
  const amount = (field: AmountField, whole = false) => {
    const text = typed[field];
    if (text === undefined) return undefined;
    const value = readAmount(text, field);
    if (value === undefined) errors[field] = { error: 'number' };
    else if (value === 0) errors[field] = { error: 'zero' };
    else if (whole && !Number.isInteger(value)) errors[field] = { error: 'whole' };
    else return value;
    return undefined;
  };

  const stated = statedWeight(typed, kind, errors);
  const packed = isPacked(kind);
  const container = containerOf(kind);
  const cubicMetres = container ? undefined : amount('volume');
  const pallets = packed ? amount('pallets', true) : undefined;
  const bags = packed || isMachine ? amount('bags', true) : undefined;
  const bag = packed || isMachine ? amount('bag') : undefined;
  const boxes = container ? (typed.boxes === undefined ? 1 : amount('boxes', true)) : undefined;
  const asked = query.has('weight') || query.has('bags');

  if (bags && !bag && !stated && !errors.weight)
    errors.bag ??= { error: 'unweighed', ...(named.piece ? named : { choices: USUAL_BAGS }) };
  if (bag && bag > HEAVIEST_BAG && !isMachine)
    errors.bag = { error: 'heavyBag', ...named, amount: `${HEAVIEST_BAG}` };
  const counted = bags && bag ? bags * bag : undefined;
  if (!stated && !counted && !bags) errors.weight ??= missing(kind, boxes ?? 1);
  if (stated && counted && Math.abs(stated - counted) > AGREEMENT * counted)
    errors.weight ??= { error: 'differs', ...named, amount: tonnes(counted) };

  const kilograms = stated ?? counted;
  if (kilograms && kilograms > MOST_TONNES * KILOGRAMS)
    errors[stated ? 'weight' : 'bags'] ??= { error: 'much', amount: tonnes(MOST_TONNES * KILOGRAMS) };
  if (kilograms && kilograms < 1) errors.weight ??= { error: 'light' };
  if (kilograms && cubicMetres && cubicMetres > kilograms / LEAST_DENSITY)
    errors.volume ??= { error: 'loose' };
  if (kilograms && pallets && pallets > kilograms) errors.pallets ??= { error: 'lightPallets' };
  if (kilograms && boxes && boxes > kilograms) errors.boxes ??= { error: 'lightBoxes' };
  const [trailer] = container ? trucksFor(kind) : [];
  if (kilograms && boxes && trailer && kilograms > boxes * trailer.plannedTonnes * KILOGRAMS)
    errors.weight ??= { error: 'heavyBox', amount: tonnes(trailer.plannedTonnes * KILOGRAMS) };

  if (!asked || !kilograms || Object.keys(errors).length > 0)
    return { asked, typed, kind, piece, errors: asked ? errors : {} };
  const load: Load = { kind, kilograms };
  if (cubicMetres) load.cubicMetres = cubicMetres;
  if (pallets) load.pallets = pallets;
  if (boxes) load.boxes = boxes;
  if (isMachine) load.machines = bags ?? 1;
  return { asked, typed, kind, piece, load, errors };
}

/** The most that one truck takes of a kind, in tonnes. */
const mostOnOne = (kind: GoodsKind): number =>
  Math.max(0, ...trucksFor(kind).map(({ plannedTonnes }) => plannedTonnes));

/** What is asked where no weight is said: of containers, those that are likely are offered. */
function missing(kind: GoodsKind, boxes: number): LoadError {
  if (!containerOf(kind)) return { error: 'missing' };
  const choices = [...USUAL_BOXES, mostOnOne(kind)].map((each) => tonnes(each * boxes * KILOGRAMS));
  return { error: boxes === 1 ? 'emptyBox' : 'emptyBoxes', amount: String(boxes), choices };
}

/** The weight that is written, in kilograms; what is wrong with it goes to the errors. */
function statedWeight(
  typed: LoadQuestion['typed'],
  kind: GoodsKind,
  errors: LoadQuestion['errors'],
): number | undefined {
  if (typed.weight === undefined) return undefined;
  const [trucks, count] = TRUCKS_ONLY.exec(typed.weight) ?? [];
  if (trucks) {
    const full = tonnes(Number(count) * mostOnOne(kind) * KILOGRAMS);
    errors.weight = { error: 'trucks', amount: trucks.replace('?', ''), choices: [full] };
    return undefined;
  }
  const { weight, choices } = readWeight(typed.weight, typed.unit === 'kg' ? 'kg' : 't');
  if (!weight && choices.length > 0)
    errors.weight = {
      error: choices.length > 1 ? 'choose' : 'confirm',
      choices: choices.map(writtenWeight),
    };
  else if (!weight) errors.weight = { error: 'number' };
  else if (weight.value === 0) errors.weight = { error: 'zero' };
  else if (
    weight.unit === 't' &&
    weight.value >= LEAST_IN_KILOGRAMS &&
    weight.value <= MOST_TONNES * KILOGRAMS
  )
    errors.weight = { error: 'kilograms', choices: [writtenWeight({ ...weight, unit: 'kg' })] };
  else return inKilograms(weight);
  return undefined;
}

/** '30,000 kg', as the field takes it back. */
const writtenWeight = ({ value, unit }: Weight): string =>
  `${withSeparators(value, { maximumFractionDigits: 3 })} ${unit}`;

/** A weight as people say it: `850 kg`, `12.5 t`, `3,000 t`. */
export function tonnes(kilograms: number): string {
  const [value, unit] = kilograms < KILOGRAMS ? [kilograms, 'kg'] : [kilograms / KILOGRAMS, 't'];
  return `${withSeparators(value, { maximumFractionDigits: 2 })} ${unit}`;
}
