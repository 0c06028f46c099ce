import { lagosDay } from '#domain/shared/dates.ts';
import { type DigestConfig, type DigestPlan, WEEKDAYS } from './digest-config.ts';

const MINUTE_MS = 60_000;
/** Nigeria has no summer time. */
const LAGOS_AHEAD_MS = 60 * MINUTE_MS;

/** A digest whose time of today has come. */
export interface Slot {
  /** The same in every process. */
  id: string;
  plan: DigestPlan;
}

/** The digests of today in Lagos whose time has come. @param now in ms since 1970 */
export function slotsDue({ minutes, plans }: DigestConfig, now: number): Slot[] {
  const lagos = new Date(now + LAGOS_AHEAD_MS);
  if (lagos.getUTCHours() * 60 + lagos.getUTCMinutes() < minutes) return [];
  const today = WEEKDAYS[lagos.getUTCDay()];
  return plans
    .filter(({ days }) => days.some((day) => day === today))
    .map((plan) => ({ id: slotId(plan.kind, now), plan }));
}

/** The id of the digest of a day. */
export const slotId = (kind: DigestPlan['kind'], now: number): string => `${kind}-${lagosDay(new Date(now))}`;
