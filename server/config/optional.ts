import type { z } from 'zod';
import { checkTargets, targetsOf, targetVariables } from '../leads/crm/targets-config.ts';
import { repliesOf, repliesVariables } from '../leads/replies/replies-config.ts';
import { alertsOf, alertsVariables } from '../notifications/alerts/index.ts';
import { digestOf, digestVariables } from '../notifications/digest/schedule.ts';
import { indexNowOf, indexNowVariables } from '../notifications/indexnow/notified-pages.ts';
import { offlineOf, offlineVariables } from './offline.ts';

/** The variables of the parts that the site can be without: without its lines here, nobody is asked for them (docs/modules.md). */
export const optionalVariables = {
  ...alertsVariables,
  ...digestVariables,
  ...indexNowVariables,
  ...offlineVariables,
  ...repliesVariables,
  ...targetVariables,
};

/** With one that is always there: an object of no variables would be one that may have none at all. */
type Variables = typeof optionalVariables & { SALES_EMAIL: z.ZodOptional<z.ZodArray<z.ZodString>> };

type Given = z.output<z.ZodObject<Variables>>;

/** Names a variable, and what contradicts it. */
type Report = (name: string, message: string) => void;

const CONTRADICTIONS: Record<string, (given: Given, error: Report) => void> = {
  checkTargets,
};

/** Reports what of them contradicts what else is given. */
export function checkOptional(given: Given, error: Report): void {
  for (const check of Object.values(CONTRADICTIONS)) check(given, error);
}

/** @returns the settings of those parts */
export function optionalSettings(given: Given) {
  // Nothing else reads it where all parts are left out.
  void given;
  return {
    ...alertsOf(given),
    ...digestOf(given),
    ...indexNowOf(given),
    ...offlineOf(given),
    ...repliesOf(given),
    ...targetsOf(given),
  };
}

/** The settings of the parts that the site can be without. */
export type OptionalConfig = ReturnType<typeof optionalSettings>;
