import type { Config } from '../config/config.ts';
import { targetChecks } from '../leads/crm/channels.ts';
import { repliesCheck } from '../leads/replies/index.ts';
import { alertsNeeds } from '../notifications/alerts/index.ts';
import { digestCheck } from '../notifications/digest/index.ts';
import type { Check } from './doctor/check.ts';

/** What the doctor looks at of the parts that the site can be without (docs/modules.md). */
const CHECKS: Record<string, (config: Config) => Check | Check[]> = {
  digestCheck,
  repliesCheck,
  targetChecks,
};

/** A setting that the check before the launch asks for. */
interface Need {
  /** Its variable. */
  where: string;
  isSet: boolean;
  /** What to do where it is not set. */
  says: string;
}

/** What the check before the launch asks of those parts. */
const NEEDS: Record<string, (config: Config) => Need> = {
  alertsNeeds,
};

export const optionalChecks = (config: Config): Check[] =>
  Object.values(CHECKS).flatMap((checkOf) => checkOf(config));

export const optionalNeeds = (config: Config): Need[] => Object.values(NEEDS).map((needOf) => needOf(config));
