/*
 * The gross weight that a truck may have on the road, in tonnes, as far as sources carry. No Nigerian table of gross weights by axles
 * was found, and neither was Annex 2 of the ECOWAS Act, which holds the limits of axle groups (docs/decisions/0030-axle-load-limits.md).
 */

/**
 * The most on a single load-carrying axle: ECOWAS Supplementary Act SP.17/02/12, article 4, February 2012.
 * @see https://africanlii.org/akn/aa-ecowas/act/2012/2-sp17/eng@2012-02-17
 */
export const SINGLE_AXLE_LIMIT = 11.5;

/**
 * The most that any truck may weigh with its load in Nigeria, as a minister is quoted; undated, a weak source.
 * @see https://newsclickng.com/featured/fed-govt-outlaws-weights-above-45000-tonnes-on-roads
 */
export const GROSS_CEILING = 45;

/**
 * The two ends of UEMOA's table, which is not Nigerian law: a rigid truck on two axles, and the most on six.
 * @see https://fer.ci/pesage/reglement
 * @see https://news.abidjan.net/articles/600628/protection-des-infrastructures-routieres-le-reglement-n14-de-luemoa-applicable-en-cote-divoire-a-partir-du-1er-octobre
 */
export const TWO_AXLE_GROSS = 18;
export const SIX_AXLE_GROSS = 51;

/** A weight is planned in whole steps of 100 kg, rounded down. */
const STEPS = 10;
const NOISE = 1e-9;

/**
 * The gross weight that a truck is planned to have at most, until a weighbridge has said otherwise: our own line between UEMOA's two
 * ends, below Nigeria's ceiling. It is a plan, not a law.
 * @param axles of truck and trailer together, 2 to 6
 * @returns tonnes
 */
export function plannedGross(axles: number): number {
  const line = TWO_AXLE_GROSS + ((SIX_AXLE_GROSS - TWO_AXLE_GROSS) * (axles - 2)) / 4;
  return Math.min(GROSS_CEILING, SINGLE_AXLE_LIMIT * axles, line);
}

/** Rounds the weight that is left for goods down to 100 kg. */
export const roundedDown = (tonnes: number): number => Math.floor(tonnes * STEPS + NOISE) / STEPS;
