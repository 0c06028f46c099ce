import type { Worksheet } from './worksheet.ts';

/** Figures of a warehouse for a month. Space is in m², money in naira. */
export const SPACE_FIELDS = [
  'space',
  'aisles',
  'filled',
  'rent',
  'people',
  'power',
  'upkeep',
  'other',
] as const;
export type SpaceField = (typeof SPACE_FIELDS)[number];

/** The results of the sheet. */
export const SPACE_LINES = ['usable', 'income', 'costs', 'keeps', 'perMetre', 'breakEven'] as const;
export type SpaceLine = (typeof SPACE_LINES)[number];

const PERCENT = 100;

/**
 * The monthly result of a building: no example, because no rent of today was found that could be named. `aisles` and `filled` are per
 * cent, of the floor and of what is left of it.
 */
export const SPACE_SHEET: Worksheet<SpaceField, SpaceLine> = {
  fields: SPACE_FIELDS,
  divisors: ['space', 'rent'],
  work: ({ space, aisles, filled, rent, people, power, upkeep, other }) => {
    const usable = (space * Math.max(0, PERCENT - aisles)) / PERCENT;
    const income = ((usable * filled) / PERCENT) * rent;
    const costs = people + power + upkeep + other;
    const whole = usable * rent;
    return {
      usable,
      income,
      costs,
      keeps: income - costs,
      perMetre: costs / space,
      breakEven: whole === 0 ? 0 : (costs / whole) * PERCENT,
    };
  },
};
