import { z } from 'zod';
import type { DigestLine, DigestSection, DigestWords } from '#domain/leads/desk/digest.ts';
import { lagosDay, lagosTime, startOfLagosDay } from '#domain/shared/dates.ts';
import { EMAIL } from '#domain/shared/email-address.ts';
import { addressList } from '../../leads/mail/desk-config.ts';

/** As `Date.getUTCDay` counts them. */
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
type Weekday = (typeof WEEKDAYS)[number];

/** Before the desk opens. */
const DEFAULT_TIME = '07:00';
const DEFAULT_WEEKLY_DAY: Weekday = 'mon';
const OFF = 'off';
const HOUR = 60;

/** What the variable of a digest says: `off`, or to whom, on which days and at which time, each where it is said. */
interface WrittenPlan {
  to?: string[] | undefined;
  days?: Weekday[] | undefined;
  time?: string | undefined;
}

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Addresses, days and a time in any order, like `desk@kayalink.com mon,tue,wed 07:00`, or `off`. */
const plan = z.string().transform((text, context): WrittenPlan => {
  const words = parts(text.replaceAll(/\s+/g, ',')).filter((word) => word !== '');
  if (words.length === 1 && words[0] === OFF) return { days: [] };
  const to = words.filter((word) => EMAIL.test(word));
  const days = WEEKDAYS.filter((day) => words.includes(day));
  const [time, ...more] = words.filter((word) => TIME.test(word));
  const isKnown = (word: string) => word === time || to.includes(word) || days.some((day) => day === word);
  if (more.length > 0 || !words.every(isKnown))
    context.addIssue({
      code: 'custom',
      message: `write addresses, days and a time of Lagos, like desk@kayalink.com mon,tue 07:00; or ${OFF}`,
    });
  return { to: to.length > 0 ? to : undefined, days: days.length > 0 ? days : undefined, time };
});

const parts = (list: string) => list.split(',').map((part) => part.trim().toLowerCase());
const weekday = z.enum(WEEKDAYS, `write days like mon, from ${WEEKDAYS.join(', ')}; or ${OFF}`);

/** The variables of the digests. */
export const digestVariables = {
  DIGEST_DAILY: plan.optional(),
  DIGEST_WEEKLY: plan.optional(),
  DIGEST_EMAIL: addressList.optional(),
  DIGEST_TIME: z.string().regex(TIME, 'write a time of Lagos like 07:00').optional(),
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

/** How often a digest comes. */
export type DigestKind = 'daily' | 'weekly';

/** The channel by which the digests of a kind leave. */
export const digestChannel = (kind: DigestKind) => `digest-${kind}` as const;

/** When a digest goes out, and to whom. */
export interface DigestPlan {
  kind: DigestKind;
  days: Weekday[];
  to: string[];
  /** Minutes after midnight in Lagos. */
  minutes: number;
}

/** The digests that are sent. */
export interface DigestConfig {
  plans: DigestPlan[];
}

/** @returns the settings of digests: none where no address of the desk is set, or every day is off */
export function digestOf(given: Given): { digest: DigestConfig | undefined } {
  const { DIGEST_DAILY: daily = {}, DIGEST_WEEKLY: weekly = {}, DIGEST_WEEKLY_DAY: day } = given;
  const to = daily.to ?? given.DIGEST_EMAIL ?? given.SALES_EMAIL ?? [];
  const minutes = minutesOf(daily.time ?? given.DIGEST_TIME ?? DEFAULT_TIME);
  const earlierDays = day === OFF ? [] : [day ?? DEFAULT_WEEKLY_DAY];
  const all: DigestPlan[] = [
    { kind: 'daily', days: daily.days ?? given.DIGEST_DAYS ?? [...WEEKDAYS], to, minutes },
    {
      kind: 'weekly',
      days: weekly.days ?? earlierDays,
      to: weekly.to ?? given.DIGEST_WEEKLY_EMAIL ?? to,
      minutes: weekly.time === undefined ? minutes : minutesOf(weekly.time),
    },
  ];
  const plans = all.filter((plan) => plan.days.length > 0 && plan.to.length > 0);
  return { digest: plans.length === 0 ? undefined : { plans } };
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * HOUR + minutes;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * HOUR * MINUTE_MS;
/** Nigeria has no summer time. */
const LAGOS_AHEAD_MS = 60 * MINUTE_MS;

/** A digest whose time of today has come. */
export interface Slot {
  /** The same in every process. */
  id: string;
  plan: DigestPlan;
}

/** The digests of today in Lagos whose time has come. @param now in ms since 1970 */
export function slotsDue({ plans }: DigestConfig, now: number): Slot[] {
  const lagos = new Date(now + LAGOS_AHEAD_MS);
  const passed = lagos.getUTCHours() * HOUR + lagos.getUTCMinutes();
  const today = weekdayAt(now);
  return plans
    .filter(({ days, minutes }) => passed >= minutes && days.some((day) => day === today))
    .map((plan) => ({ id: slotId(plan.kind, now), plan }));
}

/** When a digest comes next, as people in Lagos write it. @param now in ms since 1970 */
export function nextTime({ days, minutes }: DigestPlan, now: number): string {
  const midnight = startOfLagosDay(lagosDay(new Date(now))).getTime();
  // Today, and every day until its weekday comes again.
  const times = Array.from(
    { length: WEEKDAYS.length + 1 },
    (_, later) => midnight + later * DAY_MS + minutes * MINUTE_MS,
  );
  const isOnItsDay = (time: number) => days.some((day) => day === weekdayAt(time));
  return lagosTime(new Date(times.find((time) => time > now && isOnItsDay(time)) ?? now).toISOString());
}

const weekdayAt = (time: number) => WEEKDAYS[new Date(time + LAGOS_AHEAD_MS).getUTCDay()];

/** The id of the digest of a day. */
export const slotId = (kind: DigestKind, now: number): string => `${kind}-${lagosDay(new Date(now))}`;

/** A digest for mailboxes that show text only, and for the terminal. */
export function plainDigest({ heading, lead, sections, chart, open, note }: DigestWords): string {
  return [
    heading,
    lead,
    ...sections.map((section) =>
      [section.heading, ...section.lines.map((line) => plainLine(line, open)), ...plainTable(section)].join(
        '\n',
      ),
    ),
    ...(chart ? [chart.alt] : []),
    note,
  ].join('\n\n');
}

function plainLine({ text, details = [], ways = [], href }: DigestLine, open: string): string {
  const reached = ways.map(({ label, href: to }) =>
    /^(?:tel|mailto):/.test(to) ? label : `${label}: ${to}`,
  );
  const lines = [...details, ...reached, ...(href ? [`${open}: ${href}`] : [])];
  return [`- ${text}`, ...lines.map((line) => `  ${line}`)].join('\n');
}

const plainTable = ({ table }: DigestSection): string[] =>
  (table?.rows ?? []).map(([label, now, before]) => {
    const [ofNow, ofBefore] = table?.columns ?? [];
    return `- ${label}: ${now} (${ofBefore?.toLowerCase() ?? ofNow}: ${before})`;
  });
