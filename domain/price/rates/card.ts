import { z } from 'zod';
import { compareNumbered, withSeparators } from '../../shared/locale.ts';
import { TRUCK_SIZES, type TruckSize } from '../trucks/trucks.ts';

/** The kinds of values on a rate card. One that is missing gets the words of the person who reads the card. */
const unlessMissing = (message: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined ? undefined : message),
});

/** The error of floating point in a figure with two decimals, times 100. */
const NOISE = 1e-6;

function hasTwoDecimals(value: number): boolean {
  const hundredths = value * 100;
  return Math.abs(hundredths - Math.round(hundredths)) < NOISE;
}

function whole(what: string, least: number, most: number) {
  const says = `write ${what}, ${withSeparators(least)} to ${withSeparators(most)}`;
  return z.int(unlessMissing(says)).min(least, says).max(most, says);
}

/** Whole naira between two bounds. */
const naira = (least: number, most: number) => whole('whole naira', least, most);

/** Whole kilometres of a road. */
const kilometres = (most: number) => whole('whole kilometres', 1, most);

/** A part of a hundred without decimals, so that a range of whole naira has exact bounds. */
const wholePercent = (most: number) => whole('a whole number of per cent', 0, most);

/** Bounds of a price of diesel, in naira a litre: far around what was paid from 2023 to 2026 (837 to 1,814, NBS). */
const DIESEL_PRICES = { least: 100, most: 100_000 } as const;
const LITRE = 'write the naira of a litre, 100 to 100,000, like 1789.45';

/** Naira for a litre of diesel, to the kobo as the statistics office gives it. */
export const dieselPrice = z
  .number(unlessMissing(LITRE))
  .min(DIESEL_PRICES.least, LITRE)
  .max(DIESEL_PRICES.most, LITRE)
  .refine(hasTwoDecimals, LITRE);

const PERCENT = 'write per cent, 0 to 100, with up to two decimals';

/** A part of a hundred with up to two decimals. */
const percent = z
  .number(unlessMissing(PERCENT))
  .min(0, PERCENT)
  .max(100, PERCENT)
  .refine(hasTwoDecimals, PERCENT);

/** A day of the calendar, `2026-11-24`. */
export const day = z.iso.date(unlessMissing('write a day of the calendar, like 2026-11-24'));

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const AS_SLUG = 'write small letters, digits and single hyphens, like port-harcourt';

/** A place of the road book. */
const placeSlug = z.string(unlessMissing(AS_SLUG)).max(60, AS_SLUG).regex(SLUG, AS_SLUG);

/** The name of a version, like `2026-11-24` or `2026-11-24-b`. */
export const versionName = placeSlug;

/** Longest road that a card may price, in km: some three times Lagos to Maiduguri (1,698 km, Logistics Cluster). */
export const LONGEST_ROAD = 5000;
/** Highest price of a kilometre, and of anything else, in naira. A figure above is a slip of the keyboard. */
const HIGHEST_PER_KM = 100_000;
const HIGHEST_PRICE = 100_000_000;
const COARSEST_STEP = 1_000_000;

/** The services besides the road that a truck may be asked for, each with a price for one truck. */
export const CHARGES = ['loading', 'offloading', 'waitingDay', 'extraStop', 'emptyReturn'] as const;
export type Charge = (typeof CHARGES)[number];

const bandSchema = z.strictObject({
  /** Where the band ends, in km of the whole road. */
  upTo: kilometres(LONGEST_ROAD),
  /** Naira for each kilometre inside the band. */
  perKm: naira(1, HIGHEST_PER_KM),
});

/** Without a price, a charge is not on the card; 0 says that it is included. */
const charge = naira(0, HIGHEST_PRICE).optional();

const truckSchema = z.strictObject({
  /** Naira for the road of one truck, however short. */
  minimum: naira(1, HIGHEST_PRICE),
  bands: z
    .array(bandSchema)
    .min(1, 'write at least one band')
    .superRefine((bands, context) => {
      for (const [place, { upTo }] of bands.entries())
        if (upTo <= (bands[place - 1]?.upTo ?? 0))
          context.addIssue({
            code: 'custom',
            path: [place, 'upTo'],
            message: 'write bands by rising distance, each once',
          });
    }),
  ...(Object.fromEntries(CHARGES.map((name) => [name, charge])) as Record<Charge, typeof charge>),
});

const trucks = Object.fromEntries(TRUCK_SIZES.map((size) => [size, truckSchema.optional()]));

const laneSchema = z
  .strictObject({
    from: placeSlug,
    to: placeSlug,
    size: z.literal(TRUCK_SIZES),
    /** Naira for the road of one truck, in this direction only. */
    price: naira(1, HIGHEST_PRICE),
  })
  .refine(({ from, to }) => from !== to, { path: ['to'], message: 'write another place than that of from' });

