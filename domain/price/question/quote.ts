import * as z from 'zod/mini';
import { readAmount, readWeight } from '../trucks/amounts.ts';
import { PIECES } from '../trucks/pieces.ts';
import { GOODS_KINDS, TRUCK_SIZES } from '../trucks/trucks.ts';
import type { PriceAnswer } from './answer.ts';
import { type PriceAsked, SWITCHES, type Switch, type ValidQuestion } from './price-query.ts';

/** Version of the shape below, kept with each quote; a change of what a field means gets the next one. */
const QUOTE_SCHEMA = 1;

const place = z.object({ slug: z.string(), name: z.string() });

const quoteSchema = z.object({
  schema: z.literal(QUOTE_SCHEMA),
  from: place,
  to: place,
  kilometres: z.number(),
  /** A part of the road is estimated. */
  about: z.boolean(),
  /** Day of loading, ISO date. */
  date: z.string(),
  load: z.object({
    kind: z.enum(GOODS_KINDS),
    kilograms: z.number(),
    cubicMetres: z.optional(z.number()),
    pallets: z.optional(z.number()),
    bags: z.optional(z.number()),
    /** What the bags are, where they are none. */
    piece: z.optional(z.enum(PIECES)),
    boxes: z.optional(z.number()),
  }),
  extras: z.object({
    loading: z.boolean(),
    offloading: z.boolean(),
    waitingDays: z.number(),
    extraStops: z.number(),
    emptyReturn: z.boolean(),
    freightOnDelivery: z.boolean(),
  }),
  /** Size in tons, and how many. */
  trucks: z.array(z.object({ size: z.literal(TRUCK_SIZES), count: z.number() })),
  /** Whole naira, with the rate card that they come from; absent where there was no price. */
  estimate: z.optional(
    z.object({ low: z.number(), high: z.number(), card: z.string(), sample: z.boolean() }),
  ),
});

/** A question for a price and its answer, as the lead keeps them and other systems get them. */
export type Quote = z.infer<typeof quoteSchema>;

/** Makes the part of an answer that is stored with a lead. */
export function quoteOf({ question, route, best: { plan, estimate } }: PriceAnswer): Quote {
  const { from, to, load, date, extras } = question;
  const bags = amountOf(load, 'bags');
  return {
    schema: QUOTE_SCHEMA,
    from: { slug: from.place.slug, name: from.place.name },
    to: { slug: to.place.slug, name: to.place.name },
    kilometres: route.km,
    about: route.about,
    date,
    load: { ...load.load, ...(bags && { bags, ...(load.piece !== 'bag' && { piece: load.piece }) }) },
    extras,
    trucks: plan.legs.map(({ truck, count }) => ({ size: truck.size, count })),
    ...(estimate.priced && {
      estimate: { ...estimate.range, card: estimate.version, sample: estimate.sample },
    }),
  };
}

/** Reads a quote as a lead keeps it, as JSON. @returns nothing where it is none of a shape that is known */
export function readQuote(kept: string | null): Quote | undefined {
  return kept ? quoteSchema.safeParse(parsed(kept)).data : undefined;
}

/** A text that is no JSON keeps no lead from being told of. */
function parsed(kept: string): unknown {
  try {
    return JSON.parse(kept);
  } catch {
    return undefined;
  }
}

const AMOUNTS = ['volume', 'pallets', 'bags', 'bag', 'boxes'] as const;
const amountOf = ({ typed }: PriceAsked['load'], field: (typeof AMOUNTS)[number]) =>
  typed[field] === undefined ? undefined : readAmount(typed[field], field);

/** The query of an answer's address, with the day written out and nothing in it but places, numbers and names that are known. */
export const canonicalQuery = ({ from, to, ...rest }: ValidQuestion): string =>
  queryOf(from.place.slug, to.place.slug, rest);

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * The same query as an answer's page sent it, where a place in it is not known any more.
 * @returns nothing where anything else is wrong with the question, or where it was not written by our page
 */
export function outdatedQuery({ typed, errors, ...rest }: PriceAsked): string | undefined {
  const { from = '', to = '' } = typed;
  const others = Object.keys(errors).some((field) => field !== 'from' && field !== 'to');
  const isOurs = SLUG.test(from) && SLUG.test(to) && errors.to !== 'same';
  return isOurs && rest.load.load && !others ? queryOf(from, to, { typed, ...rest }) : undefined;
}

type Rest = Pick<PriceAsked, 'load' | 'date' | 'extras' | 'typed'>;

function queryOf(from: string, to: string, { load, date, extras, typed }: Rest): string {
  const query = new URLSearchParams({ from, to, date, goods: load.kind });
  const { weight } = readWeight(load.typed.weight ?? '', load.typed.unit === 'kg' ? 'kg' : 't');
  if (weight) query.set('weight', String(weight.value));
  if (weight?.unit === 'kg') query.set('unit', 'kg');
  for (const field of AMOUNTS) {
    const value = amountOf(load, field);
    if (value !== undefined) query.set(field, String(value));
  }
  if (load.typed.bags && load.piece !== 'bag') query.set('piece', load.piece);
  if (extras.waitingDays > 0) query.set('waiting', String(extras.waitingDays));
  if (extras.extraStops > 0) query.set('stops', String(extras.extraStops));
  for (const name of SWITCHES.filter((one: Switch) => typed[one] !== undefined)) query.set(name, 'yes');
  return String(query);
}
