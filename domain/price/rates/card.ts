import { z } from 'zod';
import { TRUCK_SIZES, type TruckSize } from '../trucks/trucks.ts';
import { day, dieselPrice, kilometres, naira, percent, placeSlug, wholePercent } from './fields.ts';

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

export type RateCardBody = z.infer<typeof rateCardSchema>;

/** A rate card and the name of its version, which is that of its file. */
export type RateCard = RateCardBody & { version: string };

/** The prices of one truck size. */
export type TruckRates = z.infer<typeof truckSchema>;