/** A rate card as it is kept, `content/rates/<version>.yaml`. Prices are whole naira. */
export const rateCardSchema = z
  .strictObject({
    /** Whether its figures are invented: pages say so, and `check:launch` refuses it. */
    sample: z.boolean(),
    issued: day,
    /** The last day on which it holds. */
    validUntil: day,
    currency: z.literal('NGN'),
    /** How far the offer may lie below and above the sum, in per cent. */
    spread: z.strictObject({ low: wholePercent(50), high: wholePercent(100) }),
    /** The step that the trade rounds prices to, in naira. */
    roundTo: naira(1, COARSEST_STEP),
    diesel: z.strictObject({
      /** Naira for a litre at which the card was made, and the day of that price. */
      reference: dieselPrice,
      on: day,
      /** Part of the price of the road that is diesel, in per cent. */
      share: wholePercent(100),
    }),
    /** Surcharge on the whole price where the receiver pays, in per cent; absent where it is not offered. */
    freightOnDelivery: percent.optional(),
    trucks: z
      .strictObject(trucks as Record<TruckSize, z.ZodOptional<typeof truckSchema>>)
      .refine((of) => Object.keys(of).length > 0, 'write the prices of at least one truck size'),
    lanes: z.array(laneSchema),
  })
  .superRefine(({ issued, validUntil, lanes }, context) => {
    if (validUntil < issued)
      context.addIssue({
        code: 'custom',
        path: ['validUntil'],
        message: 'write a day that is not before issued',
      });
    const seen = new Set<string>();
    for (const [place, { from, to, size }] of lanes.entries()) {
      const lane = `${from} ${to} ${size}`;
      if (seen.has(lane))
        context.addIssue({
          code: 'custom',
          path: ['lanes', place],
          message: `${from} to ${to} with ${size} tons stands here twice`,
        });
      seen.add(lane);
    }
  });

type RateCardBody = z.infer<typeof rateCardSchema>;

/** A rate card and the name of its version, which is that of its file. */
export type RateCard = RateCardBody & { version: string };

/** The prices of one truck size. */
export type TruckRates = z.infer<typeof truckSchema>;

/** The subject of a line of an estimate. */
export type LineKey = 'kilometres' | 'minimum' | 'lane' | 'diesel' | Charge | 'freightOnDelivery';

/** A line of an estimate, in whole naira: the amount is the quantity times the price of one. */
export interface Line {
  key: LineKey;
  /** The trucks that it is for; absent where it is for all of them. */
  size?: TruckSize;
  /** The part of the road that `kilometres` counts, in km from its beginning. */
  band?: { from: number; upTo: number };
  quantity: number;
  unitPrice: number;
  amount: number;
}

/** Makes a line and its amount. */
export const line = (of: Omit<Line, 'amount'>): Line => ({ ...of, amount: of.quantity * of.unitPrice });

/** The sum of lines, in naira. */
export const sum = (lines: readonly Line[]): number => lines.reduce((total, { amount }) => total + amount, 0);

/** The surcharge where the receiver pays, in whole naira. */
export const surcharge = (amount: number, percent: number): number => Math.round((amount * percent) / 100);

/**
 * The change of the road's price when the price of diesel changes: price × share × (now / reference − 1).
 * @param road price of the road at the card's own price of diesel, in naira
 * @param now naira for a litre
 * @returns whole naira, below zero when diesel is cheaper than at the card's date
 */
export function dieselChange(road: number, now: number, { diesel }: Pick<RateCard, 'diesel'>): number {
  return Math.round((road * diesel.share * (now - diesel.reference)) / (100 * diesel.reference));
}

/**
 * The card that holds the prices of a day: of those issued by then, the one issued last. A card that was replaced does not come back
 * when its successor runs out, even where it was to hold longer. Samples count only while there is no other card.
 * @param cards all versions
 * @param day ISO date in Lagos
 * @returns nothing where no card has been issued yet; the card may have run out: `estimate` says so
 */
export function currentCard(cards: readonly RateCard[], day: string): RateCard | undefined {
  const issued = cards.filter((card) => card.issued <= day);
  const real = issued.filter(({ sample }) => !sample);
  return newestFirst(real.length > 0 ? real : issued)[0];
}

/** Cards by the day of issue, newest first; of two of one day, the later name first. */
export function newestFirst(cards: readonly RateCard[]): RateCard[] {
  return cards.toSorted((one, other) => compare(other.issued, one.issued) || compareNames(other, one));
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));
const compareNames = ({ version: one }: RateCard, { version: other }: RateCard) =>
  compareNumbered(one, other);

/** Whether a card no longer holds on a day. */
export const hasRunOut = ({ validUntil }: RateCard, day: string): boolean => validUntil < day;
