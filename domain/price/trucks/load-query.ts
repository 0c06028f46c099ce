import { withSeparators } from '../../shared/locale.ts';
import { GOODS_KINDS, type GoodsKind, isPacked } from './trucks.ts';
import type { Load } from './which-truck.ts';

/** The fields of the 'Which truck?' form, named as in the address. */
export const LOAD_FIELDS = ['goods', 'weight', 'unit', 'volume', 'pallets', 'bags', 'bag'] as const;
export type LoadField = (typeof LOAD_FIELDS)[number];
export type WeightUnit = 't' | 'kg';

/** Where the form and its answer stand on the page. */
export const WHICH_TRUCK_ANCHOR = 'which_truck';

/** Above this, a load is a programme of trips, and arithmetic on one trip says little. */
export const MOST_TONNES = 3000;
/** The loosest goods, such as foam or empty bottles, weigh about this much, in kg per m³. */
const LEAST_DENSITY = 10;
/** More than this, in kg, is not a bag that people carry. */
const HEAVIEST_BAG = 2000;
/** Two statements of one weight may differ by this share. */
const AGREEMENT = 0.02;
const KILOGRAMS = 1000;

/** The errors of a field; their words are copy. */
export const LOAD_ERRORS = [
  'number',
  'zero',
  'whole',
  'missing',
  'unweighed',
  'heavyBag',
  'differs',
  'much',
  'light',
  'loose',
  'lightPallets',
] as const;
export type LoadErrorKind = (typeof LOAD_ERRORS)[number];

/** An error, with the amount that its words name. */
export interface LoadError {
  error: LoadErrorKind;
  amount?: string;
}

/** The question in an address: the load, or its errors by field. */
export interface LoadQuestion {
  /** Whether anything was asked at all. */
  asked: boolean;
  typed: Partial<Record<LoadField, string>>;
  kind: GoodsKind;
  load?: Load;
  errors: Partial<Record<LoadField, LoadError>>;
}

const SPACES = /[\s\u00a0\u202f]/g;
const GROUPED = /^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/;
/** A comma before more than two decimals may be a slip in a group of thousands, but for a number below one. */
const PLAIN = /^(\d+(\.\d+|,\d{1,2})?|0,\d+)$/;

/**
 * Reads a number as people type it: `30,000`, `30 000`, `12.5` or `12,5`. A comma before exactly three digits groups
 * thousands, as is usual in Nigeria; any other comma is a decimal one.
 * @returns nothing when it is not such a number, or is below zero
 */
export function readNumber(typed: string): number | undefined {
  const tight = typed.replace(SPACES, '');
  if (GROUPED.test(tight)) return Number(tight.replaceAll(',', ''));
  return PLAIN.test(tight) ? Number(tight.replace(',', '.')) : undefined;
}

/** @param query the parameters of the address, typed by anybody */
export function readLoad(query: URLSearchParams): LoadQuestion {
  const typed: LoadQuestion['typed'] = {};
  for (const field of LOAD_FIELDS) {
    const value = query.get(field)?.trim().slice(0, 20);
    if (value) typed[field] = value;
  }
  const errors: LoadQuestion['errors'] = {};
  const kind = GOODS_KINDS.find((known) => known === typed.goods) ?? 'packed';
  const amount = (field: LoadField, whole = false) => {
    const text = typed[field];
    if (text === undefined) return undefined;
    const value = readNumber(text);
    if (value === undefined) errors[field] = { error: 'number' };
    else if (value === 0) errors[field] = { error: 'zero' };
    else if (whole && !Number.isInteger(value)) errors[field] = { error: 'whole' };
    else return value;
    return undefined;
  };

  const weight = amount('weight');
  const cubicMetres = amount('volume');
  const pallets = isPacked(kind) ? amount('pallets', true) : undefined;
  const bags = isPacked(kind) ? amount('bags', true) : undefined;
  const bag = isPacked(kind) ? amount('bag') : undefined;
  const asked = query.has('weight') || query.has('bags');

  if (bags && !bag) errors.bag ??= { error: 'unweighed' };
  if (bag && bag > HEAVIEST_BAG) errors.bag = { error: 'heavyBag', amount: `${HEAVIEST_BAG}` };
  const stated = weight && weight * (typed.unit === 'kg' ? 1 : KILOGRAMS);
  const counted = bags && bag ? bags * bag : undefined;
  if (!stated && !counted && !bags) errors.weight ??= { error: 'missing' };
  if (stated && counted && Math.abs(stated - counted) > AGREEMENT * counted)
    errors.weight ??= { error: 'differs', amount: tonnes(counted) };

  const kilograms = stated ?? counted;
  if (kilograms && kilograms > MOST_TONNES * KILOGRAMS)
    errors[stated ? 'weight' : 'bags'] ??= { error: 'much', amount: tonnes(MOST_TONNES * KILOGRAMS) };
  if (kilograms && kilograms < 1) errors.weight ??= { error: 'light' };
  if (kilograms && cubicMetres && cubicMetres > kilograms / LEAST_DENSITY)
    errors.volume ??= { error: 'loose' };
  if (kilograms && pallets && pallets > kilograms) errors.pallets ??= { error: 'lightPallets' };

  if (!asked || !kilograms || Object.keys(errors).length > 0)
    return { asked, typed, kind, errors: asked ? errors : {} };
  const load: Load = { kind, kilograms };
  if (cubicMetres) load.cubicMetres = cubicMetres;
  if (pallets) load.pallets = pallets;
  return { asked, typed, kind, load, errors };
}

/** A weight as people say it: `850 kg`, `12.5 t`, `3,000 t`. */
export function tonnes(kilograms: number): string {
  const [value, unit] = kilograms < KILOGRAMS ? [kilograms, 'kg'] : [kilograms / KILOGRAMS, 't'];
  return `${withSeparators(value, { maximumFractionDigits: 2 })} ${unit}`;
}
