import { z } from 'zod';
import { addressList } from '../../leads/mail/desk-config.ts';

/** As `Date.getUTCDay` counts them. */
export const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Before the desk opens. */
const DEFAULT_TIME = '07:00';
const DEFAULT_WEEKLY_DAY: Weekday = 'mon';
const OFF = 'off';
const HOUR = 60;

const parts = (list: string) => list.split(',').map((part) => part.trim().toLowerCase());
const weekday = z.enum(WEEKDAYS, `write days like mon, from ${WEEKDAYS.join(', ')}; or ${OFF}`);

/** The variables of the digests. */
export const digestVariables = {
  DIGEST_EMAIL: addressList.optional(),
  DIGEST_TIME: z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'write a time of Lagos like 07:00')
    .optional(),
  DIGEST_DAYS: z
    .string()
    .transform((list) => (list.trim().toLowerCase() === OFF ? [] : parts(list)))
    .pipe(z.array(weekday))
    .optional(),
  DIGEST_WEEKLY_EMAIL: addressList.optional(),
  DIGEST_WEEKLY_DAY: z
    .string()
    .transform((day) => day.trim().toLowerCase())
    .pipe(z.union([z.literal(OFF), weekday], `write a day like mon, or ${OFF}`))
    .optional(),
};

type Given = z.output<z.ZodObject<typeof digestVariables>> & { SALES_EMAIL?: string[] | undefined };

/** When a digest goes out, and to whom. */
export interface DigestPlan {
  kind: 'daily' | 'weekly';
  days: Weekday[];
  to: string[];
}

/** The digests that are sent, at one time of the day. */
export interface DigestConfig {
  /** Minutes after midnight in Lagos. */
  minutes: number;
  plans: DigestPlan[];
}

/** @returns nothing where no address of the desk is set, or every day is off */
export function digestOf(given: Given): DigestConfig | undefined {
  const to = given.DIGEST_EMAIL ?? given.SALES_EMAIL ?? [];
  const weekly = given.DIGEST_WEEKLY_DAY ?? DEFAULT_WEEKLY_DAY;
  const all: DigestPlan[] = [
    { kind: 'daily', days: given.DIGEST_DAYS ?? [...WEEKDAYS], to },
    { kind: 'weekly', days: weekly === OFF ? [] : [weekly], to: given.DIGEST_WEEKLY_EMAIL ?? to },
  ];
  const plans = all.filter((plan) => plan.days.length > 0 && plan.to.length > 0);
  if (plans.length === 0) return undefined;
  const [hours = 0, minutes = 0] = (given.DIGEST_TIME ?? DEFAULT_TIME).split(':').map(Number);
  return { minutes: hours * HOUR + minutes, plans };
}
