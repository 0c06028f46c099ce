import { CONTAINERS } from '#domain/price/trucks/containers.ts';
import {
  GROSS_CEILING,
  SINGLE_AXLE_LIMIT,
  SIX_AXLE_GROSS,
  TWO_AXLE_GROSS,
} from '#domain/price/trucks/road-weights.ts';

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
